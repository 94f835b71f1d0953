import { formatMove, parseMove } from '../notation'
import type { Move, Position } from '../rules'
import type { Difference, WrittenChoice } from './types'

/* What a learner picks a move's text from. */

/** A strict text: the piece's name, 进 退 or 平, and the end. */
const STRICT = /^(.)(.)([进退平])(.)$/
const HANS = '一二三四五六七八九'
const OTHER_WORDS: Readonly<Record<string, string>> = { 前: '后', 后: '前', 中: '前', 进: '退', 退: '进', 平: '进' }

/** A numeral of the same kind, full-width or not. */
const numeral = (like: string, value: number): string => (HANS.includes(like) ? HANS.charAt(value - 1) : String(value))

/** The value of a numeral, 0 for what is none. */
const valueOf = (sign: string): number => HANS.indexOf(sign) + 1 || Number(sign) || 0

/** Numerals that a learner mistakes for this one: counted from the other side first, then its neighbours and the rest. */
function mistakenFor(sign: string): string[] {
  const value = valueOf(sign)
  const values = [10 - value, value + 1, value - 1, 1, 2, 3]
  return values.filter((other) => other !== value && other > 0 && other < 10).map((other) => numeral(sign, other))
}

/** Texts that differ from the strict one in one thing alone, the likeliest mistake first. */
function nearMisses(text: string): readonly (readonly [Difference, readonly string[]])[] {
  const [, first = '', second = '', sign = '', end = ''] = STRICT.exec(text) ?? []
  if (end === '') return []
  const other = OTHER_WORDS[first]
  const names = other ? [other + second] : mistakenFor(second).map((number) => first + number)
  return [
    ['other-piece', names.map((name) => name + sign + end)],
    ['other-direction', [first + second + (OTHER_WORDS[sign] ?? '') + end]],
    ['other-target', mistakenFor(end).map((number) => first + second + sign + number)],
  ]
}

/** Whether `text` may mean the move: such a text is no mistake. */
function mayMean(position: Position, text: string, move: Move): boolean {
  const parsed = parseMove(position, text)
  if (parsed.ok) return parsed.value === move
  return parsed.error.code === 'ambiguous' && parsed.error.candidates.includes(move)
}

/** The right text among its near misses, in an order that says nothing and is always the same. */
export function choicesFor(position: Position, move: Move): WrittenChoice[] {
  const text = formatMove(position, move, 'chinese', 'hans')
  const misses = nearMisses(text).flatMap(([differs, texts]): WrittenChoice[] => {
    const wrong = texts.find((other) => other !== text && !mayMean(position, other, move))
    return wrong === undefined ? [] : [{ text: wrong, differs }]
  })
  const choices = [{ text }, ...misses]
  return choices.sort((a, b) => (a.text < b.text ? -1 : 1))
}
