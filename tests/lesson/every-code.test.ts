import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { compileTree, unreadBytes } from '../../src/build/compile-tree'
import { problemsOf } from '../../src/build/tree-checks'
import catalogue from '../../src/lib/i18n/zh-Hans.json'
import { compile } from '../../src/lib/lesson'

vi.setConfig({ testTimeout: 60_000 })

/* Whatever the checker may say is said at least once. */

const FIXTURES = join(import.meta.dirname, '../fixtures/lessons')
const HEAD = '---\nid: a\ntitle: A\n---\n'
const step = (text: string): string => `${HEAD}\n## b\n${text}\n`
const block = (lines: string): string => step(`\`\`\`xiangqi\nid: q\n${lines}\n\`\`\``)
const on = (position: string, more = 'task: tap\nanswer: e4'): string => block(`position: ${position}\n${more}`)
const BOARD = 'Red king e0 horse e4; Black king d9 pawn e5; Red to move'
const two = (first: string, second: string): string =>
  `${block(first)}\n## c\n\`\`\`xiangqi\nid: r\n${second}\n\`\`\`\n`

const quiz = (head: string, text = ''): string => `${HEAD.replace('\n---\n', `\n${head}\n---\n`)}\n${text}`

const LESSONS: readonly string[] = [
  quiz('questions: x\npass: 101', '# [a](https://b.example)\n## read\n'),
  quiz('questions: 1', on('start', 'task: tap\nanswer: e0').replace(HEAD, '')),
  quiz('pass: 60'),
  quiz('terms:\n- a: b\n- a: c\n- d'),
  ...['a\n'.repeat(6000), 'a'.repeat(2001), '## a\n'.repeat(201), '> '.repeat(9), '*a*'.repeat(101)].map(step),
  step('- a\n'.repeat(1001)),
  step('字'.repeat(30_000)),
  ...['', '---\na: [\n---\n## b\n', '---\ntitle: A\n---\n## b\n', '---\nid: a\n---\n## b\n', HEAD],
  step('> ```xiangqi\n> position: start\n> ```'),
  step('- [x] a'),
  `${block(`position: ${BOARD}\ntask: check`)}\n- [x] a\n- [ ] b\n`,
  on('empty', 'task: collect\nanswer: e4'),
  on('Red chariot a0 chariot b0', 'task: collect\nanswer: a1 b1'),
  on('Red chariot a0; Black king e9', 'task: collect\nanswer: a9 b3 c4 d5 e6 f7 g8 h1 i2 a5 b6 c7 d8 e1'),
  on(BOARD, 'task: tap\ntask: tap\nanswer: e4'),
  on('start', 'task: line'),
  on('Red pawn a9 rook b0; Black king d9', 'task: targets'),
  on('Red king d0; Black rook e5 rook d5 rook f1; Red to move', 'task: targets d0'),
  on('Red horse e4 horse c4', 'task: tap\nanswer: horse'),
  on('Red horse e4 horse e6', 'task: play\nanswer: 马五进三'),
  on('Red chariot a5 chariot a3 chariot a1 chariot a7 ', 'task: play\nanswer: 车九进一'),
  on(BOARD, 'task: collect\nanswer: e5\nwithin: x'),
  on('same'),
  two('position: start', 'position: continue\ntask: tap\nanswer: e4'),
  on('nonsense'),
  step('```verse\ntitle: none\n```'),
  step('```verse\nwords | |\n```'),
  ...['{} a', 'a', 'task: recite gaps\na', 'task: recite\n{a} b', 'task: recite order\na\na'].map((lines) =>
    step(`\`\`\`verse\ntitle: T\nid: q\n${lines}\n\`\`\``),
  ),
  on('start', 'task: recite'),
  `---\nid: a\ntitle: A\nverse: T other\n---\n\n## b\n\`\`\`verse\ntitle: T\nwords\n\`\`\`\n`,
  ...[`${'9/'.repeat(300)}9 w`, '9/9/9/9/9/9/9/9/9/9', '9/9/9/9/9/9/9/9/9/9 w - - 0 1 x', '9/9/9/9/9/9/9/9/9 w'].map(
    (fen) => on(fen),
  ),
  ...['8z/9/9/9/9/9/9/9/9/9 w', '9/9/9/9/9/9/9/9/9/9 x', '9/9/9/9/9/9/9/9/9/9 w x - 0 1'].map((fen) => on(fen)),
  on('Red king e0; Red to move', 'task: mate 1'),
  on('Red king e5; Black king d9'),
  on('Red king e0 guard a0; Black king d9'),
  on('Red king e0 elephant a0; Black king d9'),
  on('Red king e0 pawn a0; Black king d9'),
  on('Red king e0 rook a0 rook a1 rook a2; Black king d9'),
  on('Red king e0 rook d5; Black king d9; Red to move'),
]

const tree = (files: Readonly<Record<string, string>>) => ({
  index: { path: 'index.md', text: '---\nid: c\ntitle: C\n---\n' },
  lessons: Object.entries(files).map(([path, text]) => ({ path, text })),
})
const exercise = (id: string, more = ''): string =>
  on(BOARD).replace('id: a', `id: ${id}`).replace('id: q', `id: ${id}-q${more}`)

function ofTrees(): string[] {
  const original = tree({
    a: exercise('a'),
    b: exercise('a'),
    d: exercise('d'),
    e: on(BOARD).replace('title: A', 'title: A\nrequires: x'),
    g: quiz('questions: 2\npool: nowhere').replace('id: a', 'id: g'),
    h: quiz('terms: ["x: y"]').replace('id: a', 'id: h'),
    i: quiz('terms: ["x: z"]').replace('id: a', 'id: i'),
  })
  const linked = tree({ f: step('[x](nothing)') })
  const trees = [{ 'zh-Hans': [original, linked], 'zh-Hant': [], en: [] }]
  return trees.flatMap((files) => problemsOf(compileTree(files))).map(({ code }) => code)
}

const provoked = (): ReadonlySet<string> =>
  new Set([
    ...readdirSync(FIXTURES).flatMap((name) =>
      compile(readFileSync(join(FIXTURES, name, 'input.md'), 'utf8')).problems.map(({ code }) => code),
    ),
    ...LESSONS.flatMap((text) => compile(text).problems.map(({ code }) => code)),
    ...compile(block('position: start\ntask: mate 3'), { budget: 0 }).problems.map(({ code }) => code),
    ...unreadBytes({ path: 'a', text: '', broken: { line: 1, column: 1 } }).map(({ code }) => code),
    ...ofTrees(),
  ])

/** Said by `xq` alone, of questions and records, and provoked in tests/cli and tests/notation. */
const ELSEWHERE =
  /^(?:record-.*|op-.*|field-.*|line-not-(?:json|object)|own-fault|unreadable|no-such-move|ambiguous|move-form|within-out-of-range|too-wide|file-unreadable|fen-empty|general-missing|translation-.*|original-missing)$/

test('every code of the catalogue is provoked', () => {
  const found = provoked()
  expect(Object.keys(catalogue.problem).filter((code) => !ELSEWHERE.test(code) && !found.has(code))).toEqual([])
})
