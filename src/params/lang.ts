import { languageOfSegment, type Segment } from '$lib/i18n/languages'

/** The first part of an address, where it names a language. */
export const match = (param: string): param is Segment => languageOfSegment(param) !== undefined
