import type { Code } from 'mdast'
import type { Compiled } from './compile'
import type { Edit, Editor } from './editor'
import { exerciseId } from './exercise-id'
import { linesOf, readFields } from './fields'
import { stepParts } from './fix-blocks'
import { Problems } from './problems'
import type { SectionParts } from './section-parts'
import { isExercise } from './types'
import { BLOCK_KEYS, VERSE_KEYS } from './vocabulary'

type StepBlock = NonNullable<SectionParts['block']>

const fieldsOf = ({ node, name }: StepBlock, fileLines: readonly string[]) => {
  const [lines, problems] = [linesOf(node, fileLines), new Problems()]
  return name === 'verse'
    ? readFields(lines, VERSE_KEYS, problems, () => true).fields
    : readFields(lines, BLOCK_KEYS, problems).fields
}

const isTraditional = (text: string): boolean => /[務號錯講標應執題著]/.test(text)

/** `编号：` as the block's other keys are written: their language, script and colon. */
function idKey(block: StepBlock, fileLines: readonly string[]): string {
  const names = fieldsOf(block, fileLines)
    .keys()
    .map(({ name }) => name)
  const like = names.map(({ text }) => text).join('')
  const key = isTraditional(like) ? '編號' : BLOCK_KEYS.nameOf('id', like)
  const first = names[0]
  const after = first ? fileLines[first.place.line - 1]?.slice(first.place.column - 1 + first.text.length) : undefined
  const colon = /^\s*[:：][ \t]*/.exec(after ?? '')?.[0]
  return key + (colon ?? ': ')
}

/** The line before which a new key may stand: a line that begins with blanks goes on with the one above it. */
function lineForKey(node: Code): number | undefined {
  const lines = node.value.split('\n')
  const free = lines.findIndex((line) => line.trim() !== '' && !/^(?: {2}|\t|\u3000)/.test(line))
  if (free < 0) return undefined
  const start = (node.position?.start.line ?? 1) + 1
  return lines.slice(0, free).every((line) => line.trim() === '') ? start : start + free
}

function editFor(editor: Editor, { parts, headingEnd }: Place, id: string, fileLines: readonly string[]): Edit[] {
  const { block } = parts
  if (!block) {
    const { at, line } = editor.lineAt(headingEnd)
    const end = editor.endOf(headingEnd)
    return [{ at: at + line.length, length: 0, text: `${end}<!-- id: ${id} -->` }]
  }
  const number = lineForKey(block.node)
  if (number === undefined || fieldsOf(block, fileLines).has('id')) return []
  const { node } = block
  const indent = /^[ \t]*/.exec(editor.lineAt(node.position?.start.line ?? 1).line)?.[0] ?? ''
  const text = `${indent}${idKey(block, fileLines)}${id}${editor.endOf(number - 1)}`
  return [{ at: editor.lineAt(number).at, length: 0, text }]
}

interface Place {
  readonly parts: SectionParts
  /** The last line of the step's heading. */
  readonly headingEnd: number
}

/** The ids that exercises lack, each a line of its own: in the block, or as a comment where a choice has none. */
export function missingIds(editor: Editor, { lesson }: Compiled, others: ReadonlySet<string>): Edit[] {
  if (!lesson) return []
  const fileLines = editor.text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const taken = new Set([...others, ...lesson.steps.map(({ id }) => id)])
  return stepParts(editor.text).flatMap(({ section, parts }, i) => {
    const step = lesson.steps[i]
    const headingEnd = section.heading?.position?.end.line ?? 1
    const block = parts.block && fieldsOf(parts.block, fileLines)
    if (!step || !isExercise(step) || parts.id || block?.has('id') === true) return []
    const id = exerciseId(lesson.id, step, taken)
    taken.add(id)
    return editFor(editor, { parts, headingEnd }, id, fileLines)
  })
}
