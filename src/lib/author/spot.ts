import { ELSE_WORDS, YES_NO } from '../lesson/vocabulary'
import type { Outline, TextPlace } from './outline'

/** Something that could stand at the cursor. */
export interface Completion {
  readonly label: string
  /** What is put in; the label where it is missing. */
  readonly text?: string
  readonly kind: 'front-matter' | 'key' | 'verse-key' | 'task' | 'value' | 'move' | 'block'
  /** Which word of its vocabulary it is: what it means can be said. */
  readonly word?: string
}

export interface Completions {
  /** The column, counted from 1, from which what stands before the cursor is replaced. */
  readonly from: number
  readonly options: readonly Completion[]
}

/** Where the cursor is. */
export interface Spot {
  readonly outline: Outline
  readonly place: TextPlace
  /** The line up to the cursor. */
  readonly before: string
  /** Everything, to choose the language by. */
  readonly text: string
}

/** The unfinished word before the cursor. */
export const wordStart = (before: string): number => (/[^\s:：、，,；;(（)）{}]*$/.exec(before)?.index ?? 0) + 1

/** 是 and its kin, for keys that are on or off; 其他 for the words to all other answers. */
export const yesFor = (text: string): Completion => ({ label: YES_NO.nameOf('yes', text), kind: 'value' })
export const elseFor = (text: string): Completion => ({
  label: ELSE_WORDS.nameOf('else', text),
  text: `${ELSE_WORDS.nameOf('else', text)} `,
  kind: 'value',
  word: 'else',
})
