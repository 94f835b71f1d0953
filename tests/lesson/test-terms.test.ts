import { expect, test } from 'vitest'
import { compile } from '../../src/lib/lesson'

/* A test is a lesson whose steps are questions, each about a lesson. */

const QUESTION = '## Where?\n<!-- q -->\n- [x] here\n- [ ] there\n'
const quiz = (head: string, body: string): string => `---\nid: t\ntitle: T\n${head}\n---\n${body}`
const about = (idea: string, lesson: string): string => `# [${idea}](${lesson})\n`
const codesOf = (text: string): string[] => compile(text).problems.map(({ code }) => code)

test('says how many questions are drawn, and what passes it', () => {
  const { lesson, problems } = compile(
    quiz('题数: 10 题\n及格: 80分\n题库: a、b', about('马腿', 'horse-leg') + QUESTION),
  )
  expect(problems).toEqual([])
  expect(lesson?.test).toEqual({ questions: 10, pass: 80, pools: ['a', 'b'] })
})

test('is passed with sixty points unless it says otherwise', () => {
  expect(compile(quiz('questions: 5', about('a', 'b') + QUESTION)).lesson?.test?.pass).toBe(60)
})

test('leads from each question to the lesson that stands above it', () => {
  const second = QUESTION.replace('<!-- q -->', '<!-- r -->')
  const { lesson } = compile(
    quiz('questions: 1', `${about('马腿', 'horse-leg')}${QUESTION}\n${about('炮架', 'cannon')}${second}`),
  )
  expect(lesson?.steps.map((step) => step.about)).toEqual([
    { lesson: 'horse-leg', idea: '马腿' },
    { lesson: 'cannon', idea: '炮架' },
  ])
})

test('may have no question of its own where it draws from others', () => {
  expect(codesOf(quiz('questions: 20\npool: a', ''))).toEqual([])
  expect(codesOf(quiz('questions: 20', ''))).toEqual(['no-steps'])
})

test.each([
  ['no number', 'questions: many', about('a', 'b') + QUESTION, 'questions-unreadable'],
  [
    'a number that a hundred points cannot be shared by',
    'questions: 30',
    about('a', 'b') + QUESTION,
    'questions-unreadable',
  ],
  ['none', 'questions: 0', about('a', 'b') + QUESTION, 'questions-unreadable'],
  ['too many points', 'questions: 1\npass: 101', about('a', 'b') + QUESTION, 'pass-unreadable'],
  ['a pass mark alone', 'pass: 60', QUESTION, 'pass-without-questions'],
  ['a question about nothing', 'questions: 1', QUESTION, 'question-about-nothing'],
  ['a step that is read', 'questions: 1', `${about('a', 'b')}## Read\nme\n`, 'question-without-task'],
  ['another host', 'questions: 1', about('a', 'https://b.example') + QUESTION, 'about-unreadable'],
])('reports %s', (_, head, body, code) => {
  expect(codesOf(quiz(head, body))).toContain(code)
})

test('is about lessons that there are', () => {
  const text = quiz('questions: 1\npool: c', about('a', 'b') + QUESTION)
  const codes = compile(text, { lessons: new Set(['t']) }).problems.map(({ code }) => code)
  expect(codes).toEqual(['pool-unknown', 'lesson-unknown'])
})

test('a heading that is no link stays what it was', () => {
  const { lesson } = compile('---\nid: t\ntitle: T\n---\n# T\n## Read\nme\n')
  expect(lesson?.steps[0]?.about).toBeUndefined()
})
