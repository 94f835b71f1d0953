import type { ReasonCode, Role, Side } from '../rules'
import type { Block, Fen, Inline, LessonMark, MoveText, PointText } from './prose-types'

export * from './prose-types'

/*
 * A compiled lesson: plain data that is sent to the page as JSON. Positions are FENs, moves and points ICCS texts, all of
 * them checked by the compiler; the player turns them into rules values once, at its edge.
 */

/** A line of moves with the author's comments; `variations` stand beside the move that they replace. */
export interface LineMove {
  readonly move: MoveText
  readonly comment?: string
  readonly variations: readonly (readonly LineMove[])[]
}

/** The four ways to answer a check: 逃 the general moves, 吃 the checker is taken, 垫 something is put between, 撤 the screen leaves. */
export const ESCAPE_WAYS = ['flee', 'take', 'block', 'unscreen'] as const
export type EscapeWay = (typeof ESCAPE_WAYS)[number]

/** What a learner plays for: to win the game, to take every piece but a general, to lose none for nothing. */
export type DuelGoal = 'win' | 'capture-all' | 'keep'

export interface JudgedMove {
  readonly move: MoveText
  /** Every code that speaks against it; none when it may be played. */
  readonly reasons: readonly ReasonCode[]
}

export interface Option {
  readonly text: readonly Inline[]
  readonly right: boolean
  /** Said to whoever picks it. */
  readonly comment: readonly Block[]
}

/** In what a move is another than the one that is written; the first of these that applies. */
export type Difference = 'other-piece' | 'other-direction' | 'other-target'

/** One of the texts that a learner picks from; only the right one differs in nothing. */
export interface WrittenChoice {
  /** In Chinese. */
  readonly text: string
  readonly differs?: Difference
}

/** How a verse is recited: its lines are put in order, or its gaps filled. */
export type ReciteWay = 'order' | 'gaps'

export type Task =
  | { readonly kind: 'watch'; readonly line: readonly LineMove[] }
  | { readonly kind: 'tap'; readonly points: readonly PointText[] }
  | { readonly kind: 'targets'; readonly from: PointText; readonly points: readonly PointText[] }
  | { readonly kind: 'play'; readonly answers: readonly MoveText[] }
  | { readonly kind: 'line'; readonly line: readonly LineMove[] }
  | { readonly kind: 'capture'; readonly role?: Role }
  | { readonly kind: 'collect'; readonly piece: PointText; readonly points: readonly PointText[]; readonly par: number }
  | { readonly kind: 'check' }
  | { readonly kind: 'escape'; readonly ways: readonly EscapeWay[] }
  | { readonly kind: 'mate'; readonly within: number; readonly mateOnly: boolean }
  | { readonly kind: 'stalemate'; readonly within: number }
  | { readonly kind: 'safe' }
  /** `text` is the move as it is shown, in Chinese. */
  | { readonly kind: 'read'; readonly move: MoveText; readonly text: string }
  | { readonly kind: 'write'; readonly move: MoveText; readonly choices: readonly WrittenChoice[] }
  /** `within` is the learner's greatest number of moves; for `keep` it is the number to be reached. */
  | { readonly kind: 'duel'; readonly goal: DuelGoal; readonly within: number }
  /** The pieces that stand on `points` are missing, and the learner puts them there. */
  | { readonly kind: 'setup'; readonly points: readonly PointText[] }
  /** What the step's verse is recited from, as it is offered: the places that its lines, or the words of its gaps, have in it. */
  | { readonly kind: 'recite'; readonly way: ReciteWay; readonly choices: readonly number[] }
  | { readonly kind: 'judge'; readonly moves: readonly JudgedMove[] }
  | { readonly kind: 'choose'; readonly options: readonly Option[] }
export type TaskKind = Task['kind']

/** What the author says to an answer: the author's words come before the core's. */
export interface Comment {
  readonly on: { readonly move: MoveText } | { readonly point: PointText } | 'else'
  readonly text: readonly Inline[]
}

export interface Board {
  readonly fen: Fen
  /** Black at the bottom. */
  readonly flipped: boolean
  /** Whom the learner plays. */
  readonly side: Side
  readonly marks: readonly LessonMark[]
  /** Shown from the first hint on. */
  readonly hintMarks: readonly LessonMark[]
  /** A piece whose legal destinations are shown. */
  readonly show?: PointText
  /** A board that no game can reach. */
  readonly illustration: boolean
}

/** Some characters of a line: from one, counted from 0, up to another. */
export interface Gap {
  readonly from: number
  readonly to: number
}

export interface VerseLine {
  readonly words: string
  readonly moves: readonly MoveText[]
  /** Points that light, where the line has no moves. */
  readonly points: readonly PointText[]
  readonly gloss: string
  /** Words that a learner who recites it fills in. */
  readonly gaps?: readonly Gap[]
  /** How the words are read: a syllable for each character, '' for what is no Chinese one. The build adds it. */
  readonly pinyin?: readonly string[]
  /** The position before the line's first move; missing in a verse without a board. */
  readonly fen?: Fen
}

export interface Verse {
  readonly title: string
  readonly lines: readonly VerseLine[]
}

/** The lesson that a question of a test is about, and what of it, in a word: 蹩马腿. */
export interface About {
  readonly lesson: string
  readonly idea: string
}

export interface Step {
  /** Unique over all lessons for an exercise (progress hangs on it); for a step that is read, unique in its lesson. */
  readonly id: string
  readonly title: readonly Inline[]
  /** In a test: what the learner who misses it should look at again. */
  readonly about?: About
  readonly prose: readonly Block[]
  readonly board?: Board
  readonly verse?: Verse
  readonly task?: Task
  readonly hints: readonly (readonly Block[])[]
  /** To a wrong answer. */
  readonly wrong: readonly Comment[]
  /** To an answer that is good too, but not asked for. */
  readonly fine: readonly Comment[]
  /** What the other side plays, in order; where it ends the core's best defence goes on. */
  readonly replies: readonly MoveText[]
  /** Shown after success. */
  readonly explain: readonly Inline[]
  readonly after: readonly Block[]
}

/** A word of the game that a lesson explains. */
export interface Term {
  readonly word: string
  readonly meaning: string
}

/** Makes a lesson a test: its steps are the pool that its questions are drawn from. */
export interface TestTerms {
  /** How many questions are drawn. */
  readonly questions: number
  /** From how many points of a hundred it is passed. */
  readonly pass: number
  /** Ids of other tests whose questions are drawn too. */
  readonly pools: readonly string[]
}

export interface Lesson {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly grade?: string
  readonly minutes?: number
  /** Ids of lessons that come before. */
  readonly requires: readonly string[]
  /** The verse at the head, and which of its lines is lit. */
  readonly opening?: { readonly verse: string; readonly line?: string }
  readonly test?: TestTerms
  /** What it explains for the first time; missing where that is nothing. */
  readonly terms?: readonly Term[]
  readonly author?: string
  readonly license?: string
  /**
   * The step from which on moves in the text are shown in notation, and no more as pictures; none where it is missing. A
   * lesson that asks to read or write a move has taught how by that step; in the curriculum all that follow the lesson on
   * notation begin with 0.
   */
  readonly notationFrom?: number
  /** Verses that this lesson defines. */
  readonly verses: readonly Verse[]
  readonly steps: readonly Step[]
}

export type { Problem } from './problems'

/** A step that is done, not only read: it counts, and has stars. */
export const isExercise = (step: Pick<Step, 'task'>): boolean => step.task !== undefined && step.task.kind !== 'watch'
