import type { Role } from '../rules'

/*
 * One alphabet for move texts of every style: a letter for the role, digits, 前 中 后, and + - = for 进 退 平.
 * What players write is brought to it once; what a move may be called is spelled in it.
 */

export const LETTERS: Readonly<Record<Role, string>> = {
  general: 'K',
  advisor: 'A',
  elephant: 'E',
  horse: 'H',
  chariot: 'R',
  cannon: 'C',
  soldier: 'P',
}

/** Longer than any move text with its blanks; what is longer is refused unread. */
export const MOVE_TEXT_MAX = 32

const VARIANTS: readonly (readonly [canonical: string, written: string])[] = [
  ['K', '帅帥将將G'],
  ['A', '仕士'],
  ['E', '相象B'],
  ['H', '马馬傌㐷N'],
  ['R', '车車俥伡'],
  ['C', '炮砲包礮'],
  ['P', '兵卒'],
  ['后', '後'],
  ['+', '进進'],
  ['-', '退−–—‐'],
  ['=', '平.'],
  ...Array.from('一二三四五六七八九', (numeral, i) => [String(i + 1), numeral] as const),
]

const CANONICAL = new Map(
  VARIANTS.flatMap(([canonical, written]) => Array.from(written, (sign) => [sign, canonical] as const)),
)

/** A {@link plainText} in the one alphabet, without blanks; signs that are not part of it stay as they are. */
export const canonicalText = (plain: string): string =>
  Array.from(plain.replaceAll(/\s/g, '').toUpperCase(), (sign) => CANONICAL.get(sign) ?? sign).join('')

/** One letter; then what may stand before a move's sign, or alone in the short record. */
const L = `[${Object.values(LETTERS).join('')}]`
const NAME = `[前中后1-9](?:${L}|[1-9])|${L}[前中后1-9]|[前中后]${L}[1-9]`
const SHAPE = new RegExp(`^(?:(?:${NAME}|[+-]${L}|${L}[+-])[+=-]|${NAME})[1-9]$`)

/** Superscripts, subscripts and circled numbers, which NFKC takes for plain ones: a footnote's mark is no file. */
const NO_DIGITS = /[\p{No}⁺-₎]/u

/** A text in plain widths; empty when it is too long for a move or holds signs that no move is written with. */
export const plainText = (text: string): string =>
  text.length > MOVE_TEXT_MAX || NO_DIGITS.test(text) ? '' : text.normalize('NFKC')

/** Whether a canonical text has the shape of a move at all, on whatever board. */
export const isMoveShaped = (canonical: string): boolean => SHAPE.test(canonical)
