/** The longest lesson that travels, in bytes of UTF-8: as much as the lesson compiler reads. */
export const TEXT_MAX = 64 * 1024

/** The longest code that is unpacked: text that nothing can pack (base64 makes 4 of 3), with room to spare. */
export const CODE_MAX = 96 * 1024

/**
 * How long a whole link may be, in characters. Telegram ends a message at 4,096 and the strictest mail programs and chat
 * boxes leave more than that in one piece; browsers and WeChat's scanner take far more. With a sentence beside it a link
 * of 4,000 still fits. A longer lesson goes as a file.
 */
export const LINK_MAX = 4000

/**
 * Up to which length a whole link is offered as a QR code too. 1,200 bytes are a code of version 25 with the least
 * correction (1,273 bytes), 117 squares wide: on a laptop 9 cm wide, a phone at 30 cm sees each square 4 pixels wide in
 * its 1080-line preview; on a projector 1.5 m wide, 8 m away, 2.7 pixels. Below 2.5 old phones read nothing.
 */
export const QR_MAX = 1200
