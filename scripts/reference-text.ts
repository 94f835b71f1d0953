/** The reference for authors of lessons, made from the words of the language and what the catalogues say of them. */
import { Converter } from 'opencc-js/t2cn'
import { createTranslator } from '../src/lib/i18n/every-language'
import { problemText } from '../src/lib/i18n/problem-text'
import type { Key, Translate } from '../src/lib/i18n/translator'
import { problemAt } from '../src/lib/lesson'
import { OWN_KEYS, SHARED_KEYS } from '../src/lib/lesson/tasks'
import {
  BLOCK_KEYS,
  type BlockKey,
  FRONT_MATTER_KEYS,
  TASKS,
  VERSE_KEYS,
  type Vocabulary,
} from '../src/lib/lesson/vocabulary'
import { COMMON_MESSAGES } from './reference-messages'
import { type Both, TASK_FORMS, WORD_LISTS } from './reference-words'

/** The pages for authors, and the language that each is written in. */
export const GUIDES = [
  { path: 'lessons/README.md', language: 'zh-Hans' },
  { path: 'lessons/README.en.md', language: 'en' },
] as const
type GuideLanguage = (typeof GUIDES)[number]['language']

const BEGIN = '<!-- reference: npm run reference -->'
const END = '<!-- /reference -->'

/** What one page is made with. */
interface Page {
  readonly language: GuideLanguage
  readonly t: Translate
  readonly say: (both: Both) => string
}

const toSimplified = Converter({ from: 't', to: 'cn' })
const isSimplified = (word: string): boolean => toSimplified(word.replaceAll('著', '着')) === word

const code = (word: string): string => `\`${word}\``
const codes = (words: readonly string[]): string => words.map(code).join(' ')

const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

/** All forms of a word in two columns, the page's own language first. */
function formColumns<T extends string>({ language }: Page, vocabulary: Vocabulary<T>, word: T): readonly string[] {
  const { chinese, english } = vocabulary.formsOf(word)
  const columns = [codes(chinese.filter(isSimplified)), codes(english)]
  return language === 'en' ? columns.reverse() : columns
}

const languageHeads = ({ say }: Page): readonly string[] => [say(['中文', 'English']), say(['英文', 'Chinese'])]

/** A table of keys; `family` is where the catalogue says what they mean. */
const keyTable = <T extends string>(page: Page, vocabulary: Vocabulary<T>, family: string): string =>
  table(
    [...languageHeads(page), page.say(['意思', 'Meaning'])],
    vocabulary
      .words()
      .map((word) => [...formColumns(page, vocabulary, word), page.t(`write.${family}.${word}` as Key)]),
  )

const keyNames = ({ language }: Page, keys: readonly BlockKey[]): string =>
  codes(keys.map((key) => BLOCK_KEYS.nameOf(key, language === 'en' ? 'en' : '中')))

const taskTable = (page: Page): string =>
  table(
    [
      page.say(['写法', 'Written']),
      page.say(['英文', 'Chinese']),
      page.say(['学生做什么', 'The learner']),
      page.say(['用到的项', 'Keys']),
    ],
    TASKS.words().map((task) => {
      const [chinese, english] = TASK_FORMS[task].map((forms) => codes(forms.split(/[；;]\s*/)))
      const forms = [chinese ?? '', english ?? '']
      const written = page.language === 'en' ? forms.reverse() : forms
      return [...written, page.t(`write.tasks.${task}`), keyNames(page, OWN_KEYS[task] ?? [])]
    }),
  )

function wordRows(page: Page): string[][] {
  return WORD_LISTS.flatMap(({ name, vocabulary, meanings }) =>
    vocabulary.words().map((word, i) => {
      const meaning = meanings?.[word]
      return [i === 0 ? page.say(name) : '', ...formColumns(page, vocabulary, word), meaning ? page.say(meaning) : '']
    }),
  )
}

const wordTable = (page: Page): string =>
  table([page.say(['用在哪里', 'Where']), ...languageHeads(page), page.say(['意思', 'Meaning'])], wordRows(page))

const messageTable = (page: Page): string =>
  table(
    [page.say(['它说', 'It says']), page.say(['怎么办', 'What to do'])],
    COMMON_MESSAGES.map(({ code: problem, params, remedy }) => {
      const [chinese, english] = params
      const filled = page.language === 'en' ? english : chinese
      return [problemText(page.t, problemAt({ line: 1, column: 1 }, problem, filled)), page.say(remedy)]
    }),
  )

const pageIn = (language: GuideLanguage): Page => ({
  language,
  t: createTranslator(language).t,
  say: ([chinese, english]) => (language === 'en' ? english : chinese),
})

/** The whole reference in one language, as Markdown. */
export function referenceIn(language: GuideLanguage): string {
  const page = pageIn(language)
  const shared = page.say(['每个任务都能用：', 'Every task may have ']) + keyNames(page, SHARED_KEYS)
  const parts: readonly (readonly [heading: Both, text: string])[] = [
    [['开头能写的', 'At the top'], keyTable(page, FRONT_MATTER_KEYS, 'front')],
    [['棋盘里能写的', 'On a board'], keyTable(page, BLOCK_KEYS, 'keys')],
    [['任务', 'Tasks'], `${taskTable(page)}\n\n${shared}${page.say(['。', '.'])}`],
    [['口诀里能写的', 'In a verse'], keyTable(page, VERSE_KEYS, 'verseKeys')],
    [['固定的词', 'Words'], wordTable(page)],
    [['常见的十五句话', 'Fifteen messages'], messageTable(page)],
  ]
  return parts.map(([heading, text]) => `### ${page.say(heading)}\n\n${text}`).join('\n\n')
}

/** The page with its reference written anew. Throws where the page has no place for one. */
export function withReference(text: string, language: GuideLanguage): string {
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (from < 0 || to < from) throw new Error(`There are no two lines ${BEGIN} and ${END}`)
  return `${text.slice(0, from)}${BEGIN}\n\n${referenceIn(language)}\n\n${text.slice(to)}`
}
