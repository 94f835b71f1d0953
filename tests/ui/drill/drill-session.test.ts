import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stepOf } from '../../../src/lib/drill/step'
import type { Drill } from '../../../src/lib/drill/types'
import { asDrill } from '../../../src/lib/drill/view'
import { fetchJudging } from '../../../src/lib/ui/lesson/fetch-judging'
import { type Asked, DrillSession, type Terms } from '../../../src/lib/ui/drill/session.svelte'
import { move } from '../../player/steps'

const drill: Drill = asDrill({
  kind: 'mate',
  fen: '3k5/9/9/R8/9/9/9/9/9/4K4 w - - 0 1',
  answers: ['a6a8', 'a6d6'],
  length: 1,
  level: 1,
})

const asked = (at: number): Asked => ({
  step: { ...stepOf(drill, { title: 'mate', hint: '', style: 'chinese' }), id: `${String(at)}-${drill.id}` },
  item: drill.id,
  drill,
  streams: ['mate-1'],
})

const terms = (more: Partial<Terms>): Terms => ({
  title: 'mates',
  empty: 'none',
  source: (at) => Promise.resolve(asked(at)),
  won: () => undefined,
  onanswer: () => undefined,
  onend: () => undefined,
  ...more,
})

const answer = (session: DrillSession): void => session.play?.send({ type: 'movePlayed', move: move('a6d6') })
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

beforeEach(async () => {
  await fetchJudging()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

test('who is quicker than the next board waits for it, and then has that board, not the last one again', async () => {
  let bring: () => void = () => undefined
  const late = new Promise<void>((resolve) => (bring = resolve))
  const source = async (at: number): Promise<Asked> => {
    if (at === 1) await late
    return asked(at)
  }
  const session = new DrillSession(terms({ length: 2, source }))
  await session.start()
  answer(session)
  session.play?.goOn()
  expect(session.play?.isFinished).toBe(true)
  const waiting = session.atEnd()
  bring()
  await waiting
  expect(session.isOver).toBe(false)
  expect(session.play?.step.id).toMatch(/^1-/)
  expect(session.play?.state.phase).toBe('awaiting')
})

test('a session that is left before its first board has come never begins, and its clock never ends it', async () => {
  const onend = vi.fn()
  let bring: (asked: Asked) => void = () => undefined
  const source = (): Promise<Asked> => new Promise((resolve) => (bring = resolve))
  const session = new DrillSession(terms({ seconds: 30, source, onend }))
  const starting = session.start()
  session.stop()
  bring(asked(0))
  await starting
  await vi.advanceTimersByTimeAsync(60_000)
  expect(session.play).toBeUndefined()
  expect(onend).not.toHaveBeenCalled()
})

test('against the clock the next board comes by itself, and who goes on by hand never runs out of boards', async () => {
  const onend = vi.fn()
  const session = new DrillSession(terms({ seconds: 30, onend }))
  await session.start()
  await settle()
  answer(session)
  await vi.advanceTimersByTimeAsync(1000)
  expect(session.play?.step.id).toMatch(/^1-/)
  for (let i = 2; i < 8; i++) {
    answer(session)
    session.play?.goOn()
    if (session.play?.isFinished) await session.atEnd()
    expect(session.play?.step.id).toMatch(new RegExp(`^${String(i)}-`))
  }
  expect(onend).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(onend).toHaveBeenCalledOnce()
  expect(session.right).toBe(7)
})

test('each question counts once, as it was answered first', async () => {
  const onanswer = vi.fn()
  const session = new DrillSession(terms({ length: 1, onanswer }))
  await session.start()
  session.play?.send({ type: 'hintAsked' })
  answer(session)
  session.play?.send({ type: 'restarted' })
  answer(session)
  expect(session.marks).toEqual(['missed'])
  expect(onanswer).toHaveBeenCalledOnce()
})
