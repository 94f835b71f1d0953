import type { Root, Yaml } from 'mdast'
import { Abouts } from './about'
import { isChoice } from './choice'
import type { LessonContext } from './context'
import { readFrontMatter } from './front-matter'
import { readHead } from './lesson-head'
import { refusalOf } from './limits'
import { parseMarkdown, placeOf, sectionsOf } from './markdown'
import { type Problem, Problems, type ReadMove } from './problems'
import { blocksOf } from './prose'
import type { Place } from './source-text'
import { compileStep, type StepDraft } from './step'
import { identify } from './step-ids'
import { checkQuestions } from './test-terms'
import type { Lesson, Verse } from './types'

export interface CompileOptions {
  /** Verses of other lessons, by their titles. Without it 卷首 may name any. */
  readonly verses?: ReadonlyMap<string, Verse>
  /** The ids of all lessons: links and 先修 to others are problems. Without it any are taken on trust. */
  readonly lessons?: ReadonlySet<string>
  /** Exercises may lack ids: a lesson outside the project's tree, whose progress hangs on its text. */
  readonly idsOptional?: boolean
  /** How many positions the core may look at while it checks the exercises. */
  readonly budget?: number
}

export interface Compiled {
  /** As far as it could be read; undefined only where the text was refused unread. */
  readonly lesson: Lesson | undefined
  /** In the order of their places. */
  readonly problems: readonly Problem[]
  /** Where each step's exercise, or else its heading, stands, by the step's id. */
  readonly places: ReadonlyMap<string, Place>
  /** The moves that the text names in its blocks, in the order in which they were read. */
  readonly moves: readonly ReadMove[]
}

/** Enough for every honest lesson, and well under a second. */
const BUDGET = 50_000

function definitionsIn(root: Root): Map<string, string> {
  const found = root.children.flatMap((node) =>
    node.type === 'definition' ? [[node.identifier, node.url] as const] : [],
  )
  return new Map(found)
}

function contextOf(
  root: Root,
  fileLines: readonly string[],
  problems: Problems,
  options: CompileOptions,
): LessonContext {
  const { verses, lessons, budget = BUDGET } = options
  return {
    problems,
    fileLines,
    definitions: definitionsIn(root),
    verses: new Map(verses),
    knowsAllVerses: verses !== undefined,
    ownVerses: [],
    abouts: new Abouts(),
    ...(lessons && { lessons }),
    budget: { left: budget },
    last: undefined,
  }
}

/** The steps. Words that stand before the first heading belong to the first step; blocks may not stand there. */
function compileSteps(root: Root, context: LessonContext): StepDraft[] {
  const { problems, definitions } = context
  const [opening, ...sections] = sectionsOf(root)
  const stray = opening?.content.find((node) => node.type === 'code' || isChoice(node))
  if (stray) problems.add(placeOf(stray), 'block-outside')
  const words = opening?.content.filter((node) => node.type !== 'code' && node.type !== 'heading') ?? []
  const prose = blocksOf(words, { problems, definitions })
  const [first, ...others] = sections.map((section) => compileStep(section, context))
  if (!first) return []
  return [{ ...first, step: { ...first.step, prose: [...prose, ...first.step.prose] } }, ...others]
}

function compileRoot(root: Root, fileLines: readonly string[], options: CompileOptions): Compiled {
  const problems = new Problems()
  const context = contextOf(root, fileLines, problems, options)
  const front = readFrontMatter(
    root.children.find((node): node is Yaml => node.type === 'yaml'),
    problems,
  )
  const drafts = compileSteps(root, context)
  const head = readHead(front, context)
  if (head.test) checkQuestions(drafts, context)
  if (drafts.length === 0 && !head.test?.pools.length) problems.add({ line: fileLines.length, column: 1 }, 'no-steps')
  const steps = identify(drafts, head.id, problems, options.idsOptional)
  const places = new Map(steps.map(({ id }, i) => [id, drafts[i]?.place ?? { line: 1, column: 1 }]))
  const written = steps.findIndex(({ task }) => task?.kind === 'read' || task?.kind === 'write')
  const notation = written >= 0 && { notationFrom: written }
  return {
    lesson: { ...head, ...notation, verses: context.ownVerses, steps },
    problems: problems.inOrder(),
    places,
    moves: problems.moves,
  }
}

/**
 * Compiles a lesson's Markdown. It never throws and never stops at the first problem: the lesson is given as far as it
 * can be read, and every fault with its place. A text that breaks a limit is refused unread, with the one problem that
 * says so.
 */
export function compile(text: string, options: CompileOptions = {}): Compiled {
  const clean = text.replace(/^\uFEFF/, '')
  const fileLines = clean.split(/\r\n|\r|\n/)
  const refusal = refusalOf(clean, fileLines)
  if (refusal) return { lesson: undefined, problems: [refusal], places: new Map(), moves: [] }
  return compileRoot(parseMarkdown(clean), fileLines, options)
}
