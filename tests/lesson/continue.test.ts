import { describe, expect, test } from 'vitest'
import { compile } from '../../src/lib/lesson'
import { formatFen } from '../../src/lib/notation'
import { board, move } from '../fixtures/boards'

/* 接上: the board of a step goes on from the one before. */

const two = (first: string): ReturnType<typeof compile> =>
  compile(
    `---\nid: a\ntitle: A\n---\n\n## 一\n\`\`\`xiangqi\n编号：one\n${first}\n\`\`\`\n\n## 二\n\`\`\`xiangqi\n局面：接上\n\`\`\`\n`,
  )

const START = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w'
const after = (fen: string, ...moves: readonly string[]): string =>
  formatFen(moves.reduce((position, text) => position.play(move(text)), board(fen)))

describe('goes on', () => {
  test.each([
    ['after the moves that are watched', '局面：开局\n着法：h2e2 h9g7', ['h2e2', 'h9g7']],
    ['after the moves that are played', '局面：开局\n任务：连走\n着法：h2e2 h9g7 h0g2', ['h2e2', 'h9g7', 'h0g2']],
    ['after the first answer', '局面：开局\n任务：走\n答：h2e2、b2e2\n错：其他 a', ['h2e2']],
    ['after the move that was read', '局面：开局\n任务：读谱\n答：马二进三', ['h0g2']],
    ['after the move that was written', '局面：开局\n任务：写谱\n答：炮二平五', ['h2e2']],
  ])('%s', (_, first, moves) => {
    const { lesson, problems } = two(first)
    expect(problems).toEqual([])
    expect(lesson?.steps[1]?.board?.fen).toBe(after(START, ...moves))
  })
})

describe('does not go on where what was played is the learner’s to choose', () => {
  test.each([
    ['吃', '局面：红 车e1；黑 炮b1；红走\n任务：吃'],
    ['将军', '局面：红 车a5；黑 将e9；红走\n任务：将军'],
    ['应将', '局面：3k5/9/9/9/4r4/9/9/9/9/2B1KA3 w\n任务：应将'],
    ['一步杀', '局面：3k5/9/9/R8/9/9/9/9/9/4K4 w\n任务：一步杀'],
    ['别丢子', '局面：红 车e4；黑 车b8 车g7；红走\n任务：别丢子'],
    ['对弈', '局面：红 车e0；黑 卒e6；红走\n任务：对弈'],
    ['点', '局面：开局\n任务：点\n答：e4'],
  ])('%s', (_, first) => {
    const { lesson, problems } = two(first)
    expect(problems.map(({ code, line }) => `${line} ${code}`)).toEqual([
      expect.stringMatching(/^1\d position-no-moves-before$/),
    ])
    expect(lesson?.steps[1]?.board).toBeUndefined()
  })
})
