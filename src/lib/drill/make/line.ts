import { type Move, outcomeOf, type Position } from '../../rules'
import { parseIccs } from '../../notation'
import { defend, solve } from '../../solver'
import { killPattern } from '../patterns'
import type { Pattern } from '../types'

/* What a win is called: by the board that its first answer comes to, against the longest defence. */

const shortest = (position: Position, within: number): Move | undefined => {
  const wins = solve(position, within)
  return wins.ok ? wins.value[0]?.move : undefined
}

/** The board after `move` wins in `length`, the defender holding out as long as it can; undefined where it does not win. */
function finalAfter(position: Position, move: Move, length: number): Position | undefined {
  const after = position.play(move)
  if (outcomeOf(after).kind !== 'ongoing') return after
  if (length <= 1) return undefined
  const defence = defend(after, length - 1)
  if (!defence.ok) return undefined
  const answered = after.play(defence.value.reply)
  const next = shortest(answered, length - 1)
  return next === undefined ? undefined : finalAfter(answered, next, length - 1)
}

/** The name of the mate that the first answer leads to, where it has one. */
export function patternOf(position: Position, answers: readonly string[], length: number): Pattern | undefined {
  const move = parseIccs(answers[0] ?? '')
  const final = move === undefined ? undefined : finalAfter(position, move, length)
  return final && killPattern(final)
}
