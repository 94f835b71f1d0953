/** The closed lists of words in the lesson language, and what is said of them to authors: in Chinese, in English. */
import {
  BLOCK_NAMES,
  COLOUR_WORDS,
  DUEL_WORDS,
  ELSE_WORDS,
  ESCAPE_WORDS,
  POSITION_WORDS,
  RECITE_WORDS,
  ROLE_WORDS,
  SHAPE_WORDS,
  SIDE_WORDS,
  type TaskWord,
  type Vocabulary,
  YES_NO,
} from '../src/lib/lesson/vocabulary'

/** A text for the Chinese page and one for the English page. */
export type Both = readonly [chinese: string, english: string]

export interface WordList {
  readonly name: Both
  readonly vocabulary: Vocabulary<string>
  /** What each word means, where the word itself does not say it. */
  readonly meanings?: Readonly<Record<string, Both>>
}

const list = <T extends string>(
  vocabulary: Vocabulary<T>,
  name: Both,
  meanings?: Readonly<Record<T, Both>>,
): WordList => ({ name, vocabulary, ...(meanings && { meanings }) })

export const WORD_LISTS: readonly WordList[] = [
  list(BLOCK_NAMES, ['块的名字', 'Names of blocks'], {
    xiangqi: ['棋盘', 'a board'],
    verse: ['口诀', 'a verse'],
  }),
  list(POSITION_WORDS, ['局面的名字', 'Positions by name'], {
    start: ['一盘棋开始的样子', 'how a game begins'],
    empty: ['一个子也没有', 'no piece at all'],
    same: ['和前面那块棋盘一样', 'as on the board before'],
    continue: ['前面那块棋盘走完以后', 'the board before, after its moves or its first answer'],
  }),
  list(ROLE_WORDS, [
    '棋子（红黑不分，写哪个字都行；单个字母只用在“局面”里）',
    'Pieces (single letters only in a position)',
  ]),
  list(SIDE_WORDS, ['哪一方', 'Sides']),
  list(SHAPE_WORDS, ['标记的样子', 'Shapes of marks']),
  list(COLOUR_WORDS, ['标记的颜色', 'Colours of marks']),
  list(ESCAPE_WORDS, ['应将的办法', 'Ways to answer a check'], {
    flee: ['将或帅自己走开', 'the general moves'],
    take: ['吃掉将军的子，用哪个子吃都算', 'the checking piece is taken, by whatever'],
    block: ['用子挡在中间，或者绊住将军的马腿', 'a piece is put between, or on a checking horse’s leg'],
    unscreen: ['炮架自己离开', 'the cannon’s screen leaves the line'],
  }),
  list(DUEL_WORDS, ['对弈的目标', 'Goals of a duel'], {
    win: ['赢下这盘棋', 'win the game'],
    'capture-all': ['对方的子除了将帅，全部吃掉', 'take every enemy piece but the general'],
    keep: ['走满几步，不白丢一个子：5步不丢子', 'so many moves without losing a piece for nothing: keep 5'],
  }),
  list(RECITE_WORDS, ['怎么背', 'Ways to recite'], {
    order: ['把打乱的句子一句一句点回来', 'pick the lines in their order'],
    gaps: ['把花括号里的字填回去', 'fill in the words in { }'],
  }),
  list(ELSE_WORDS, ['“错”里的其他', 'Every other answer, in ‘wrong’']),
  list(YES_NO, ['是和否', 'Yes and no']),
]

/** How each task is written, with everything that may follow its name. */
export const TASK_FORMS: Readonly<Record<TaskWord, Both>> = {
  watch: ['看', 'watch'],
  tap: ['点', 'tap'],
  targets: ['圈落点 e4', 'targets e4'],
  play: ['走', 'play'],
  line: ['连走', 'line'],
  capture: ['吃；吃 马', 'capture; capture horse'],
  collect: ['收集；收集 马', 'collect; collect horse'],
  check: ['将军', 'check'],
  escape: ['应将；应将 垫、吃', 'escape; escape block, take'],
  mate: ['一步杀；两步杀；杀 3', 'mate 1; mate 2'],
  stalemate: ['困毙；困毙 2', 'stalemate; stalemate 2'],
  judge: ['判断', 'judge'],
  choose: ['选', 'choose'],
  safe: ['别丢子', 'safe'],
  setup: ['摆棋', 'setup'],
  read: ['读谱', 'read'],
  write: ['写谱', 'write'],
  recite: ['背 排序；背 填空', 'recite order; recite gaps'],
  duel: ['对弈 胜；对弈 吃光；对弈 5步不丢子', 'duel win; duel capture-all; duel keep 5'],
}
