import { fileURLToPath } from 'node:url'

/**
 * Named character references (`&amp;`) are decoded by a table and not by the page's DOM: a worker has none, and every
 * reader of a lesson's text gets the same.
 */
export const entities = {
  'decode-named-character-reference': fileURLToPath(import.meta.resolve('decode-named-character-reference')),
}
