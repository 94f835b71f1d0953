import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lessonPage, loadCurriculum } from '../../src/build/curriculum'

vi.setConfig({ testTimeout: 30_000 })

const CHAPTER = '---\n编号: pieces\n标题: 棋子\n等级: 16级\n---\n'
const VERSE = '```verse\n题：入门诀\n马走日 | | 马的走法\n```'

const exercise = (id: string, position: string, answer: string): string =>
  `## 练习 1：点\n点一点马。\n\n\`\`\`xiangqi\n编号：${id}\n局面：${position}\n任务：点\n答：${answer}\n\`\`\`\n`

const lesson = (head: string, ...parts: string[]): string => `---\n${head}\n简介: 一课\n---\n\n${parts.join('\n')}`

const HORSE = lesson('编号: horse\n标题: 马走日\n卷首: 入门诀 马走日', exercise('horse-tap', '红 马e4；红走', 'e4'))
const VERSES = lesson(
  '编号: verses\n标题: 口诀\n先修: horse',
  `## 念\n${VERSE}\n`,
  exercise('verses-tap', '红 马e5；红走', 'e5'),
)

let root = ''

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
}

const failure = async (): Promise<string> => {
  try {
    await loadCurriculum(root)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return ''
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lessons-'))
  vi.stubEnv('LESSONS_DIR', root)
  vi.stubEnv('LANG', 'en_GB.UTF-8')
  write({
    'zh-Hans/01-pieces/index.md': CHAPTER,
    'zh-Hans/01-pieces/06-horse.md': HORSE,
    'zh-Hans/01-pieces/20-verses.md': VERSES,
  })
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true })
})

describe('the tree is the curriculum', () => {
  test('its folders and files in the order of their numbers', async () => {
    const [chapter] = (await loadCurriculum())['zh-Hans']
    expect(chapter).toMatchObject({ id: 'pieces', title: '棋子', grade: '16级' })
    expect(chapter?.lessons.map(({ id, number }) => [id, number])).toEqual([
      ['horse', 1],
      ['verses', 2],
    ])
  })

  test('a page knows its neighbours, and the verse of another lesson', async () => {
    expect(await lessonPage('zh-Hans', 'horse')).toMatchObject({
      number: 1,
      next: { id: 'verses', title: '口诀' },
      contentLanguage: 'zh-Hans',
      verse: { title: '入门诀', lines: [{ words: '马走日' }] },
    })
    expect(await lessonPage('zh-Hans', 'verses')).toMatchObject({ previous: { id: 'horse', title: '马走日' } })
    expect(await lessonPage('zh-Hans', 'nothing')).toBeUndefined()
  })

  test('the road does not lead on into what stands beside it', async () => {
    write({
      'zh-Hans/02-beside/index.md': '---\n编号: beside\n标题: 附录\n---\n',
      'zh-Hans/02-beside/30-more.md': lesson('编号: more\n标题: 还有', '## 看\n看\n'),
    })
    expect(await lessonPage('zh-Hans', 'verses')).not.toHaveProperty('next')
    expect(await lessonPage('zh-Hans', 'more')).not.toHaveProperty('previous')
    expect(await lessonPage('zh-Hans', 'more')).not.toHaveProperty('number')
  })

  test('moves may be written from the lesson on that teaches notation', async () => {
    write({
      'zh-Hans/01-pieces/10-notation.md': HORSE.replaceAll('horse', 'notation-1')
        .replace('马e4', '马e6')
        .replace('答：e4', '答：e6'),
    })
    expect((await lessonPage('zh-Hans', 'horse'))?.lesson).not.toHaveProperty('notationFrom')
    expect((await lessonPage('zh-Hans', 'notation-1'))?.lesson).toMatchObject({ notationFrom: 0 })
    expect((await lessonPage('en', 'verses'))?.lesson).toMatchObject({ notationFrom: 0 })
  })

  test('Traditional Chinese is made from it, ids and boards untouched', async () => {
    const page = await lessonPage('zh-Hant', 'horse')
    expect(page).toMatchObject({ contentLanguage: 'zh-Hant', verse: { title: '入門訣' } })
    expect(page?.lesson).toMatchObject({ id: 'horse', title: '馬走日', opening: { verse: '入門訣', line: '馬走日' } })
    expect(page?.lesson.steps[0]).toMatchObject({ id: 'horse-tap', board: { fen: '9/9/9/9/9/4N4/9/9/9/9 w - - 0 1' } })
  })

  test('English stands in where it has been written', async () => {
    write({
      'en/01-pieces/index.md': '---\nid: pieces\ntitle: The pieces\n---\n',
      'en/01-pieces/06-horse.md': lesson(
        'id: horse\ntitle: The horse',
        '## Exercise 1: Tap\n```xiangqi\nid: horse-tap\nposition: Red horse e4\ntask: tap\nanswer: e4\n```\n',
      ),
    })
    const [chapter] = (await loadCurriculum()).en
    expect(chapter?.title).toBe('The pieces')
    expect(chapter?.lessons.map(({ title, contentLanguage }) => [title, contentLanguage])).toEqual([
      ['The horse', 'en'],
      ['口诀', 'zh-Hans'],
    ])
  })

  test('is compiled again when a file changes, and not otherwise', async () => {
    const before = await loadCurriculum()
    expect(await loadCurriculum()).toBe(before)
    write({
      'zh-Hans/01-pieces/07-leg.md': HORSE.replaceAll('horse', 'leg')
        .replace('马e4', '马e6')
        .replace('答：e4', '答：e6'),
    })
    expect((await loadCurriculum())['zh-Hans'][0]?.lessons).toHaveLength(3)
  })
})

describe('fails with every error', () => {
  test('naming file, line and column, and what would mend it', async () => {
    write({ 'zh-Hans/01-pieces/06-horse.md': HORSE.replace('任务：点', '任条：点') })
    const file = join(root, 'zh-Hans/01-pieces/06-horse.md')
    expect(await failure()).toContain(`${file}:14:1  There is no key “任条”.\n    Did you mean “任务”?`)
  })

  test.each([
    [
      'an exercise’s id in two lessons',
      'zh-Hans/01-pieces/21-a.md',
      exercise('horse-tap', '红 马e6；红走', 'e6'),
      'horse-tap',
    ],
    ['a lesson required that is none', 'zh-Hans/01-pieces/21-a.md', '先修: nothing', 'nothing'],
    ['a verse that is none', 'zh-Hans/01-pieces/21-a.md', '卷首: 没有诀', '没有诀'],
    ['a line that the verse lacks', 'zh-Hans/01-pieces/21-a.md', '卷首: 入门诀 象走田', '象走田'],
    ['a link to no lesson', 'zh-Hans/01-pieces/21-a.md', '## 看\n[去](nowhere)\n', 'nowhere'],
    ['a translation of nothing', 'en/01-pieces/21-a.md', '## a\n', 'extra'],
  ])('%s', async (_, file, text, named) => {
    const isHead = !text.includes('\n')
    const head = `编号: extra\n标题: 多一课${isHead ? `\n${text}` : ''}`
    write({ [file]: lesson(head, isHead ? '## 一步\n' : text), 'en/01-pieces/index.md': CHAPTER })
    expect(await failure()).toContain(named)
  })

  test.each([
    ['position', 'horse e5', 'tap\nanswer: e5', 'horse-tap'],
    ['task', 'horse e4', 'targets e4', 'horse-tap'],
    [
      'step',
      'horse e4',
      'tap\nanswer: e4\n```\n\n## b\n```xiangqi\nid: more\nposition: same\ntask: tap\nanswer: e4',
      'more',
    ],
  ])('a translation with another %s', async (_, position, task, named) => {
    const text = `## a\n\`\`\`xiangqi\nid: horse-tap\nposition: Red ${position}\ntask: ${task}\n\`\`\`\n`
    write({
      'en/01-pieces/index.md': CHAPTER,
      'en/01-pieces/06-horse.md': lesson('id: horse\ntitle: The horse', text),
    })
    expect(await failure()).toContain(named)
  })
})
