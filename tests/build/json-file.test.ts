import { expect, test } from 'vitest'
import { glossary, knownVerses, lessonPage, loadCurriculum, testPool } from '../../src/build/curriculum'
import { jsonFile } from '../../src/build/json-file'
import { jsonIn } from '../../src/lib/i18n/json-in'
import { LANGUAGES, type Language } from '../../src/lib/i18n/languages'
import { roadOf } from '../../src/lib/ui/home/road-of'

type ValueIn = (language: Language) => Promise<unknown>

const lengthOf = async (language: Language, valueIn: ValueIn): Promise<number> =>
  (await jsonFile(language, valueIn))?.length ?? 0

/** What the phone makes of the files is what the build put in. */
const expectSame = async (valueIn: ValueIn, what: string): Promise<void> => {
  for (const language of LANGUAGES) {
    const read = await jsonIn(language, async (each) => (await jsonFile(each, valueIn)) ?? '')
    expect(JSON.stringify(read), `${what} in ${language}`).toBe(JSON.stringify(await valueIn(language)))
  }
}

const lessonIds = async (): Promise<readonly string[]> =>
  (await loadCurriculum())['zh-Hans'].flatMap(({ lessons }) => lessons.map(({ id }) => id))

test('every lesson and every test’s questions are the very same in every language', { timeout: 60_000 }, async () => {
  const ids = await lessonIds()
  expect(ids.length).toBeGreaterThan(40)
  for (const id of ids) {
    await expectSame((language) => lessonPage(language, id), id)
    if (await testPool('zh-Hans', id)) await expectSame((language) => testPool(language, id), `questions of ${id}`)
  }
})

test('the road, the glossary and the verses too', async () => {
  const curriculum = await loadCurriculum()
  await expectSame((language) => Promise.resolve(roadOf(curriculum[language], language)), 'road')
  await expectSame(glossary, 'glossary')
  await expectSame(knownVerses, 'verses')
})

test('a lesson in Traditional Chinese costs next to nothing besides the Simplified one', async () => {
  for (const id of (await lessonIds()).slice(0, 12)) {
    const valueIn: ValueIn = (language) => lessonPage(language, id)
    expect(await lengthOf('zh-Hant', valueIn), id).toBeLessThan((await lengthOf('zh-Hans', valueIn)) / 20)
  }
})

test('what a language says in its own words is kept whole, and nothing is what is nowhere', async () => {
  const valueIn: ValueIn = (language) => Promise.resolve(language === 'en' ? { title: 'The horse' } : { title: '馬' })
  expect(await jsonFile('en', valueIn)).toBe('{"title":"The horse"}')
  expect(await jsonFile('en', () => Promise.resolve(undefined))).toBeUndefined()
})
