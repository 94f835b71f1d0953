import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DRAFT_MAX, restore } from '../../src/lib/drafts'

const draft = { version: 1, id: 'd', text: '', revision: 1, madeAt: 0, changedAt: 5 }

test('a draft comes back, without what does not belong', () => {
  expect(restore({ ...draft, extra: 1, __proto__: { odd: 1 } })).toEqual({ ok: true, value: draft })
})

test.each([
  ['version', 0],
  ['version', '1'],
  ['id', ''],
  ['id', 7],
  ['text', undefined],
  ['text', 'a'.repeat(DRAFT_MAX + 1)],
  ['revision', 0],
  ['revision', 1.5],
  ['madeAt', Number.NaN],
  ['changedAt', -1],
])('a wrong %s is named: %j', (field, value) => {
  const restored = restore({ ...draft, [field]: value })
  expect(restored).toMatchObject({ ok: false, error: { code: 'draft-damaged', params: { field } } })
})

test('a newer version is told apart from damage', () => {
  expect(restore({ version: 2 })).toEqual({ ok: false, error: { code: 'draft-newer', params: { version: 2 } } })
})

test('anything at all is answered', () => {
  fc.assert(fc.property(fc.anything(), (value) => typeof restore(value).ok === 'boolean'))
})
