import { formatMove, type MoveStyle, parseIccs, parseMove } from '../notation'
import type { Move, Position } from '../rules'
import type { Compiled } from './compile'
import { linesOf, readFields } from './fields'
import type { Edit, Editor } from './editor'
import { xiangqiBlocks } from './fix-blocks'
import { findMove } from './moves'
import { Problems } from './problems'
import { BLOCK_KEYS, type BlockKey } from './vocabulary'

const MOVE_KEYS: ReadonlySet<BlockKey> = new Set<BlockKey>(['moves', 'answer', 'before', 'reply', 'wrong', 'ok'])

/** The lines of the blocks whose values are moves. */
function moveLines(text: string): ReadonlySet<number> {
  const fileLines = text.split(/\r\n|\r|\n/)
  const lines = new Set<number>()
  for (const node of xiangqiBlocks(text)) {
    const { fields } = readFields(linesOf(node, fileLines), BLOCK_KEYS, new Problems())
    for (const { key, value } of fields.keys()) {
      if (!MOVE_KEYS.has(key)) continue
      let at = 0
      for (const part of value.text.split('\n')) {
        lines.add(value.placeAt(at).line)
        at += part.length + 1
      }
    }
  }
  return lines
}

/** In which notation the author wrote the move. */
function styleOf(text: string): MoveStyle {
  if (parseIccs(text.normalize('NFKC')) !== undefined) return 'iccs'
  return /\p{Script=Han}/u.test(text) ? 'chinese' : 'wxf'
}

const isTraditional = (text: string): boolean => /[帥將馬車進後俥傌]/.test(text)

/** Whether the new text means the same move wherever the old one may have stood. */
function meansSame(position: Position, text: string, move: Move): boolean {
  const parsed = parseMove(position, text)
  return (parsed.ok ? parsed.value : findMove(position, text)?.move) === move
}

/** The one form of each move, in the notation that its author chose for it. */
export function fixMoves(editor: Editor, { moves }: Compiled): Edit[] {
  const lines = moveLines(editor.text)
  const edits = new Map<number, Edit>()
  for (const { text: source, position, move } of moves) {
    const { text, place } = source
    if (!lines.has(place.line)) continue
    const { at, line } = editor.lineAt(place.line)
    const formed = formatMove(position, move, styleOf(text), isTraditional(text) ? 'hant' : 'hans')
    const isThere = line.startsWith(text, place.column - 1)
    if (!isThere || formed === text || !meansSame(position, formed, move)) continue
    edits.set(at + place.column - 1, { at: at + place.column - 1, length: text.length, text: formed })
  }
  return [...edits.values()]
}
