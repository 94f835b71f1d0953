import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DRAFT_MAX, openDrafts } from '../../src/lib/drafts'
import { onDisk } from './storage'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('a draft that was made is there when the page is opened again', async () => {
  const drafts = await openDrafts()
  const draft = await drafts.create('# one')
  expect(draft).toMatchObject({ version: 1, text: '# one', revision: 1 })
  expect(draft.id).toMatch(/^d[a-z2-7]{16}$/)
  const again = await openDrafts()
  expect(await again.list()).toEqual([draft])
  expect(await again.read(draft.id)).toEqual(draft)
  expect(await again.read('d-none')).toBeUndefined()
  expect(again.problems).toEqual([])
})

test('it is saved over the revision that it began from', async () => {
  const drafts = await openDrafts()
  const one = await drafts.create('one')
  const two = await drafts.save(one.id, 'two', one.revision)
  expect(two).toMatchObject({ ok: true, value: { id: one.id, text: 'two', revision: 2, madeAt: one.madeAt } })
  expect(await drafts.save(one.id, 'three', 2)).toMatchObject({ ok: true, value: { revision: 3 } })
  expect(await (await openDrafts()).list()).toMatchObject([{ text: 'three', revision: 3 }])
})

test('the one changed last stands first', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const drafts = await openDrafts()
  const made = []
  for (const text of ['a', 'b', 'c']) {
    vi.setSystemTime(1000 * (made.length + 1))
    made.push(await drafts.create(text))
  }
  expect((await drafts.list()).map(({ text }) => text)).toEqual(['c', 'b', 'a'])
  vi.setSystemTime(9000)
  await drafts.save(made[0]?.id ?? '', 'a again', 1)
  const [first] = await drafts.list()
  expect(first).toMatchObject({ text: 'a again', madeAt: 1000, changedAt: 9000 })
})

test('what is removed is gone, and the others stay', async () => {
  const drafts = await openDrafts()
  const [one, two] = [await drafts.create('one'), await drafts.create('two')]
  expect(await drafts.remove(one.id)).toEqual({ ok: true, value: undefined })
  expect(await (await openDrafts()).list()).toEqual([two])
  expect((await drafts.remove(one.id)).ok).toBe(true)
})

test('ids are made by chance and not by the clock', async () => {
  const drafts = await openDrafts()
  const made = await Promise.all(Array.from({ length: 50 }, () => drafts.create('same')))
  expect(new Set(made.map(({ id }) => id)).size).toBe(50)
  expect(await (await openDrafts()).list()).toHaveLength(50)
})

describe('two tabs', () => {
  test('the second to save loses nothing and overwrites nothing', async () => {
    const [one, other] = [await openDrafts(), await openDrafts()]
    const draft = await one.create('begun')
    await one.save(draft.id, 'by one', 1)
    const forked = await other.save(draft.id, 'by the other', 1)
    expect(forked).toMatchObject({ ok: false, error: { code: 'draft-forked', id: draft.id } })
    const fork = forked.ok ? undefined : forked.error.draft
    expect(fork).toMatchObject({ text: 'by the other', revision: 1 })
    expect(fork?.id).not.toBe(draft.id)
    expect(new Set((await openDrafts().then((all) => all.list())).map(({ text }) => text))).toEqual(
      new Set(['by one', 'by the other']),
    )
    expect(await other.save(fork?.id ?? '', 'goes on', 1)).toMatchObject({ ok: true, value: { id: fork?.id } })
  })

  test('at the very same moment, too', async () => {
    const [one, other] = [await openDrafts(), await openDrafts()]
    const { id } = await one.create('begun')
    const both = await Promise.all([one.save(id, 'a', 1), other.save(id, 'b', 1)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await one.list()).map(({ text }) => text).sort()).toEqual(['a', 'b'])
  })

  test('a draft removed there and written on here becomes a new one', async () => {
    const [one, other] = [await openDrafts(), await openDrafts()]
    const { id } = await one.create('begun')
    await other.remove(id)
    expect(await one.save(id, 'still here', 1)).toMatchObject({ ok: false, error: { code: 'draft-forked' } })
    expect(await other.list()).toMatchObject([{ text: 'still here', revision: 1 }])
  })

  test('what one makes the other sees', async () => {
    const [one, other] = [await openDrafts(), await openDrafts()]
    const draft = await one.create('begun')
    expect(await other.list()).toEqual([draft])
  })
})

test('a text above 64 kB is refused, and what was there stays', async () => {
  const drafts = await openDrafts()
  const { id } = await drafts.create('short')
  const problem = { code: 'draft-too-large', params: { max: 64 } }
  for (const text of ['a'.repeat(DRAFT_MAX + 1), '字'.repeat(DRAFT_MAX / 3 + 1)])
    expect(await drafts.save(id, text, 1)).toMatchObject({ ok: false, error: problem })
  expect(await drafts.save(id, 'a'.repeat(DRAFT_MAX), 1)).toMatchObject({ ok: true })
  const made = await drafts.create('a'.repeat(DRAFT_MAX + 1))
  expect(made.revision).toBe(0)
  expect(drafts.problems).toMatchObject([problem])
  expect((await onDisk()).drafts).toHaveLength(1)
})
