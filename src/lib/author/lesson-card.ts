import { FRONT_MATTER_KEYS, type FrontMatterKey, TASKS } from '../lesson/vocabulary'
import { keyLinesOf, keyOf } from './key-lines'
import { type LineRange, type Outline, outlineOf } from './outline'

/** What tells a lesson from others at a glance. */
export interface LessonCard {
  /** As the author wrote them; undefined where they are missing. */
  readonly title: string | undefined
  readonly summary: string | undefined
  readonly exercises: number
}

function frontValue({ lines, frontMatter }: Outline, key: FrontMatterKey): string | undefined {
  const head = frontMatter ? lines.slice(1, frontMatter.to - 1) : []
  for (const line of head) {
    const found = keyOf(line)
    if (!found || FRONT_MATTER_KEYS.find(found.name) !== key) continue
    const value = line
      .slice(found.valueColumn - 1)
      .trim()
      .replace(/^(["'])(.*)\1$/, '$2')
    return value === '' ? undefined : value
  }
  return undefined
}

const isChoice = (line: string): boolean => /^\s*[-*+]\s+\[[ xX]\]\s/.test(line)

function isExercise(outline: Outline, step: LineRange): boolean {
  const blocks = outline.blocks.filter(({ from }) => step.from <= from && from <= step.to)
  const tasks = blocks.flatMap((block) => keyLinesOf(outline, block).filter(({ key }) => key === 'task'))
  if (tasks.some(({ value }) => TASKS.find(value) !== 'watch')) return true
  return outline.lines.slice(step.from - 1, step.to).some(isChoice)
}

/** A lesson's title and size, from its lines alone. */
export function lessonCard(text: string): LessonCard {
  const outline = outlineOf(text)
  return {
    title: frontValue(outline, 'title') ?? /^#\s+(.+)$/m.exec(text)?.[1]?.trim(),
    summary: frontValue(outline, 'summary'),
    exercises: outline.steps.filter((step) => isExercise(outline, step)).length,
  }
}
