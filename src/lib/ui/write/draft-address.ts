/** A draft's address on its page. Its id means nothing to any other device. */
export const draftAddress = (id: string): string => `#draft=${id}`

/** The draft that an address's fragment names. */
export const draftOf = (hash: string): string | undefined => /^#draft=([a-z0-9]+)$/.exec(hash)?.[1]
