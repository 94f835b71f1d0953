import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compile, type Lesson } from '../../src/lib/lesson'
import { adoptLesson, originOf } from '../../src/lib/share'

const TEXT = `---
id: horse-leg
title: Mine
requires: horse
---

## Read
![a](a.png)

- ![b](b.png)

> ![c](c.png)

[The leg](horse-leg)

## Choose
\`\`\`xiangqi
id: horse-leg-find
position: Red horse e4; Red to move
task: choose
\`\`\`

- [x] A horse
  > ![d](d.png)
- [ ] A chariot

> Hint: look

> Hint: ![e](e.png)

![f](f.png)
`

const lessonOf = (text: string): Lesson => {
  const { lesson } = compile(text)
  if (!lesson) throw new Error('no lesson')
  return lesson
}

test('a foreign lesson has ids of its own, whatever it calls itself', () => {
  const lesson = lessonOf(TEXT)
  const adopted = adoptLesson(lesson, 'oabc')
  expect(adopted.id).toBe('oabc-horse-leg')
  expect(adopted.steps.map(({ id }) => id)).toEqual(lesson.steps.map(({ id }) => `oabc-${id}`))
  expect(adopted.steps[1]?.id).toBe('oabc-horse-leg-find')
})

test('what it asks for and leads to are the lessons of the curriculum', () => {
  const adopted = adoptLesson(lessonOf(TEXT), 'oabc')
  expect(adopted.requires).toEqual(['horse'])
  expect(JSON.stringify(adopted.steps[0])).toContain('{"type":"lesson","id":"horse-leg"')
})

test('no picture of it is shown, wherever it stands', () => {
  const lesson = lessonOf(TEXT)
  expect(JSON.stringify(lesson).match(/\.png/g)?.length).toBeGreaterThanOrEqual(5)
  expect(JSON.stringify(adoptLesson(lesson, 'oabc'))).not.toMatch(/image|\.png/)
})

const linksOf = (text: string): string => {
  const { steps } = adoptLesson(lessonOf(`---\nid: a\ntitle: b\n---\n\n## c\n${text}\n`), 'o')
  return JSON.stringify(steps[0]?.prose)
}

test('a link out says where it leads, whatever its words say', () => {
  const link = linksOf('[good.org](https://user:pass@evil.example:8080/good.org)')
  expect(link).toContain('{"type":"text","text":"good.org"},{"type":"text","text":" (evil.example:8080)"}')
  expect(linksOf('[a](https://xn--80ak6aa92e.com/)')).toContain('(xn--80ak6aa92e.com)')
  expect(linksOf('[a](https://аррӏе.com/)')).toContain('(xn--80ak6aa92e.com)')
  expect(linksOf('[words](http://)')).toBe(
    '[{"type":"paragraph","children":[{"type":"emphasis","children":[{"type":"text","text":"words"}]}]}]',
  )
})

test('no sign of it turns the direction of what stands beside it', () => {
  expect(linksOf('a\u202eb [c\u2067d](https://evil.example/) e')).not.toMatch(/[\u202e\u2067]/)
})

test('all else stays as it was', () => {
  const lesson = lessonOf(TEXT.replaceAll(/!\[.*?\)/g, 'words'))
  const [step] = lesson.steps
  expect(adoptLesson(lesson, 'o').steps[0]).toEqual({ ...step, id: `o-${step?.id ?? ''}` })
})

test('an origin is the text’s own, and an id may begin with it', () => {
  expect(originOf('abc')).toBe(originOf('abc'))
  expect(originOf('abc')).toMatch(/^o[a-z2-7]{13}$/)
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
      const [first, second] = [a, b].map((text) => text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n'))
      fc.pre(first !== second && !/\p{Surrogate}/u.test(a + b))
      return originOf(a) !== originOf(b)
    }),
  )
})

test('an editor that changes line ends changes no origin', () => {
  expect(originOf('\uFEFFa\r\nb\rc')).toBe(originOf('a\nb\nc'))
  expect(originOf('a\nb')).not.toBe(originOf('a\n b'))
})

test('origins stay what they are: progress hangs on them', () => {
  expect(originOf('## 马\n')).toBe('ooaoep7j4bxcqe')
})
