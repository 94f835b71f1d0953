import type { Role, Side } from '../rules'
import { type Hint, hint } from './problems'
import type { DuelGoal, EscapeWay, MarkColour, ReciteWay } from './types'
import { nearestOf } from './nearest'

/** Whether a text has a Chinese character: words for its author are Chinese then. */
export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text)
const plain = (word: string): string => word.normalize('NFKC').trim().toLowerCase()

/**
 * The words for a closed set of values. Each value's forms are written as one text, Chinese before the bar and English
 * after it, the form that hints use first: simplified, traditional and older words all mean the same.
 */
export class Vocabulary<T extends string> {
  private readonly forms: readonly (readonly [value: T, chinese: readonly string[], english: readonly string[]])[]
  private readonly values = new Map<string, T>()

  constructor(table: Readonly<Record<T, string>>) {
    this.forms = (Object.entries(table) as [T, string][]).map(([value, forms]) => {
      const [chinese = '', english = ''] = forms.split('|')
      return [value, chinese.trim().split(/\s+/), english.trim().split(/\s+/)]
    })
    for (const [value, chinese, english] of this.forms)
      for (const form of [...chinese, ...english]) this.values.set(plain(form), value)
  }

  find(word: string): T | undefined {
    return this.values.get(plain(word))
  }

  /** All values, in the order of the table. */
  words(): readonly T[] {
    return this.forms.map(([value]) => value)
  }

  /** Every form of a value, Chinese and English, the one that hints use first. */
  formsOf(value: T): { readonly chinese: readonly string[]; readonly english: readonly string[] } {
    const [, chinese = [], english = []] = this.forms.find(([candidate]) => candidate === value) ?? []
    return { chinese, english }
  }

  /** What a value is called in the language that `like` is written in. */
  nameOf(value: T, like: string): string {
    const forms = this.forms.find(([candidate]) => candidate === value)
    return forms?.[hasHan(like) ? 1 : 2][0] ?? value
  }

  /** 'Did you mean …', else all that could stand here. */
  hintFor(word: string): Hint {
    const column = hasHan(word) ? 1 : 2
    const near = nearestOf(
      plain(word),
      this.forms.flatMap((forms) => forms[column]),
    )
    if (near !== undefined) return hint('did-you-mean', { word: near })
    return hint('one-of', { words: this.forms.map((forms) => forms[column][0] ?? '').join(column === 1 ? '、' : ', ') })
  }

  /** The longest form with which a text begins, be it joined to more: Chinese has no blanks between words. */
  startOf(text: string): string | undefined {
    const start = new RegExp(`^(?:${this.pattern()})`, 'i').exec(text)?.[0] ?? ''
    return start === '' || (!hasHan(start) && /^[a-z]/i.test(text.slice(start.length))) ? undefined : start
  }

  /** All forms, longest first, as alternatives of a pattern. */
  pattern(): string {
    const all = [...this.values.keys()].sort((a, b) => b.length - a.length)
    return all.map((form) => form.replaceAll(/[.*+?^${}()|[\]\\-]/g, String.raw`\$&`)).join('|')
  }
}

export const BLOCK_KEYS = new Vocabulary({
  id: '编号 編號 | id',
  position: '局面 | position',
  before: '前着 前著 | before',
  moves: '着法 著法 走法 | moves',
  show: '示走 落点 落點 | show',
  marks: '标 標 标记 標記 | marks mark',
  'hint-marks': '提示标 提示標 | hint-marks hint-mark',
  task: '任务 任務 | task',
  answer: '答 答案 | answer answers',
  wrong: '错 錯 | wrong',
  ok: '也行 | ok',
  reply: '应着 應着 應著 应著 | reply replies',
  within: '限 | within',
  explain: '讲 講 | explain',
  side: '执 執 方 | side',
  flip: '黑在下 反 | flip',
  'mate-only': '只算将死 只算將死 | mate-only',
  illustration: '示意 | illustration',
})
export type BlockKey = NonNullable<ReturnType<(typeof BLOCK_KEYS)['find']>>

export const VERSE_KEYS = new Vocabulary({
  title: '题 題 | title',
  id: '编号 編號 | id',
  position: '局面 | position',
  task: '任务 任務 | task',
  explain: '讲 講 | explain',
})
export type VerseKey = NonNullable<ReturnType<(typeof VERSE_KEYS)['find']>>

export const FRONT_MATTER_KEYS = new Vocabulary({
  id: '编号 編號 | id',
  title: '标题 標題 | title',
  summary: '简介 簡介 | summary',
  grade: '等级 等級 级别 級別 | grade',
  minutes: '分钟 分鐘 课时 課時 | minutes',
  requires: '先修 | requires',
  verse: '卷首 口诀 口訣 | verse',
  terms: '术语 術語 | terms',
  questions: '题数 題數 | questions',
  pass: '及格 | pass',
  pool: '题库 題庫 | pool',
  author: '作者 | author',
  license: '许可 許可 | license licence',
})
export type FrontMatterKey = NonNullable<ReturnType<(typeof FRONT_MATTER_KEYS)['find']>>

export const BLOCK_NAMES = new Vocabulary({ xiangqi: '象棋 | xiangqi', verse: '口诀 口訣 | verse' })

export const TASKS = new Vocabulary({
  watch: '看 | watch',
  tap: '点 點 | tap',
  targets: '圈落点 圈落點 | targets',
  play: '走 | play',
  line: '连走 連走 | line',
  capture: '吃 | capture',
  collect: '收集 | collect',
  check: '将军 將軍 | check',
  escape: '应将 應將 | escape',
  mate: '一步杀 一步殺 杀 殺 | mate',
  stalemate: '困毙 困斃 | stalemate',
  judge: '判断 判斷 判 | judge',
  choose: '选 選 | choose',
  safe: '别丢子 別丟子 | safe',
  setup: '摆棋 擺棋 | setup',
  read: '读谱 讀譜 | read',
  write: '写谱 寫譜 | write',
  recite: '背 | recite',
  duel: '对弈 對弈 | duel',
})
export type TaskWord = NonNullable<ReturnType<(typeof TASKS)['find']>>

export const ROLE_WORDS = new Vocabulary<Role>({
  general: '将 帅 將 帥 | general king k g',
  advisor: '士 仕 | advisor guard a',
  elephant: '象 相 | elephant minister e b',
  horse: '马 馬 傌 | horse knight h n',
  chariot: '车 車 俥 | chariot rook r',
  cannon: '炮 砲 包 | cannon c',
  soldier: '卒 兵 | soldier pawn p',
})

export const SIDE_WORDS = new Vocabulary<Side>({
  red: '红 红方 紅 紅方 | red',
  black: '黑 黑方 | black',
})

export const COLOUR_WORDS = new Vocabulary<MarkColour>({
  red: '红 红色 紅 紅色 | red',
  green: '绿 绿色 綠 綠色 | green',
  blue: '蓝 蓝色 藍 藍色 | blue',
  yellow: '黄 黄色 黃 黃色 | yellow',
})

export const SHAPE_WORDS = new Vocabulary({
  circle: '圈 圆圈 圓圈 | circle',
  cross: '叉 叉叉 | cross',
  arrow: '箭头 箭頭 箭 | arrow',
})
export type Shape = NonNullable<ReturnType<(typeof SHAPE_WORDS)['find']>>

export const ESCAPE_WORDS = new Vocabulary<EscapeWay>({
  flee: '逃 | flee run move',
  take: '吃 | take capture',
  block: '垫 墊 | block interpose',
  unscreen: '撤 撤炮架 | unscreen screen',
})

export const DUEL_WORDS = new Vocabulary<DuelGoal>({
  win: '胜 勝 赢 贏 | win',
  'capture-all': '吃光 | capture-all',
  keep: '不丢子 不丟子 | keep',
})

export const RECITE_WORDS = new Vocabulary<ReciteWay>({
  order: '排序 | order',
  gaps: '填空 | gaps gap',
})

export const POSITION_WORDS = new Vocabulary({
  start: '开局 開局 | start',
  empty: '空盘 空盤 | empty',
  same: '同上 | same',
  continue: '接上 | continue',
})

export const YES_NO = new Vocabulary({ yes: '是 对 對 | yes true', no: '否 不 | no false' })
export const ELSE_WORDS = new Vocabulary({ else: '其他 其它 | else' })
export const HINT_START = /^\s*(?:提示|hint)\s*\d*\s*[:：]\s*/i
export const HEADING_NUMBER = /^\s*(?:练习|練習|exercise)\s*\d+\s*(?:[:：.、]\s*|$)/i
