import { describe, expect, it } from 'vitest'
import { compile } from '../../src/lib/lesson'

const HEAD = '---\nid: a\ntitle: A\n---\n'
const step = (id: string, lines: string, prose = ''): string =>
  `\n## ${id}\n${prose}\n\n\`\`\`xiangqi\nid: ${id}\nposition: start\n${lines}\n\`\`\`\n`
const lessonOf = (...steps: readonly string[]) => compile(HEAD + steps.join('')).lesson

describe('a move in the text', () => {
  it('is written in both notations, legal or not, and only where it has no words of its own', () => {
    const prose = 'See `炮二平五`, `马二进四` and [this](#h0g2).'
    const [first] = lessonOf(step('tap', 'task: tap\nanswer: e3', prose))?.steps ?? []
    const [paragraph] = first?.prose ?? []
    if (paragraph?.type !== 'paragraph') throw new Error('no paragraph')
    const moves = paragraph.children.filter(({ type }) => type === 'move')
    expect(moves).toMatchObject([
      { move: 'h2e2', written: { chinese: '炮二平五', wxf: 'C2=5' } },
      { move: 'h0f1', written: { chinese: '马二进四', wxf: 'H2+4' } },
      { move: 'h0g2' },
    ])
    expect(moves[2]).not.toHaveProperty('written')
  })
})

describe('notation is shown', () => {
  const tap = step('tap', 'task: tap\nanswer: e3')

  it.each(['read', 'write'])('from the step on that first asks to %s a move', (task) => {
    expect(lessonOf(tap, step('other', `task: ${task}\nanswer: C2=5`), tap)?.notationFrom).toBe(1)
  })

  it('nowhere in a lesson that asks for neither', () => {
    expect(lessonOf(tap)).not.toHaveProperty('notationFrom')
  })
})
