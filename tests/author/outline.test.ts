import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { blockAt, outlineOf, stepAt } from '../../src/lib/author'
import { compile } from '../../src/lib/lesson'

// Every lesson is compiled.
vi.setConfig({ testTimeout: 60_000 })

const LESSON = `---
编号: a
---

# 题

## 一
\`\`\`xiangqi
局面：开局
## 不是标题
\`\`\`

## 二
~~~verse
题：诗
~~~~
\`\`\`js
1
`

test('finds front matter, steps and blocks by their lines', () => {
  const outline = outlineOf(LESSON)
  expect(outline.frontMatter).toEqual({ from: 1, to: 3 })
  expect(outline.steps).toEqual([
    { from: 7, to: 12 },
    { from: 13, to: 19 },
  ])
  expect(outline.blocks).toEqual([
    { name: 'xiangqi', from: 8, to: 11, isClosed: true },
    { name: 'verse', from: 14, to: 16, isClosed: true },
    { name: undefined, from: 17, to: 19, isClosed: false },
  ])
  expect(blockAt(outline, 9)?.name).toBe('xiangqi')
  expect(blockAt(outline, 12)).toBeUndefined()
  expect([1, 7, 12, 13, 19].map((line) => stepAt(outline, line))).toEqual([0, 0, 0, 1, 1])
  expect(stepAt(outlineOf('words'), 1)).toBe(-1)
})

const LESSONS = 'lessons/zh-Hans'
const lessons = readdirSync(LESSONS, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\d\d-[^/]+\.md$/.test(file))
  .map((file) => readFileSync(join(LESSONS, file), 'utf8'))

test('the steps are those that the compiler finds', () => {
  expect(lessons.length).toBeGreaterThan(5)
  for (const text of lessons) expect(outlineOf(text).steps).toHaveLength(compile(text).lesson?.steps.length ?? 0)
})

test('every place of a text lies in one step at most, and blocks do not overlap', () => {
  const line = fc.constantFrom(
    '---',
    '## 一',
    '```xiangqi',
    '```',
    '~~~',
    '~~~verse',
    '局面：开局',
    '',
    'words',
    '  ```',
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const { blocks, steps } = outlineOf(lines.join('\n'))
      for (const ranges of [blocks, steps])
        ranges.forEach(({ from, to }, i) => {
          expect(to).toBeGreaterThanOrEqual(from)
          expect(from).toBeGreaterThan(ranges[i - 1]?.to ?? 0)
        })
    }),
  )
})
