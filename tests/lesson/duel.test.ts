import { describe, expect, it, test, vi } from 'vitest'
import { compile, solutionsOf, type Step, type Task } from '../../src/lib/lesson'
import { type DuelTask, duelRound } from '../../src/lib/lesson/duel'
import { winDuel } from '../../src/lib/lesson/duel-search'
import { formatIccs, parseFen, parseIccs } from '../../src/lib/notation'
import { isLegal, type Position } from '../../src/lib/rules'
import { board, move } from '../fixtures/boards'

vi.setConfig({ testTimeout: 60_000 })

const read = (block: string, budget?: number) =>
  compile(
    `---\nid: test\ntitle: test\n---\n\n## 一\n\`\`\`xiangqi\nid: only\n${block}\n\`\`\`\n`,
    budget === undefined ? {} : { budget },
  )

function compiled(block: string, budget?: number): { step: Step; codes: string[] } {
  const { lesson, problems } = read(block, budget)
  const step = lesson?.steps[0]
  if (!step) throw new Error('no step')
  return { step, codes: problems.map(({ code }) => code) }
}

const taskOf = (block: string): Task | undefined => compiled(block, 0).step.task
const codesOf = (block: string): string[] => compiled(block).codes

const SMALL = '局面：红 车e0；黑 卒a6 卒e6 卒i6；红走'
const WHOLE = '局面：红 帅e0 车a0 车i0；黑 将d9 士f9；红走'

describe('a duel in words', () => {
  test.each<[string, Task]>([
    ['任务：对弈 胜', { kind: 'duel', goal: 'win', within: 40 }],
    ['任务：对弈 赢\n限：12', { kind: 'duel', goal: 'win', within: 12 }],
    ['任务：对弈 吃光', { kind: 'duel', goal: 'capture-all', within: 40 }],
    ['任务：对弈：吃光\n限：8步', { kind: 'duel', goal: 'capture-all', within: 8 }],
    ['任务：对弈 5步不丢子', { kind: 'duel', goal: 'keep', within: 5 }],
    ['任務：對弈 三 步 不丟子', { kind: 'duel', goal: 'keep', within: 3 }],
    ['任务：对弈 两步不丢子', { kind: 'duel', goal: 'keep', within: 2 }],
    ['任务：对弈 不丢子\n限：4', { kind: 'duel', goal: 'keep', within: 4 }],
    ['task: duel win\nwithin: 100', { kind: 'duel', goal: 'win', within: 100 }],
    ['task: duel capture-all', { kind: 'duel', goal: 'capture-all', within: 40 }],
    ['task: duel keep 5', { kind: 'duel', goal: 'keep', within: 5 }],
    ['task: duel keep 5 moves', { kind: 'duel', goal: 'keep', within: 5 }],
    ['任务：对弈', { kind: 'duel', goal: 'win', within: 40 }],
  ])('%s', (text, task) => {
    expect(taskOf(`${WHOLE}\n${text}`)).toEqual(task)
  })

  it('is about the pieces where a general is missing', () => {
    expect(taskOf(`${SMALL}\n任务：对弈`)).toEqual({ kind: 'duel', goal: 'capture-all', within: 40 })
  })

  test.each([
    [`${WHOLE}\n任务：对弈 好玩`, ['task-argument']],
    [`${WHOLE}\n任务：对弈 5步胜`, ['task-argument']],
    [`${WHOLE}\n任务：对弈 零步不丢子`, ['task-argument']],
    [`${WHOLE}\n任务：对弈 不丢子`, ['task-argument']],
    [`${WHOLE}\n任务：对弈\n限：很多`, ['number-unreadable']],
    [`${WHOLE}\n任务：对弈\n限：101`, ['duel-too-long']],
    [`${WHOLE}\n任务：对弈 101步不丢子`, ['duel-too-long']],
    [`${WHOLE}\n任务：对弈 2步不丢子\n限：3`, ['key-unused']],
    [`${WHOLE}\n任务：对弈\n答：a0a9`, ['key-unused']],
    [`${SMALL}\n任务：对弈 胜`, ['general-needed']],
    [`${SMALL}\n执：黑\n任务：对弈`, ['side-not-to-move']],
    ['局面：红 车e0；红走\n任务：对弈', ['duel-over']],
    // The learner has nothing that could take, or win.
    ['局面：红 帅e0；黑 将d9 卒e5；红走\n任务：对弈 吃光', ['duel-hopeless']],
    ['局面：红 帅e0 仕d0；黑 将d9 卒c5；红走\n任务：对弈 胜', ['duel-hopeless']],
    ['局面：黑 卒e5；红走\n任务：对弈', ['duel-hopeless']],
    // A soldier that walks past a chariot.
    ['局面：红 兵e4；黑 车a5；红走\n任务：对弈\n限：3', ['duel-hopeless']],
  ])('%s: %s', (block, codes) => {
    expect(codesOf(block)).toEqual(codes)
  })

  it('says which goals there are, in the language of the text', () => {
    const [problem] = read(`${WHOLE}\n任务：对弈 好玩`).problems
    expect(problem?.hint).toEqual({ code: 'one-of', params: { words: '胜、吃光、5步不丢子' } })
    expect(read(`${WHOLE}\ntask: duel fun`).problems[0]?.hint?.params).toEqual({ words: 'win, capture-all, keep 5' })
  })

  it('is not checked where that costs too much', () => {
    expect(compiled('局面：开局\n任务：对弈 胜').codes).toEqual(['not-checked'])
    expect(compiled(`${SMALL}\n任务：对弈`, 0).codes).toEqual(['not-checked'])
    expect(compiled(`${SMALL}\n任务：对弈`).codes).toEqual([])
  })

  it('tells a word about the way to the goal that calls it wrong', () => {
    const { step } = compiled(`${SMALL}\n任务：对弈`)
    const answers = solutionsOf(step)?.answers
    const first = answers?.kind === 'lines' ? answers.lines[0]?.[0] : undefined
    expect(codesOf(`${SMALL}\n任务：对弈\n错：${first ?? ''} 不对`)).toEqual(['wrong-is-right'])
    expect(codesOf(`${SMALL}\n任务：对弈\n错：e0a1 不对\n错：其他 再看看`)).toEqual([])
  })
})

describe('the replies of an author', () => {
  it('are the other side’s, each named on the board that those before it leave', () => {
    const { step, codes } = compiled(`${SMALL}\n任务：对弈\n应着：卒1进1、卒1进1、i6i5`)
    expect(codes).toEqual([])
    expect(step.replies).toEqual(['a6a5', 'a5a4', 'i6i5'])
    expect(codesOf(`${SMALL}\n任务：对弈\n应着：e0e1`)).toEqual(['move-not-there'])
    expect(codesOf(`${SMALL}\n任务：对弈\n应着：什么`)).toEqual(['move-unreadable'])
  })

  it('are played where they are legal', () => {
    const task: DuelTask = { kind: 'duel', goal: 'capture-all', within: 9 }
    const position = board('9/9/9/p3p3p/9/9/9/9/9/4R4 w')
    expect(duelRound(task, [position], move('e0d0'), move('e6e5'))).toMatchObject({ reply: move('e6e5') })
    const otherwise = duelRound(task, [position], move('e0e6'), move('e6e5'))
    expect(otherwise.kind === 'onward' && isLegal(position.play(move('e0e6')), otherwise.reply)).toBe(true)
  })
})

describe('a round', () => {
  const win: DuelTask = { kind: 'duel', goal: 'win', within: 5 }
  const all: DuelTask = { kind: 'duel', goal: 'capture-all', within: 5 }
  const keep: DuelTask = { kind: 'duel', goal: 'keep', within: 3 }
  const roundOf = (task: DuelTask, fen: string, text: string, asked?: string) => {
    const round = duelRound(task, [board(fen)], move(text), asked === undefined ? undefined : move(asked))
    return round.kind === 'lost' ? round.why : round.kind
  }

  test.each<[string, DuelTask, string, string, string, string?]>([
    ['goes on', win, '3k5/9/R8/1R7/9/9/9/9/9/4K4 w', 'b6b9', 'onward'],
    ['mates', win, '3k5/R8/1R7/9/9/9/9/9/9/4K4 w', 'b7b9', 'won'],
    ['stalemates', win, '3k5/9/9/R8/9/9/9/9/9/4K4 w', 'a6a8', 'won'],
    ['takes the last piece', all, '9/9/9/9/4p4/9/9/9/9/4R4 w', 'e0e5', 'won'],
    ['takes the last piece beside a general', all, '3k5/9/9/9/4p4/9/9/9/9/4R4 w', 'e0e5', 'won'],
    ['is mated', win, '3k5/9/9/9/9/9/9/1r7/r8/4K1C2 w', 'g0g1', 'mated', 'b2b0'],
    ['loses its last piece', all, '9/9/9/9/9/4p4/9/9/9/3R5 w', 'd0d4', 'bare', 'e4d4'],
    ['loses what could win', win, '3k5/9/9/9/9/9/r8/9/9/4K2R1 w', 'h0h3', 'bare', 'a3h3'],
    ['is left without a way', win, '5k3/9/9/9/4r4/9/9/8r/p8/Hc2K4 w', 'e0d0', 'stuck', 'i2i1'],
    ['loses a piece', keep, '9/9/9/9/9/4p4/9/9/9/3R4H w', 'd0d4', 'piece', 'e4d4'],
    ['exchanges for as much', keep, '3k5/9/9/r8/9/9/9/9/R8/4K4 w', 'a1a6', 'onward'],
    ['lets a guarded piece be taken', keep, '9/9/9/n8/9/9/R8/9/N8/9 w', 'a1b3', 'onward'],
  ])('%s', (_, task, fen, text, expected, asked) => {
    expect(roundOf(task, fen, text, asked)).toBe(expected)
  })

  it('ends by the number of moves, and for 不丢子 is won by it', () => {
    const start = board('9/9/9/9/4p4/9/9/9/9/R8 w')
    const positions = [start, start, start]
    expect(duelRound({ ...all, within: 3 }, positions, move('a0a1'))).toMatchObject({ kind: 'lost', why: 'limit' })
    expect(duelRound({ ...all, within: 4 }, positions, move('a0a1')).kind).toBe('onward')
    expect(duelRound(keep, positions, move('a0a1')).kind).toBe('kept')
  })

  it('counts what is lost until it is won back, and gives no credit for what was won before', () => {
    // A horse is taken by a chariot that may be taken back: it has to be, at once.
    const start = board('3k5/9/9/r8/9/9/9/N8/9/R3K4 w')
    const first = duelRound({ ...keep, within: 9 }, [start], move('e0f0'), move('a6a2'))
    expect(first).toEqual({ kind: 'onward', reply: move('a6a2') })
    const taken = start.play(move('e0f0')).play(move('a6a2'))
    const late = duelRound({ ...keep, within: 9 }, [start, taken], move('f0f1'), move('a2b2'))
    expect(late).toMatchObject({ kind: 'lost', why: 'piece' })
    const back = duelRound({ ...keep, within: 9 }, [start, taken], move('a0a2'))
    expect(back.kind).toBe('onward')
    const rich = taken.play(move('a0a2')).play(move('d9d8'))
    expect(duelRound({ ...keep, within: 9 }, [start, taken, rich], move('a2d2'), move('d8e8')).kind).toBe('onward')
    const poor = board('9/9/9/9/9/4p4/9/9/9/3R4H w')
    expect(duelRound({ ...keep, within: 9 }, [start, taken, rich, poor], move('d0d4'), move('e4d4'))).toMatchObject({
      kind: 'lost',
      why: 'piece',
    })
  })
})

describe('a way to the goal', () => {
  const play = (position: Position, text: string): Position => {
    const played = parseIccs(text)
    if (played === undefined || !isLegal(position, played)) throw new Error(`${text} is not legal`)
    return position.play(played)
  }

  test.each([
    `${SMALL}\n任务：对弈 吃光\n限：15`,
    `${WHOLE}\n任务：对弈 胜\n限：20`,
    '局面：红 车e4；黑 马b8 炮g7 卒c5；红走\n任务：对弈 5步不丢子',
    '局面：黑 车e9；红 兵a3 兵e3；黑走\n任务：对弈 吃光',
  ])('is found and can be played: %s', (block) => {
    const { step, codes } = compiled(block)
    expect(codes).toEqual([])
    const solutions = solutionsOf(step)
    expect(solutions?.count).toBe(1)
    const parsed = parseFen(step.board?.fen ?? '')
    if (!parsed.ok || solutions?.answers.kind !== 'lines' || step.task?.kind !== 'duel') throw new Error('no line')
    const [line = []] = solutions.answers.lines
    line.reduce(play, parsed.value)
    // The rounds of the line are those that the duel has, and the last of them reaches the goal.
    const positions = [parsed.value]
    for (let i = 0; i < line.length; i += 2) {
      const round = duelRound(step.task, positions, move(line[i] ?? ''))
      if (round.kind === 'lost') throw new Error(round.why)
      const isLast = i + 2 >= line.length
      expect(round.kind === 'onward').toBe(!isLast)
      if (round.kind === 'won') break
      expect(formatIccs(round.reply)).toBe(line[i + 1])
      positions.push(play(play(positions[positions.length - 1] ?? parsed.value, line[i] ?? ''), line[i + 1] ?? ''))
    }
  })

  it('is looked for no longer than is paid for', () => {
    let paid = 0
    const task: DuelTask = { kind: 'duel', goal: 'win', within: 40 }
    const search = winDuel(board('4k4/9/9/9/9/9/9/9/9/R3KA3 w'), task, [], () => ++paid <= 5)
    expect(search).toEqual({ kind: 'too-wide' })
    expect(paid).toBeLessThan(8)
  })
})
