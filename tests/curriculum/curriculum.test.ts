import { expect, test } from 'vitest'
import { compileTree } from '../../src/build/compile-tree'
import { readTree } from '../../src/build/lesson-files'
import { isExercise, type Lesson } from '../../src/lib/lesson'

/* What the curriculum as a whole promises. */

const folders = compileTree(readTree('lessons')).chapters['zh-Hans']
const lessons = folders.flatMap(({ lessons: files }) => files.map(({ lesson }) => lesson))
const taught = lessons.filter(({ test: terms }) => !terms)
const exams = lessons.filter(({ test: terms }) => terms)

test('forty-two lessons in four chapters, each chapter with a test, an examination at the end', () => {
  const graded = folders.filter(({ chapter }) => chapter.grade !== undefined)
  const ofLessons = graded.map(({ lessons: files }) => files.filter(({ lesson }) => !lesson.test).length)
  expect(ofLessons).toEqual([13, 11, 7, 11])
  expect(graded.map(({ lessons: files }) => files.at(-1)?.lesson.test !== undefined)).toEqual([true, true, true, true])
  expect(exams.map(({ id }) => id)).toEqual([
    'pieces-test',
    'winning-test',
    'attack-test',
    'whole-game-test',
    'mock-exam',
  ])
  expect(lessons.some(({ id }) => id === 'chess-players')).toBe(true)
})

test('at least four hundred exercises, besides the questions of tests', () => {
  expect(taught.flatMap(({ steps }) => steps.filter(isExercise)).length).toBeGreaterThanOrEqual(400)
})

test('the examination has twenty questions of five points, passed with sixty, out of at least sixty', () => {
  const exam = exams.find(({ id }) => id === 'mock-exam')
  expect(exam?.test).toMatchObject({ questions: 20, pass: 60 })
  const pool = exams.filter(({ id }) => exam?.test?.pools.includes(id)).flatMap(({ steps }) => steps)
  expect(pool.length).toBeGreaterThanOrEqual(60)
})

/** Boards of its exercises, and of the questions that tests ask about it. */
const boardsOf = (lesson: Lesson): ReadonlySet<string> => {
  const asked = exams.flatMap(({ steps }) => steps.filter(({ about }) => about?.lesson === lesson.id))
  return new Set([...lesson.steps.filter(isExercise), ...asked].flatMap(({ board }) => board?.fen ?? []))
}

/** They ask about rules, and need no board for it. */
const OF_RULES = new Set(['two-rules', 'match-day'])

test.each(taught.filter(({ id }) => !OF_RULES.has(id)).map((lesson) => [lesson.title, lesson] as const))(
  '%s shows what it teaches on at least five boards',
  (_, lesson) => {
    expect(boardsOf(lesson).size).toBeGreaterThanOrEqual(5)
  },
)

test.each(
  taught
    .filter(({ id }) => !OF_RULES.has(id))
    .filter(({ grade }) => grade !== undefined)
    .map(({ id }) => id),
)('a test asks at least two questions about %s', (id) => {
  const asked = exams.flatMap(({ steps }) => steps.filter(({ about }) => about?.lesson === id))
  expect(asked.length).toBeGreaterThanOrEqual(2)
})

/** The opening verses as they are handed down, in the public domain; 士角炮诀 ends as the other texts of it have it. */
const VERSES: Readonly<Record<string, string>> = {
  当头炮诀: '起炮在中宫 比诸局较雄 马常守中卒 士上将防空 象要车相护 卒宜左右攻 若将炮临敌 马出渡河从',
  士角炮诀: '炮向士角安 车行二路前 过河车炮上 炮又马相连 车先图士象 马将炮向前 敌人轻不守 捉将有何难',
  飞炮诀: '炮起边塞上 翻卒势如飞 横并当头妙 冲前落角宜 乘虚士可得 有隙象先图 夹辅须车力 纵横马亦奇',
  象局诀: '象局势常安 中宫士必鸳 车先河上立 马在后遮拦 象眼深防塞 中心卒莫前 势成方动炮 破敌两岸边',
  破象局诀: '一炮在中宫 鸳鸯马去攻 一车河上力 中卒向前冲 引车塞象眼 炮在后相从 一马换二象 其势必英雄',
}

test.each(Object.entries(VERSES))('%s stands whole', (title, words) => {
  const verse = lessons.flatMap(({ verses }) => verses).find((each) => each.title === title)
  expect(verse?.lines.map((line) => line.words.replaceAll(/[{}]/g, '')).join(' ')).toBe(words)
})
