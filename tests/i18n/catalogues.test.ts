import { expect, test } from 'vitest'
import { toTraditionalDeep } from '../../src/build/traditional'
import en from '../../src/lib/i18n/en.json'
import { createTranslator } from '../../src/lib/i18n/every-language'
import zhHans from '../../src/lib/i18n/zh-Hans.json'
import zhHant from '../../src/lib/i18n/zh-Hant.json'
import { callsIn, textsInFolder } from './texts-in-source'

/** Keys that the source completes with a closed code, `t(`reason.${code}`)`: the code's own type keeps them right. */
const FAMILIES: readonly string[] = (
  'reason. problem. hint. piece. role. side. outcome. miss. way. slip. ' +
  'write.keys. write.tasks. write.front. write.verseKeys. write.told. ' +
  'drill.stream. drill.sign. drill.ask. drill.hint. drill.group. drill.mastery. drill.name.'
).split(' ')

type Entries = readonly (readonly [key: string, text: string])[]

const entriesOf = (value: object, above = ''): Entries =>
  Object.entries(value).flatMap(([name, inner]: [string, unknown]): Entries => {
    const key = above + name
    return typeof inner === 'object' && inner !== null ? entriesOf(inner, `${key}.`) : [[key, String(inner)]]
  })

const whole = (key: string): string => key.replace(/_(one|other)$/, '')

const paramsOf = (text: string): string[] => [...text.matchAll(/{{\s*(\w+)/g)].map(([, name]) => name ?? '')

/** Each key with the parameters that any of its plural forms names, in order. */
const shapeOf = (catalogue: object): Record<string, string[]> => {
  const shape: Record<string, string[]> = {}
  for (const [key, text] of entriesOf(catalogue)) {
    const plural = whole(key) === key ? [] : ['count']
    shape[whole(key)] = [...new Set([...(shape[whole(key)] ?? []), ...paramsOf(text), ...plural])].sort()
  }
  return shape
}

const shape = shapeOf(zhHans)
const texts = textsInFolder('src')
const inFamily = (key: string): boolean => FAMILIES.some((family) => key.startsWith(family))

test('every language has the same keys with the same parameters', () => {
  expect(shapeOf(en)).toEqual(shape)
  expect(shapeOf(zhHant)).toEqual(shape)
})

test('no text is empty', () => {
  const empty = [zhHans, zhHant, en].flatMap((catalogue) =>
    entriesOf(catalogue).filter(([, text]) => text.trim() === ''),
  )
  expect(empty).toEqual([])
})

test('the Traditional catalogue is made from the Simplified one: npm run hant', () => {
  expect(zhHant).toEqual(toTraditionalDeep(zhHans))
})

test('every key that the source uses is defined', () => {
  const unknown = texts.calls.filter(({ kind, text }) =>
    kind === 'key' ? !(text in shape) : !FAMILIES.some((family) => text.startsWith(family)),
  )
  expect(unknown).toEqual([])
})

test('every call gives the parameters that its sentence names', () => {
  const wrong = texts.calls.filter(
    ({ kind, text, params }) =>
      kind === 'key' && params !== undefined && [...params].sort().join() !== (shape[text] ?? []).join(),
  )
  expect(wrong).toEqual([])
})

test('every key that is defined is used', () => {
  const used = new Set([...texts.literals, ...texts.calls.map(({ text }) => text)])
  expect(Object.keys(shape).filter((key) => !inFamily(key) && !used.has(key))).toEqual([])
})

test('calls are found in markup and in scripts, keys and templates alike', () => {
  const source = `<script lang="ts">const a = $derived(late ? t('a.b', { n: 1 }) : t(late ? 'c.d' : 'e.f', { ...rest }))</script>
    {#each list as item}<p title={x.t(\`reason.\${item.code}\`, item.params)}>{t('g.h')}</p>{/each}`
  expect(callsIn('some.svelte', source).map(({ kind, text, params }) => [kind, text, params])).toEqual([
    ['template', 'reason.', undefined],
    ['key', 'g.h', []],
    ['key', 'a.b', ['n']],
    ['key', 'c.d', undefined],
    ['key', 'e.f', undefined],
  ])
})

test('a translator speaks its language and fills in', () => {
  expect(createTranslator('en').t('lesson.pageTitle', { title: 'A & B' })).toBe('A & B · Mazouri')
  expect(createTranslator('zh-Hant').t('lesson.pageTitle', { title: '馬' })).toBe('馬 · 馬走日')
})
