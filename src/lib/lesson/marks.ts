import { formatIccs, formatPoint, parseIccs } from '../notation'
import type { Move, Point, Position } from '../rules'
import { hint, type Problems } from './problems'
import { findPoint, parsePieceName, readPoint } from './points'
import type { SourceText } from './source-text'
import type { LessonMark, MarkColour } from './types'
import { COLOUR_WORDS, type Shape, SHAPE_WORDS } from './vocabulary'

/* Marks: `e5 红圈，e4-f6 叉，e4 “马腿”`. What stands after a place describes it; places without words share the next's. */

interface Look {
  colour?: MarkColour
  shape?: Shape
  words?: string
}
type Place = { readonly at: Point } | { readonly move: Move }

const TOKEN =
  /["“「'‘][^"”」'’]*["”」'’]|[a-i][0-9](?:\s*(?:-|–|—|→|->)\s*)?[a-i][0-9]|[a-i][0-9]|(?:red|black)\s+(?!circle|cross|arrow)[a-z]+|[^\s、，,；;"“「]+/gi
const QUOTED = /^["“「'‘](.*)["”」'’]$/s

const COLOUR_START = new RegExp(`^(?:${COLOUR_WORDS.pattern()})`, 'i')
const SHAPE_START = new RegExp(`^(?:${SHAPE_WORDS.pattern()})`, 'i')

/** Takes colours and shapes written together, 红圈 or 圈红, apart; undefined where anything else is in the word. */
function parseLook(word: string): Look | undefined {
  const look: Look = {}
  let rest = word
  while (rest !== '') {
    const colour = COLOUR_START.exec(rest)?.[0]
    const shape = colour === undefined ? SHAPE_START.exec(rest)?.[0] : undefined
    const found = colour ?? shape
    if (found === undefined) return undefined
    const [colourValue, shapeValue] = [COLOUR_WORDS.find(colour ?? ''), SHAPE_WORDS.find(shape ?? '')]
    if (colourValue) look.colour = colourValue
    if (shapeValue) look.shape = shapeValue
    rest = rest.slice(found.length).replace(/^[-的色]/, '')
  }
  return look
}

function marksOf(place: Place, { colour, shape, words }: Look): LessonMark[] {
  if ('move' in place) {
    const crossed = shape === 'cross'
    return [{ type: 'arrow', move: formatIccs(place.move), colour: colour ?? (crossed ? 'red' : 'green'), crossed }]
  }
  const at = formatPoint(place.at)
  const marks: LessonMark[] = []
  if (shape === 'cross') marks.push({ type: 'cross', at, colour: colour ?? 'red' })
  else if (shape === 'circle' || words === undefined) marks.push({ type: 'circle', at, colour: colour ?? 'green' })
  if (words !== undefined) marks.push({ type: 'words', at, text: words, colour: colour ?? 'blue' })
  return marks
}

class MarkReader {
  readonly marks: LessonMark[] = []
  private open: Place[] = []
  private look: Look | undefined
  private readonly position: Position
  private readonly problems: Problems

  constructor(position: Position, problems: Problems) {
    this.position = position
    this.problems = problems
  }

  readToken(token: SourceText): void {
    const quoted = QUOTED.exec(token.text)?.[1]
    const look = quoted === undefined ? parseLook(token.text) : { words: quoted.trim().slice(0, 20) }
    const place = look ? undefined : this.placeOf(token)
    if (place) {
      if (this.look) this.close()
      this.open.push(place)
    } else if (look && this.open.length > 0) this.look = { ...this.look, ...look }
    else if (look) this.problems.add(token.place, 'mark-unreadable', { text: token.text }, hint('point-form'))
  }

  private placeOf(token: SourceText): Place | undefined {
    const move = parseIccs(token.text)
    if (move !== undefined) return { move }
    const at = findPoint(this.position, token.text)
    if (at !== undefined) return { at }
    if (parsePieceName(token.text)) {
      readPoint(this.position, token, this.problems)
      return undefined
    }
    return this.problems.add(
      token.place,
      'mark-unreadable',
      { text: token.text.slice(0, 40) },
      this.hintFor(token.text),
    )
  }

  private hintFor(word: string) {
    const shape = SHAPE_WORDS.hintFor(word)
    return shape.code === 'did-you-mean' ? shape : COLOUR_WORDS.hintFor(word)
  }

  close(): void {
    for (const place of this.open) this.marks.push(...marksOf(place, this.look ?? {}))
    this.open = []
    this.look = undefined
  }
}

/** Reads circles, crosses, arrows and words on points. */
export function readMarks(position: Position, text: SourceText, problems: Problems): LessonMark[] {
  const reader = new MarkReader(position, problems)
  for (const token of text.narrowPoints().matches(TOKEN)) reader.readToken(token)
  reader.close()
  return reader.marks
}
