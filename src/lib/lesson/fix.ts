import { compile, type Compiled, type CompileOptions } from './compile'
import { type Edit, Editor } from './editor'
import { missingIds } from './fix-ids'
import { fixMoves } from './fix-moves'
import type { Lesson } from './types'

export interface Fixed {
  /** The file as it should be; the very same text where nothing is to be mended. */
  readonly text: string
  /** How many ids were written, moves brought into one form, colons mended. */
  readonly ids: number
  readonly moves: number
  readonly colons: number
}

/** Colons of the front matter: half-width, and a blank before a value. */
const fixColons = (editor: Editor, { problems }: Compiled): Edit[] =>
  problems.flatMap(({ code, line, column }) => {
    if (code !== 'front-matter-colon') return []
    const { at, line: text } = editor.lineAt(line)
    const rest = text.slice(column - 1)
    const colon = /^[:：][ \t\u3000]*/.exec(rest)?.[0]
    if (colon === undefined) return []
    const value = colon.length < rest.length ? ': ' : ':'
    return [{ at: at + column - 1, length: colon.length, text: value }]
  })

/** A lesson without what an id changes: the same before and after ids are written. */
const withoutIds = (lesson: Lesson | undefined): string =>
  JSON.stringify(lesson && { ...lesson, steps: lesson.steps.map((step) => ({ ...step, id: '' })) })

/**
 * Mends what needs no judgement: exercises without an id get one, moves in blocks get their one form in the author's
 * own notation, full-width colons in the front matter become half-width. Every other byte stays, and mending twice is
 * mending once. What would make another lesson of the text is left alone. `taken`: ids that other lessons have.
 */
export function fixLesson(text: string, taken: ReadonlySet<string> = new Set(), options: CompileOptions = {}): Fixed {
  const before = compile(text, options)
  const editor = new Editor(text)
  const colons = fixColons(editor, before)
  const colonsMended = editor.apply(colons)
  // Behind a colon that could not be read the lesson's id may stand, with which those of its exercises begin.
  const read = colons.length > 0 ? compile(colonsMended, options) : before
  const middle = new Editor(colonsMended)
  const ids = missingIds(middle, read, taken)
  const moves = fixMoves(middle, read)
  for (const edits of [[...ids, ...moves], ids]) {
    if (edits.length === 0) break
    const mended = middle.apply(edits)
    if (withoutIds(compile(mended, options).lesson) === withoutIds(read.lesson))
      return { text: mended, ids: ids.length, moves: edits.length - ids.length, colons: colons.length }
  }
  return { text: colonsMended, ids: 0, moves: 0, colons: colons.length }
}
