import type { PlayEvent } from '../../src/lib/player'
import type { TaskWord } from '../../src/lib/lesson/vocabulary'
import { move, point } from '../player/steps'

/** An exercise of one task, and answers that are wrong: what a learner may do first. */
export interface Sample {
  readonly block: string
  readonly wrong: readonly PlayEvent[]
}

const played = (text: string): PlayEvent => ({ type: 'movePlayed', move: move(text) })
const tapped = (text: string): PlayEvent => ({ type: 'pointTapped', point: point(text) })
const chosen = (option: number): PlayEvent => ({ type: 'optionChosen', option })

const board = (...lines: readonly string[]): string => `\`\`\`xiangqi\n${lines.join('\n')}\n\`\`\``
const HORSE = '局面：红 帅e0 马e4；黑 将d9；红走'
const CHARIOTS = '局面：红 帅d0 车a8 车b2；黑 将e9 卒c6；红走'

/** Every task but 看, which asks nothing. */
export const SAMPLES: Readonly<Record<Exclude<TaskWord, 'watch'>, Sample>> = {
  tap: { block: board(HORSE, '任务：点', '答：f6、d6'), wrong: [tapped('e6')] },
  targets: { block: board(HORSE, '任务：圈落点 e4'), wrong: [tapped('e6')] },
  play: { block: board(HORSE, '任务：走', '答：e4f6', '错：其他 往那边跳'), wrong: [played('e4d6')] },
  line: { block: board(CHARIOTS, '任务：连走', '着法：b2b7 c6c5 b7b9'), wrong: [played('b2b6')] },
  capture: {
    block: board('局面：红 帅e0 车c3 马g0；黑 将d9 卒c6；红走', '任务：吃'),
    wrong: [played('c3c4')],
  },
  collect: {
    block: board('局面：红 马e4；黑 车a7', '任务：收集 马', '答：d6、f5'),
    wrong: [played('e4f6'), played('f6d7')],
  },
  check: { block: board(CHARIOTS, '任务：将军'), wrong: [played('b2b3')] },
  escape: {
    block: board('局面：红 帅e0 仕d0 车a1；黑 将d9 车e5；红走', '任务：应将 垫'),
    wrong: [played('e0f0')],
  },
  mate: { block: board(CHARIOTS, '任务：一步杀'), wrong: [played('a8a9')] },
  stalemate: { block: board('局面：红 帅e0 兵d7；黑 将d9；红走', '任务：困毙 1'), wrong: [played('e0f0')] },
  safe: { block: board('局面：红 帅e0 马e4；黑 将d9 车a5；红走', '任务：别丢子'), wrong: [played('e4g5')] },
  judge: {
    block: board('局面：红 帅e0 马e4 兵e5；黑 将d9；红走', '任务：判断', '答：e4f6'),
    wrong: [{ type: 'verdictGiven', verdict: 'legal' }],
  },
  choose: {
    block: '- [ ] 横着走\n\n  > 马不横着走。\n- [x] 走日字\n- [ ] 走田字',
    wrong: [chosen(0)],
  },
  setup: {
    block: board(HORSE, '任务：摆棋', '答：e4'),
    wrong: [{ type: 'pointTapped', point: point('e5'), piece: { side: 'red', role: 'horse' } }],
  },
  read: { block: board('局面：开局', '任务：读谱', '答：炮二平五'), wrong: [played('h2f2')] },
  write: { block: board('局面：开局', '任务：写谱', '答：炮二平五'), wrong: [] },
  recite: {
    block: '```verse\n题：一首诗\n任务：背 排序\n马走日\n象飞田\n车走直路炮翻山\n```',
    wrong: [],
  },
  duel: {
    block: board('局面：红 帅e0 车a0；黑 将d9 卒c6 卒g6；红走', '任务：对弈 吃光'),
    wrong: [],
  },
}

/** One lesson with an exercise of each task, in the table's order. */
export const ALL_TASKS = [
  '---\n编号: all\n标题: 每一种\n简介: 每种任务一题。\n---',
  ...Object.entries(SAMPLES).map(([task, { block }]) => `## ${task}\n\n${block}\n`),
].join('\n\n')
