import { expect, test, vi } from 'vitest'
import { compileTree } from '../../../src/build/compile-tree'
import { readTree } from '../../../src/build/lesson-files'
import { killPattern, killPatterns } from '../../../src/lib/drill/patterns'
import type { Pattern } from '../../../src/lib/drill/types'
import { solutionsOf, type Step } from '../../../src/lib/lesson'
import { legalMoves, type Position } from '../../../src/lib/rules'
import { defend, solve } from '../../../src/lib/solver'
import { board, move } from '../../fixtures/boards'

/* What a lesson calls a mate, the mate is called. */

vi.setConfig({ testTimeout: 60_000 })

/** The exercises and shows of the lessons under the name that their words give the mate; `none`: a mate that they give no name. */
const TAUGHT: Readonly<
  Record<
    | Exclude<
        Pattern,
        'double-horse' | 'octagon-horse' | 'angler-horse' | 'side-tiger' | 'high-angler' | 'two-soldiers'
      >
    | 'none',
    string
  >
> = {
  'smothered-cannon':
    'checkmate-smothered mate-cannon-watch-smothered mate-cannon-smothered-first mate-cannon-smothered-general ' +
    'mate-cannon-black-smothered winning-test-cannon-smothered cannon-patterns-watch-smothered ' +
    'cannon-patterns-smothered-first cannon-patterns-elephant-taken cannon-patterns-driven-home ' +
    'cannon-patterns-black-smothered whole-game-test-patterns-smothered',
  'double-cannon':
    'checkmate-double-cannon mate-cannon-watch-double mate-cannon-double-first mate-cannon-double-hole ' +
    'mate-cannon-double-rank mate-cannon-black-double mate-cannon-mixed winning-test-cannon-double ' +
    'double-cannon-watch-double double-cannon-first double-cannon-rank double-cannon-chariot-drives ' +
    'double-cannon-horse-drives opening-double-cannon whole-game-test-cannons-double',
  'horse-cannon':
    'checkmate-cannon-behind-horse checkmate-black mate-cannon-watch-horse mate-cannon-horse-first ' +
    'mate-cannon-horse-rank mate-cannon-black-horse winning-test-cannon-horse double-cannon-watch-horse ' +
    'double-cannon-follow double-cannon-trough double-cannon-corner double-cannon-horse-last double-cannon-black ' +
    'double-cannon-mixed whole-game-test-cannons-black',
  'heaven-earth-cannons':
    'cannon-patterns-watch-heaven-earth cannon-patterns-heaven-earth cannon-patterns-heaven-earth-heart ' +
    'whole-game-test-patterns-heaven',
  'palace-heart': 'cannon-patterns-watch-heart cannon-patterns-heart cannon-patterns-mixed',
  'iron-bolt':
    'checkmate-iron-bolt double-chariot-watch-bolt double-chariot-general-out double-chariot-bolt ' +
    'double-chariot-black double-chariot-mixed whole-game-test-bolt-chariot whole-game-threat',
  'trough-horse':
    'mate-horse-soldier-watch-trough mate-horse-soldier-trough-first mate-horse-soldier-trough-chariot ' +
    'mate-horse-soldier-black-trough mate-horse-soldier-mixed winning-test-horse-trough opening-trough ' +
    'horse-chariot-watch-trough horse-chariot-trough-first horse-chariot-trough-edge horse-chariot-chariot-first ' +
    'horse-chariot-black horse-chariot-trough-not-corner whole-game-test-horse-trough whole-game-test-cannons-horse',
  'corner-horse':
    'mate-horse-soldier-watch-corner mate-horse-soldier-corner-first mate-horse-soldier-corner-pinned ' +
    'mate-horse-soldier-black-corner horse-chariot-watch-corner horse-chariot-corner-not-trough ' +
    'horse-chariot-pinned horse-chariot-mixed whole-game-test-horse-corner whole-game-test-horse-black',
  'bare-face':
    'checkmate-white-face mate-chariot-watch-file mate-chariot-first mate-chariot-with-capture ' +
    'mate-chariot-two-sides mate-chariot-black-file winning-test-chariot-face',
  'double-chariot':
    'checkmate-two-chariots-mate winning-test-checkmate-chariots double-chariot-watch-turns double-chariot-other ' +
    'double-chariot-far-first double-chariot-files double-chariot-guard-first double-chariot-general-helps ' +
    'whole-game-test-chariots-black',
  'borrowed-general':
    'mate-chariot-watch-lean mate-chariot-lean mate-chariot-soldier-guards mate-chariot-pinned ' +
    'mate-chariot-black-lean mate-chariot-mixed mate-horse-soldier-black-soldier ' +
    'mate-horse-soldier-soldier-general winning-test-chariot-lean winning-test-chariot-soldier',
  none:
    'mate-horse-soldier-watch-soldier mate-horse-soldier-soldier-horse mate-horse-soldier-two-soldiers ' +
    'winning-test-horse-black win-loss-draw-checkmate attack-test-three-mate',
}

/** Boards that have a name of their own besides, which is said in place of the lesson's. */
const ELSE: Readonly<Record<string, Pattern>> = {
  'mate-chariot-mixed': 'angler-horse',
  'horse-chariot-pinned': 'octagon-horse',
  'whole-game-test-patterns-heaven': 'smothered-cannon',
}

const steps = new Map<string, Step>(
  compileTree(readTree('lessons'))
    .chapters['zh-Hans'].flatMap(({ lessons }) => lessons)
    .flatMap(({ lesson }) => lesson.steps)
    .map((step) => [step.id, step]),
)

/** The board after the best play of both sides, the winner having `left` moves. */
function playedOut(position: Position, left: number): Position {
  const reply = defend(position, Math.max(1, left))
  if (!reply.ok) return position
  const answered = position.play(reply.value.reply)
  const wins = solve(answered, left, 'checkmate')
  const win = wins.ok ? wins.value[0] : undefined
  if (!win) throw new Error('not mated in time')
  return playedOut(answered.play(win.move), win.in - 1)
}

/** Every mate that the step shows or asks for, one for each right first move. */
function finals({ id, board: start, task }: Step): Position[] {
  const position = start && board(start.fen)
  if (!position) throw new Error(`${id} has no board`)
  if (task?.kind === 'watch') return [task.line.reduce((at, each) => at.play(move(each.move)), position)]
  const answers = task?.kind === 'mate' ? solutionsOf({ board: start, task })?.answers : undefined
  if (task?.kind !== 'mate' || answers?.kind !== 'moves') return [position]
  return answers.moves.map((first) => playedOut(position.play(move(first)), task.within - 1))
}

const named = Object.entries(TAUGHT).flatMap(([name, ids]) => ids.split(' ').map((id) => [id, name] as const))

test.each(named)('%s: %s', (id, name) => {
  const step = steps.get(id)
  if (!step) throw new Error(`no step ${id}`)
  const mates = finals(step)
  expect(mates.length).toBeGreaterThan(0)
  for (const final of mates) {
    expect(legalMoves(final)).toEqual([])
    if (name !== 'none') expect(killPatterns(final)).toContain(name)
    expect(killPattern(final) ?? 'none').toBe(ELSE[id] ?? name)
  }
})

test('every mate in a lesson that names mates stands above', () => {
  const teaching =
    /^(mate-chariot|mate-cannon|mate-horse-soldier|double-chariot|double-cannon|horse-chariot|cannon-patterns)-/
  const asked = [...steps.values()].filter(({ id, task }) => task?.kind === 'mate' && teaching.test(id))
  const known = new Set(named.map(([id]) => id))
  expect(asked.map(({ id }) => id).filter((id) => !known.has(id))).toEqual([])
})
