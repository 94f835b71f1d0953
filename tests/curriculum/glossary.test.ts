import { describe, expect, test } from 'vitest'
import { readTree } from '../../src/build/lesson-files'
import { compile, type Lesson } from '../../src/lib/lesson'

/* The words of the game: each stands in the lesson that explains it, and none is used before. */

const SENTENCE_MAX = 40
const HAN = /\p{Script=Han}/u

/** Nothing is solved: only the words are looked at. */
const lessons = readTree('lessons')
  ['zh-Hans'].flatMap((chapter) => chapter.lessons)
  .flatMap(({ text }) => compile(text, { budget: 0 }).lesson ?? [])

/** Every Chinese text in a value, each on a line of its own. */
function saidIn(value: unknown): string {
  if (typeof value === 'string') return HAN.test(value) ? value : ''
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(saidIn).filter(Boolean).join('\n')
}

const saidBy = ({ title, summary, steps, verses }: Lesson): string => saidIn([title, summary, steps, verses])

const spoken = lessons.map((lesson, place) => ({
  id: lesson.id,
  place,
  terms: lesson.terms ?? [],
  said: saidBy(lesson),
}))
const terms = spoken.flatMap(({ id, place, terms: ofLesson }) => ofLesson.map((term) => ({ ...term, id, place })))
const words = terms.map(({ word }) => word)

const sentencesOf = (text: string): string[] => text.split(/(?<=[。！？；])/).map((sentence) => sentence.trim())

/** Why a word is used before the lesson that explains it. */
type Why =
  /** Everybody knows it outside the game, or it is a part of such words; the lesson says what it means in the game. */
  | 'everyday'
  /** The name of a piece: seen and named from the start, its way comes with its own lesson. */
  | 'piece'
  /** Stands in a line of an old verse, which is glossed there. */
  | 'verse'
  /** The characters meet, and belong to two words. */
  | 'by chance'

interface Exception {
  readonly why: Why
  /** The only lessons that may; missing where any may. */
  readonly in?: readonly string[]
}

const EXCEPTIONS: Readonly<Record<string, Exception>> = {
  帅: { why: 'piece' },
  将: { why: 'piece' },
  仕: { why: 'piece' },
  士: { why: 'piece' },
  相: { why: 'piece' },
  象: { why: 'piece' },
  车: { why: 'piece' },
  马: { why: 'piece' },
  炮: { why: 'piece' },
  兵: { why: 'piece' },
  卒: { why: 'piece' },
  // 一条路、挡路.
  路: { why: 'everyday' },
  // 前进、走进.
  进: { why: 'everyday' },
  // 后退、退回来.
  退: { why: 'everyday' },
  // 平时.
  平: { why: 'everyday', in: ['manners'] },
  // 打了大胜仗.
  胜: { why: 'everyday', in: ['soldier'] },
  马走日: { why: 'verse', in: ['chariot'] },
  过河车: { why: 'verse', in: ['corner-cannon-verses'] },
  // 点出帅能走到的点.
  出帅: { why: 'by chance', in: ['advisor-general'] },
}

/** Words of the rule texts that a beginner meets at the board. */
const RULE_WORDS = [
  ...['交叉点', '河界', '九宫', '过河', '路', '进', '退', '平', '记谱', '简写', '回合'],
  ...['帅', '将', '仕', '士', '相', '象', '车', '马', '炮', '兵', '卒', '吃', '照面'],
  ...['马走日', '蹩马腿', '塞象眼', '炮打隔子', '炮架'],
  ...['将军', '应将', '垫', '将死', '困毙', '送将', '胜', '负', '和棋', '提和', '自然限着'],
  ...['摸子走子', '落子无悔', '犯规', '棋钟', '超时', '包干'],
  ...['子力', '捉', '兑子', '有根', '无根', '假根', '少根', '长将', '长捉', '长杀', '变着'],
]

test('there are words enough', () => {
  expect(words.length).toBeGreaterThanOrEqual(70)
  expect(new Set(words).size).toBe(words.length)
})

test.each(RULE_WORDS)('a beginner finds %s', (word) => {
  expect(words).toContain(word)
})

describe.each(terms)('$word', ({ word, meaning, place }) => {
  const before = spoken.slice(0, place).filter(({ said }) => said.includes(word))
  const exception = EXCEPTIONS[word]

  test('is said by its own lesson', () => {
    expect(spoken[place]?.said).toContain(word)
  })

  test('is explained in short sentences', () => {
    expect(sentencesOf(meaning).filter((sentence) => sentence.length > SENTENCE_MAX)).toEqual([])
    expect(meaning).toMatch(/[。！]$/)
  })

  test(exception ? `is used before, and why is known: ${exception.why}` : 'is used by no lesson before', () => {
    const ids = before.map(({ id }) => id)
    if (!exception) expect(ids).toEqual([])
    else if (exception.in) expect(ids).toEqual(exception.in)
    else expect(ids).not.toEqual([])
  })
})

test('every exception is about a word of the glossary', () => {
  expect(Object.keys(EXCEPTIONS).filter((word) => !words.includes(word))).toEqual([])
})
