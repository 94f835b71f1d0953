import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openDrafts, type DraftProblem } from '../../src/lib/drafts'
import { codes, failing, NAME, onDisk, plant } from './storage'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a full disk', () => {
  test('is told, what was there stays, and the page goes on', async () => {
    const told: DraftProblem[] = []
    const drafts = await openDrafts({ onproblem: (problem) => told.push(problem) })
    const { id } = await drafts.create('old')
    const full = failing('QuotaExceededError')
    const save = await drafts.save(id, 'new', 1)
    expect(save).toMatchObject({ ok: false, error: { code: 'storage-full', draft: { id, text: 'new', revision: 1 } } })
    await drafts.save(id, 'newer', 1)
    expect(codes(told)).toEqual(['storage-full'])
    expect((await drafts.read(id))?.text).toBe('newer')
    expect((await onDisk()).drafts).toMatchObject([{ text: 'old', revision: 1 }])
    full.mockRestore()
    expect(await drafts.save(id, 'newest', 1)).toMatchObject({ ok: true, value: { revision: 2 } })
    expect(drafts.problems).toEqual([])
    expect((await onDisk()).drafts).toMatchObject([{ text: 'newest', revision: 2 }])
  })

  test('keeps a new draft in memory until there is room', async () => {
    const drafts = await openDrafts()
    const full = failing('QuotaExceededError')
    const draft = await drafts.create('begun')
    expect(draft).toMatchObject({ text: 'begun', revision: 0 })
    expect(codes(drafts.problems)).toEqual(['storage-full'])
    expect(await drafts.list()).toEqual([draft])
    full.mockRestore()
    expect(await drafts.save(draft.id, 'begun again', draft.revision)).toMatchObject({
      ok: true,
      value: { id: draft.id, revision: 1 },
    })
    expect((await onDisk()).drafts).toHaveLength(1)
  })
})

describe('storage that gives nothing', () => {
  test('is told as refused, and drafts last as long as the page', async () => {
    vi.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    const drafts = await openDrafts()
    expect(codes(drafts.problems)).toEqual(['storage-refused'])
    const draft = await drafts.create('one')
    const saved = await drafts.save(draft.id, 'two', draft.revision)
    expect(saved).toMatchObject({ ok: false, error: { code: 'storage-refused', draft: { text: 'two' } } })
    expect(await drafts.list()).toMatchObject([{ id: draft.id, text: 'two', revision: 0 }])
    expect((await drafts.remove(draft.id)).ok).toBe(true)
    expect(await drafts.list()).toEqual([])
  })

  test('that fails in another way is told so', async () => {
    const drafts = await openDrafts()
    const { id } = await drafts.create('old')
    failing('UnknownError')
    expect(await drafts.save(id, 'new', 1)).toMatchObject({ ok: false, error: { code: 'storage-failed' } })
    expect((await onDisk()).drafts).toMatchObject([{ text: 'old' }])
  })

  test('a draft that cannot be removed is told, and stays', async () => {
    const drafts = await openDrafts()
    const { id } = await drafts.create('old')
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('no', 'UnknownError')
    })
    expect(await drafts.remove(id)).toMatchObject({ ok: false, error: { code: 'storage-failed', id } })
    expect(await drafts.list()).toHaveLength(1)
  })

  test('a database that a newer app has made opens not at all, and says so', async () => {
    await new Promise<void>((resolve) => {
      const request = indexedDB.open(NAME, 2)
      request.onsuccess = () => {
        request.result.close()
        resolve()
      }
    })
    const drafts = await openDrafts()
    expect(codes(drafts.problems)).toEqual(['storage-failed'])
    expect(await drafts.create('one')).toMatchObject({ text: 'one', revision: 0 })
  })

  test('a database that somebody holds keeps nobody waiting for ever', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest())
    const opening = openDrafts()
    await vi.advanceTimersByTimeAsync(5000)
    expect(codes((await opening).problems)).toEqual(['storage-failed'])
  })
})

test('a database that is deleted while the page is open is made again, and the text is saved anew', async () => {
  const drafts = await openDrafts()
  const { id } = await drafts.create('written for hours')
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(NAME)
    request.onsuccess = () => resolve()
    request.onblocked = () => reject(new Error('blocked: the page holds its connection'))
  })
  const saved = await drafts.save(id, 'written for hours, and more', 1)
  expect(saved).toMatchObject({ ok: false, error: { code: 'draft-forked', draft: { revision: 1 } } })
  expect((await onDisk()).drafts).toMatchObject([{ text: 'written for hours, and more' }])
})

test('a page that dies in the middle of a write leaves the draft as it was', async () => {
  const drafts = await openDrafts()
  const { id } = await drafts.create('whole')
  const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')?.value as IDBObjectStore['put']
  const dying = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value) {
    const request = put.call(this, value)
    // The record is written, and before the transaction is through the page is gone.
    request.addEventListener('success', () => this.transaction.abort())
    return request
  })
  expect(await drafts.save(id, 'half', 1)).toMatchObject({ ok: false, error: { code: 'storage-failed' } })
  dying.mockRestore()
  const again = await openDrafts()
  expect(await again.list()).toMatchObject([{ text: 'whole', revision: 1 }])
  expect(await again.save(id, 'goes on', 1)).toMatchObject({ ok: true, value: { revision: 2 } })
})

const kept = { version: 1, id: 'd-kept', text: 'kept', revision: 3, madeAt: 1, changedAt: 2 }

describe('what cannot be read', () => {
  test('is named and set aside, and the rest goes on', async () => {
    const damaged = { ...kept, id: 'd-broken', revision: 'many' }
    await plant(kept, damaged)
    const told: DraftProblem[] = []
    const drafts = await openDrafts({ onproblem: (problem) => told.push(problem) })
    expect(told).toEqual([{ code: 'draft-damaged', params: { field: 'revision' }, id: 'd-broken' }])
    expect(await drafts.list()).toEqual([kept])
    expect(await onDisk()).toEqual({ drafts: [kept], aside: [damaged] })
    expect((await openDrafts()).problems).toEqual([])
  })

  test('and cannot even be set aside hinders nothing', async () => {
    await plant(kept, { ...kept, id: 'd-broken', text: 7 })
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const drafts = await openDrafts()
    expect(await drafts.list()).toEqual([kept])
    expect(codes(drafts.problems)).toEqual(['draft-damaged'])
    vi.restoreAllMocks()
    expect((await onDisk()).drafts).toHaveLength(2)
  })

  test('but was written by a newer version is left as it is', async () => {
    const newer = { version: 2, id: 'd-newer', pages: ['one', 'two'] }
    await plant(newer)
    const drafts = await openDrafts()
    expect(drafts.problems).toEqual([{ code: 'draft-newer', params: { version: 2 }, id: 'd-newer' }])
    expect(await drafts.save('d-newer', 'older', 1)).toMatchObject({ ok: false, error: { code: 'draft-forked' } })
    await drafts.remove('d-newer')
    expect((await onDisk()).drafts).toContainEqual(newer)
  })
})
