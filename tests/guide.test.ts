import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { GUIDES, withReference } from '../scripts/reference-text'
import { TASK_FORMS } from '../scripts/reference-words'
import { formatProblem } from '../src/build/problem-text'
import { runLessons } from '../src/cli/lessons-command'
import { createTranslator } from '../src/lib/i18n/every-language'
import { compile, fixLesson, isExercise, solutionsOf } from '../src/lib/lesson'
import { Problems } from '../src/lib/lesson/problems'
import { SourceText } from '../src/lib/lesson/source-text'
import { readTaskHead } from '../src/lib/lesson/task-head'

/* The pages that tell how to write a lesson: every piece of a lesson in them is one, and their tables are true. */

vi.setConfig({ testTimeout: 60_000 })

const FENCE = /^(`{3,})(\w*)\n([\s\S]*?)^\1$/gm

interface Snippet {
  /** What the reader would write, made a whole lesson. */
  readonly text: string
  readonly line: number
  readonly isWhole: boolean
}

const asLesson = (kind: string, body: string): string => {
  if (body.startsWith('---')) return body
  const head = '---\nid: snippet\ntitle: Snippet\n---\n\n'
  return kind === 'markdown' ? head + body : `${head}## Snippet\n\`\`\`${kind}\n${body}\`\`\`\n`
}

const snippetsIn = (page: string): Snippet[] =>
  [...page.matchAll(FENCE)].flatMap(({ index, 2: kind = '', 3: body = '' }) =>
    ['markdown', 'xiangqi', 'verse'].includes(kind)
      ? [
          {
            text: asLesson(kind, body),
            line: page.slice(0, index).split('\n').length,
            isWhole: body.startsWith('---'),
          },
        ]
      : [],
  )

describe.each(GUIDES)('$path', ({ path, language }) => {
  const page = readFileSync(path, 'utf8')
  const snippets = snippetsIn(page)
  const { t } = createTranslator(language)

  test('shows many pieces of lessons, and a whole one first', () => {
    expect(snippets.length).toBeGreaterThan(20)
    expect(snippets.map(({ isWhole }) => isWhole).indexOf(true)).toBe(0)
  })

  test.each(snippets)('line $line has no fault, and what it asks can be answered', ({ text, isWhole }) => {
    const { lesson, problems } = compile(text, { idsOptional: !isWhole })
    expect(problems.map((problem) => formatProblem(t, { path, ...problem }))).toEqual([])
    const exercises = lesson?.steps.filter(isExercise) ?? []
    for (const exercise of exercises) expect(solutionsOf(exercise)?.count).toBeGreaterThan(0)
    if (isWhole) expect(fixLesson(text).text).toBe(text)
  })

  test('the whole lesson has three exercises, each another task, with all that the page speaks of', () => {
    const { lesson } = compile(snippets.find(({ isWhole }) => isWhole)?.text ?? '')
    const exercises = lesson?.steps.filter(isExercise) ?? []
    expect(new Set(exercises.map(({ task }) => task?.kind)).size).toBe(3)
    expect(lesson?.steps.some((step) => !isExercise(step) && step.board)).toBe(true)
    expect(exercises.some(({ hints }) => hints.length > 1)).toBe(true)
    expect(exercises.some(({ wrong }) => wrong.some(({ on }) => on === 'else'))).toBe(true)
    expect(exercises.every(({ explain }) => explain.length > 0)).toBe(true)
  })

  test('what --explain says of the whole lesson is shown as it is', () => {
    const folder = mkdtempSync(join(tmpdir(), 'mazouri-guide-'))
    const file = join(folder, language === 'en' ? 'my-lesson.md' : '我的课.md')
    writeFileSync(file, snippets.find(({ isWhole }) => isWhole)?.text ?? '')
    const { output } = runLessons(createTranslator(language), ['check', '--explain', file])
    expect(page).toContain(`\`\`\`text\n${output.replaceAll(`${folder}/`, '')}\`\`\``)
  })

  test('its reference is what the vocabulary says: npm run reference', () => {
    expect(page).toBe(withReference(page, language))
  })

  test('its links to its own headings lead to one', () => {
    const outside = page.replaceAll(FENCE, '')
    const slugs = [...outside.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
        .replaceAll(' ', '-'),
    )
    const own = [...outside.matchAll(/\]\(#([^)]*)\)/g)]
      .map(([, slug]) => slug)
      .filter((slug) => !/^[a-i]\d/.test(slug ?? ''))
    expect(own.length).toBeGreaterThan(0)
    for (const slug of own) expect(slugs).toContain(slug)
  })
})

test('every form of a task in the reference can be read', () => {
  for (const form of Object.values(TASK_FORMS).flatMap((forms) => forms.flatMap((each) => each.split(/[；;]\s*/)))) {
    const problems = new Problems()
    expect([form, readTaskHead(SourceText.ofLine(form, 1), problems)?.name.text !== undefined]).toEqual([form, true])
    expect(problems.count).toBe(0)
  }
})
