/** The longest lesson that travels, in bytes of UTF-8: as much as the lesson compiler reads. */
export const TEXT_MAX = 64 * 1024

/** The longest code that is unpacked: text that nothing can pack (base64 makes 4 of 3), with room to spare. */
export const CODE_MAX = 96 * 1024

/**
 * How long a whole link may be, in characters. Telegram ends a message at 4,096, the least that we know of a messenger;
 * with a sentence beside it a link of 4,000 still fits. Browsers take far more. A longer lesson goes as a file.
 */
export const LINK_MAX = 4000

/**
 * Up to which length a whole link is offered as a QR code too. 1,200 bytes make a code of version 25 with the least
 * correction (up to 1,273), 117 squares wide. Decoders want about 3 pixels a square of a phone's 1080-line picture, which
 * spans some 65 degrees: 9 cm wide on a laptop it is read from 40 cm, 1.5 m wide on a projector from 7 m. The next
 * thousand bytes would cost a quarter of the distance.
 */
export const QR_MAX = 1200
