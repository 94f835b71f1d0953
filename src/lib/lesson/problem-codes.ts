import type { FenError } from '../notation'
import type { ReasonCode, SetupCode } from '../rules'

/* All that can be said of a lesson's text: its sentences stand in the catalogues. */

/** The text is refused before it is read. */
type RefusedCode =
  | 'text-too-long'
  | 'too-many-lines'
  | 'too-many-steps'
  | 'line-too-long'
  | 'nesting-too-deep'
  | 'too-many-marks'
  | 'too-many-items'

type FrontMatterCode =
  | 'front-matter-missing'
  | 'front-matter-colon'
  | 'front-matter-unreadable'
  | 'front-matter-key'
  | 'front-matter-value'
  | 'front-matter-twice'
  | 'lesson-id-missing'
  | 'lesson-title-missing'
  | 'minutes-unreadable'
  | 'grade-unreadable'
  | 'questions-unreadable'
  | 'pass-unreadable'
  | 'pass-without-questions'

type TextCode =
  | 'no-steps'
  | 'html'
  | 'hint-without-quote'
  | 'link-scheme'
  | 'link-target'
  | 'link-without-board'
  | 'image-path'
  | 'lesson-unknown'
  | 'block-unknown'
  | 'two-blocks'
  | 'block-outside'
  | 'about-unreadable'
  | 'question-about-nothing'
  | 'question-without-task'
  | 'block-nested'
  | 'block-line'
  | 'key-unknown'
  | 'key-twice'
  | 'key-unused'
  | 'value-missing'
  | 'id-missing'
  | 'id-form'
  | 'id-twice'

type PositionCode =
  | 'position-missing'
  | 'position-unreadable'
  | 'position-none-before'
  | 'position-no-moves-before'
  | 'piece-unreadable'
  | 'piece-without-point'
  | 'point-unreadable'
  | 'point-taken'
  | 'piece-not-there'
  | 'piece-not-one'

type MoveCode =
  | 'move-unreadable'
  | 'move-not-there'
  | 'move-ambiguous'
  | 'move-illegal'
  | 'line-not-closed'
  | 'line-nowhere'
  | 'mark-unreadable'

type TaskCode =
  | 'task-unknown'
  | 'task-argument'
  | 'number-unreadable'
  | 'yes-or-no'
  | 'side-unknown'
  | 'side-not-to-move'
  | 'answer-missing'
  | 'answer-twice'
  | 'moves-missing'
  | 'show-in-exercise'
  | 'illustration-task'
  | 'general-needed'
  | 'not-in-check'
  | 'no-answer'
  | 'every-move-right'
  | 'one-answer'
  | 'mate-shorter'
  | 'mate-too-long'
  | 'not-checked'
  | 'no-destinations'
  | 'collect-no-piece'
  | 'collect-which-piece'
  | 'collect-impossible'
  | 'collect-too-wide'
  | 'within-too-small'
  | 'duel-too-long'
  | 'duel-over'
  | 'duel-hopeless'
  | 'wrong-without-words'
  | 'wrong-joined'
  | 'wrong-is-right'
  | 'else-wanted'
  | 'choose-without-options'
  | 'choose-none-right'
  | 'option-form'
  | 'choose-beside-task'

type VerseCode =
  | 'verse-title-missing'
  | 'verse-unknown'
  | 'verse-line-unknown'
  | 'gap-empty'
  | 'recite-no-gaps'
  | 'recite-few-gaps'
  | 'recite-few-lines'
  | 'recite-without-verse'

/** Faults that only several files together can have. */
type TreeCode =
  | 'file-unreadable'
  | 'not-utf8'
  | 'id-taken'
  | 'requires-unknown'
  | 'pool-unknown'
  | 'pool-small'
  | 'position-used'
  | 'original-missing'
  | 'translation-step-missing'
  | 'translation-step-extra'
  | 'translation-order'
  | 'translation-position'
  | 'translation-side'
  | 'translation-task'
  | 'translation-answers'
  | 'translation-boards'

export type ProblemCode =
  | RefusedCode
  | FrontMatterCode
  | TextCode
  | PositionCode
  | FenError['code']
  | SetupCode
  | MoveCode
  | TaskCode
  | VerseCode
  | TreeCode

export type HintCode =
  | 'did-you-mean'
  | 'one-of'
  | 'point-form'
  | 'position-form'
  | 'front-matter-form'
  | 'id-suggestion'
  | 'id-form'
  | 'use-points'
  | 'name-the-point'
  | 'add-else'
  | 'gap-form'
  | 'verse-line-form'
  | 'shortest'
  | 'missing-general'
  | 'quote'
  | 'option-form'
  | 'blank-after'
  | 'no-piece-at'
  | 'take-out'
  | 'keep-one'
  | ReasonCode
