import { rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { boardBlockAt, completionsAt } from '../../src/lib/author'
import { compile, fixLesson } from '../../src/lib/lesson'
import { BackgroundCompiler } from '../../src/lib/lesson-worker'
import { packWorker, startThread, type Thread } from '../solver-worker/node-worker'

const LESSON = readFileSync('lessons/zh-Hans/01-pieces/07-horse-leg.md', 'utf8')
const BROKEN = LESSON.replace('任务：', '任物：').replace(/编号：.*\n/, '')

let script: string
const threads: Thread[] = []
let compiler: BackgroundCompiler

const start = (): Thread => {
  const thread = startThread(script)
  threads.push(thread)
  return thread
}
const open = (factory: () => Thread = start, patience?: number): BackgroundCompiler =>
  (compiler = new BackgroundCompiler(factory, patience))

beforeAll(async () => {
  script = await packWorker('src/lib/lesson-worker/worker.ts')
}, 60_000)
afterAll(() => rmSync(dirname(script), { recursive: true }))
afterEach(() => {
  compiler.close()
  threads.length = 0
})

test('compiles as the page itself would, with one worker', async () => {
  open()
  for (const text of [LESSON, BROKEN, '', '`'.repeat(5000)]) {
    const { lesson, problems, places } = compile(text)
    expect(await compiler.compile(text)).toEqual({ ok: true, value: { lesson, problems, places: [...places] } })
  }
  expect(threads).toHaveLength(1)
})

test('answers what else is asked of a text', async () => {
  open()
  const line = LESSON.split('\n').findIndex((each) => each.startsWith('局面')) + 1
  expect(await compiler.board(LESSON, line)).toEqual({ ok: true, value: boardBlockAt(LESSON, line) })
  const place = { line: line + 1, column: 1 }
  expect(await compiler.complete(LESSON, place)).toEqual({ ok: true, value: completionsAt(LESSON, place) })
  expect(await compiler.fix(BROKEN)).toEqual({ ok: true, value: fixLesson(BROKEN) })
})

test('many questions at once are each answered', async () => {
  open()
  const texts = [LESSON, BROKEN, 'words', LESSON]
  const answers = await Promise.all(texts.map((text) => compiler.compile(text)))
  expect(answers.map((answer) => answer.ok && answer.value.problems)).toEqual(
    texts.map((text) => compile(text).problems),
  )
})

test('a worker that never answers is given up, and the next question gets another', async () => {
  const idle = join(dirname(script), 'idle.mjs')
  writeFileSync(idle, 'setInterval(() => undefined, 1000)')
  const scripts = [idle, script]
  open(() => {
    const thread = startThread(scripts.shift() ?? script)
    threads.push(thread)
    return thread
  }, 300)
  expect(await compiler.compile(LESSON)).toEqual({ ok: false, error: { code: 'compile-too-slow' } })
  compiler.close()
  expect(threads).toHaveLength(1)
})

test('a worker that dies is told, and another takes its place', async () => {
  open()
  await compiler.compile('')
  const asked = compiler.compile(LESSON)
  threads[0]?.stop()
  expect(await asked).toEqual({ ok: false, error: { code: 'compile-failed' } })
  expect((await compiler.compile(LESSON)).ok).toBe(true)
  expect(threads).toHaveLength(2)
})

test('a worker that cannot start, and a compiler that is closed', async () => {
  open(() => {
    throw new Error('no workers here')
  })
  expect(await compiler.compile('')).toEqual({ ok: false, error: { code: 'compile-failed' } })
  open()
  const asked = compiler.compile(LESSON)
  compiler.close()
  expect(await asked).toEqual({ ok: false, error: { code: 'compile-failed' } })
})

test('finds the answers to a step, in the reader’s notation', async () => {
  open()
  const head = '---\n编号: a\n标题: b\n简介: c\n---\n\n## d\n\n```xiangqi\n'
  const text = `${head}局面：红 帅d0 车a8 车b2；黑 将e9 卒c6；红走\n任务：一步杀\n\`\`\`\n`
  const compiled = await compiler.compile(text, { idsOptional: true })
  const step = compiled.ok ? compiled.value.lesson?.steps[0] : undefined
  if (!step) throw new Error('no step')
  const words = { stalemate: ' (no move)' }
  const board = step.board && { ...step.board, fen: '4k4/R8/1R7/9/9/9/9/9/9/3K5 w' }
  expect(await compiler.answers({ ...step, ...(board && { board }) }, 'en', words)).toMatchObject({
    value: ['R9=4 (no move)', 'R8+2', 'R8=4 (no move)'],
  })
  expect(await compiler.answers(step, 'zh-Hans', words)).toEqual({ ok: true, value: ['车八进七'] })
  expect(await compiler.answers(step, 'en', words)).toEqual({ ok: true, value: ['R8+7'] })
  expect(await compiler.answers({ ...step, task: { kind: 'watch', line: [] } }, 'en', words)).toEqual({ ok: true })
})
