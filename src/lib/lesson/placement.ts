import { parsePoint } from '../notation'
import { otherSide, type Piece, type Point, type Role, type Setup, type Side } from '../rules'
import { type Hint, hint, type Problems } from './problems'
import type { SourceText } from './source-text'
import { hasHan, ROLE_WORDS, SIDE_WORDS } from './vocabulary'

/* Positions as lists of pieces: `红 帅e0 马e4；黑 将d9 卒e5；红走`. */

const TURN = new RegExp(
  String.raw`^(?:轮到|輪到)?(${SIDE_WORDS.pattern()})(?:先?走|先|方走|\s+(?:to\s+move|moves?(?:\s+first)?))$`,
  'i',
)
const SIDE = new RegExp(String.raw`^(${SIDE_WORDS.pattern()})(?![a-z])\s*[:：]?\s*`, 'i')
const TOKEN = /[a-z][0-9]+(?![a-z0-9])|[a-z]+?(?=[a-i][0-9](?![a-z0-9])|[^a-z]|$)|\p{Script=Han}|[^\s、，,]/giu

/** `红走`, `Red to move`: whose turn it is. */
export function parseTurn(text: string): Side | undefined {
  const word = TURN.exec(text.trim())?.[1]
  return word === undefined ? undefined : SIDE_WORDS.find(word)
}

/** What a section that speaks of the turn in words of its own should be: `红走` for `轮红走`. */
function turnHint(text: string): Hint | undefined {
  const [side, ...others] = text.match(new RegExp(SIDE_WORDS.pattern(), 'gi')) ?? []
  const value = side === undefined ? undefined : SIDE_WORDS.find(side)
  if (value === undefined || others.length > 0 || !/走|先|轮|輪|move|turn|first/i.test(text)) return undefined
  const word = hasHan(text) ? `${SIDE_WORDS.nameOf(value, '字')}走` : `${value === 'red' ? 'Red' : 'Black'} to move`
  return hint('did-you-mean', { word })
}

/** What would mend a section that is neither pieces nor a turn. */
export const sectionHint = (text: string): Hint => turnHint(text) ?? hint('position-form')

/** Begins with a side: what follows are its pieces. */
export const isPlacement = (text: string): boolean => SIDE.test(text)

/** A role that waits for its points. */
interface OpenRole {
  readonly text: SourceText
  readonly value: Role
  readonly isPlaced: boolean
}

class PlacementReader {
  readonly pieces = new Map<Point, Piece>()
  private readonly problems: Problems

  constructor(problems: Problems) {
    this.problems = problems
  }

  /** One side's pieces. A role stands before its points, and holds until the next role. */
  readSide(source: SourceText): void {
    const text = source.narrowPoints()
    const match = SIDE.exec(text.text)
    const side = match?.[1] === undefined ? undefined : SIDE_WORDS.find(match[1])
    if (!match || !side)
      return this.problems.add(text.place, 'position-unreadable', { text: text.text }, sectionHint(text.text))
    let role: OpenRole | undefined
    for (const token of text.slice(match[0].length).matches(TOKEN)) {
      if (/^[a-z][0-9]/i.test(token.text)) {
        this.place(token, side, role?.value)
        if (role) role = { ...role, isPlaced: true }
        continue
      }
      this.reportUnplaced(role)
      role = this.readRole(token)
    }
    this.reportUnplaced(role)
  }

  private readRole(token: SourceText): OpenRole | undefined {
    const value = ROLE_WORDS.find(token.text)
    if (value) return { text: token, value, isPlaced: false }
    return this.problems.add(token.place, 'piece-unreadable', { text: token.text }, ROLE_WORDS.hintFor(token.text))
  }

  private reportUnplaced(role: OpenRole | undefined): void {
    if (role && !role.isPlaced)
      this.problems.add(role.text.place, 'piece-without-point', { piece: role.text.text }, hint('point-form'))
  }

  /** A point after what is no role has been reported with it. */
  private place(token: SourceText, side: Side, role: Role | undefined): void {
    const point = parsePoint(token.text)
    if (point === undefined)
      this.problems.add(token.place, 'point-unreadable', { text: token.text }, hint('point-form'))
    else if (this.pieces.has(point)) this.problems.add(token.place, 'point-taken', { point: token.text })
    else if (role) this.pieces.set(point, { side, role })
  }
}

/** Reads the sections of a list of pieces, in any order; without a word about the turn Red is to move. */
export function readPlacement(sections: readonly SourceText[], problems: Problems): Setup {
  const reader = new PlacementReader(problems)
  let turn: Side | undefined
  for (const section of sections) {
    const said = parseTurn(section.text)
    if (said) turn = said
    else reader.readSide(section)
  }
  const sides = [...reader.pieces.values()].map(({ side }) => side)
  // Where only one side stands on the board, nobody else can be to move.
  const [only] = sides
  const alone = only && !sides.includes(otherSide(only)) ? only : 'red'
  return { pieces: reader.pieces, turn: turn ?? alone }
}
