import {
  type BlockKey,
  COLOUR_WORDS,
  ESCAPE_WORDS,
  POSITION_WORDS,
  ROLE_WORDS,
  SHAPE_WORDS,
  SIDE_WORDS,
  TASKS,
  type TaskWord,
  type Vocabulary,
} from '../lesson/vocabulary'
import { type Completion, type Completions, type Spot, wordStart, yesFor } from './spot'
import { isChinese, type KeyLines } from './key-lines'

const wordsOf = <T extends string>(vocabulary: Vocabulary<T>, text: string): Completion[] =>
  vocabulary.words().map((word) => ({ label: vocabulary.nameOf(word, text), kind: 'value', word }))

/** How a task is written whole; a name alone where nothing follows it. */
const TASK_FORMS: Readonly<Partial<Record<TaskWord, { readonly chinese: string[]; readonly english: string[] }>>> = {
  mate: { chinese: ['一步杀', '两步杀', '三步杀'], english: ['mate 1', 'mate 2', 'mate 3'] },
  stalemate: { chinese: ['困毙 1', '困毙 2'], english: ['stalemate 1', 'stalemate 2'] },
  targets: { chinese: ['圈落点 '], english: ['targets '] },
}

function tasksFor(text: string): Completion[] {
  return TASKS.words().flatMap((word): Completion[] => {
    const forms = TASK_FORMS[word]
    const labels = forms ? forms[isChinese(text) ? 'chinese' : 'english'] : [TASKS.nameOf(word, text)]
    return labels.map((label) => ({ label: label.trim(), text: label, kind: 'task', word }))
  })
}

/** What follows the name of a task that takes one of a few words. */
function taskArguments(name: string, text: string): Completion[] {
  const word = TASKS.find(name)
  if (word === 'escape') return wordsOf(ESCAPE_WORDS, text)
  return word === 'capture' || word === 'collect' ? wordsOf(ROLE_WORDS, text) : []
}

const VALUES: Readonly<Partial<Record<BlockKey, (text: string) => Completion[]>>> = {
  position: (text) => wordsOf(POSITION_WORDS, text),
  side: (text) => wordsOf(SIDE_WORDS, text),
  marks: (text) => [...wordsOf(COLOUR_WORDS, text), ...wordsOf(SHAPE_WORDS, text)],
  'hint-marks': (text) => [...wordsOf(COLOUR_WORDS, text), ...wordsOf(SHAPE_WORDS, text)],
  flip: (text) => [yesFor(text)],
  'mate-only': (text) => [yesFor(text)],
  illustration: (text) => [yesFor(text)],
}

/** The words of a key whose values are a closed set. */
export function valuesFor({ before, text }: Spot, { key, name }: KeyLines): Completions | undefined {
  const from = wordStart(before)
  if (key === 'task') {
    const said = before.slice(before.indexOf(name) + name.length).replace(/^\s*[:：]\s*/, '')
    const [first = '', ...others] = said.split(/\s+/)
    return { from, options: others.length === 0 ? tasksFor(text) : taskArguments(first, text) }
  }
  const options = key === undefined ? undefined : VALUES[key]?.(text)
  return options && { from, options }
}
