import { type Problem, problemAt } from './problems'

/*
 * What is refused before any parser sees it: Markdown parsers take seconds over nested or unclosed marks, and a lesson
 * may be anybody's text.
 */

const TEXT_MAX = 64 * 1024
const STEPS_MAX = 200
const LINE_MAX = 2000
export const NESTING_MAX = 8
const MARKS_MAX = 200
/** In the whole text: paragraphs that each keep within the limit add up. */
const ALL_MARKS_MAX = 5000
const LINES_MAX = 5000
/** Lines of lists, tables and quotes in a lesson. */
const ITEMS_MAX = 1000

const CONTAINER = /^[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$))[ \t]?/
const BREAK = /^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/
const ITEM = /^[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$))|^[^|]*\|/

/** How deep quotes and lists stand in each other, judged by the lines' beginnings. */
class Nesting {
  /** Columns at which the open lists' items began. */
  private open: number[] = []

  depthAfter(line: string): number {
    if (BREAK.test(line)) return this.open.length
    let rest = line
    let quotes = 0
    for (let found = CONTAINER.exec(rest); found; found = CONTAINER.exec(rest)) {
      const column = line.length - rest.length + found[0].search(/\S/)
      if (found[0].includes('>')) quotes++
      else this.open = [...this.open.filter((other) => other < column), column]
      rest = rest.slice(found[0].length)
      if (this.open.length + quotes > NESTING_MAX) break
    }
    if (quotes === 0 && /^\S/.test(rest) && rest === line) this.open = []
    return this.open.length + quotes
  }
}

const firstIndex = (lines: readonly string[], isFault: (line: string) => boolean): number | undefined => {
  const index = lines.findIndex(isFault)
  return index < 0 ? undefined : index
}

const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/

/** Follows fenced blocks: whether a line belongs to one, its fences included. */
class Fences {
  private open: string | undefined

  isInside(line: string): boolean {
    const fence = FENCE.exec(line)?.[1]
    if (this.open === undefined) {
      this.open = fence
      return fence !== undefined
    }
    if (fence?.startsWith(this.open) === true && line.trim() === fence) this.open = undefined
    return true
  }
}

const marksIn = (line: string): number => line.replaceAll(/[^*_[\]<&!\\`~]/g, '').length

/** The line with one mark too many for its paragraph, or in a block for its key, or for the whole text. */
function tooManyMarks(lines: readonly string[]): number | undefined {
  const fences = new Fences()
  let marks = 0
  let all = 0
  return firstIndex(lines, (line) => {
    const isInside = fences.isInside(line)
    if (line.trim() === '' || /^ {0,3}#/.test(line) || (isInside && !line.startsWith('  '))) marks = 0
    const found = isInside && FENCE.test(line) ? 0 : marksIn(line)
    marks += found
    all += found
    return marks > MARKS_MAX || all > ALL_MARKS_MAX
  })
}

function tooManyItems(lines: readonly string[]): number | undefined {
  let items = 0
  return firstIndex(lines, (line) => ITEM.test(line) && ++items > ITEMS_MAX)
}

function tooManySteps(lines: readonly string[]): number | undefined {
  let steps = 0
  return firstIndex(lines, (line) => /^ {0,3}##(?:[ \t]|$)/.test(line) && ++steps > STEPS_MAX)
}

function tooDeep(lines: readonly string[]): number | undefined {
  const nesting = new Nesting()
  return firstIndex(lines, (line) => nesting.depthAfter(line) > NESTING_MAX)
}

/** Why the text is not read at all; undefined when it may be. */
export function refusalOf(text: string, lines: readonly string[]): Problem | undefined {
  if (text.length > TEXT_MAX || new TextEncoder().encode(text).length > TEXT_MAX)
    return problemAt({ line: 1, column: 1 }, 'text-too-long', { max: TEXT_MAX / 1024 })
  const tooLong = firstIndex(lines, (line) => line.length > LINE_MAX)
  if (tooLong !== undefined)
    return problemAt({ line: tooLong + 1, column: LINE_MAX + 1 }, 'line-too-long', { max: LINE_MAX })
  if (lines.length > LINES_MAX)
    return problemAt({ line: LINES_MAX + 1, column: 1 }, 'too-many-lines', { max: LINES_MAX })
  const faults = [
    ['too-many-steps', STEPS_MAX, tooManySteps(lines)],
    ['nesting-too-deep', NESTING_MAX, tooDeep(lines)],
    ['too-many-marks', MARKS_MAX, tooManyMarks(lines)],
    ['too-many-items', ITEMS_MAX, tooManyItems(lines)],
  ] as const
  for (const [code, max, index] of faults)
    if (index !== undefined) return problemAt({ line: index + 1, column: 1 }, code, { max })
  return undefined
}
