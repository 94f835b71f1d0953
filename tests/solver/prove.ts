/**
 * `npx tsx tests/solver/prove.ts`: what the solver's tests have no time for. Every known win in three and four; small
 * endings against a naive search; middle games that must be answered in full; and boards so wide that a search must end.
 */
import { formatFen, START_FEN } from '../../src/lib/notation'
import { outcomeOf, type Position, type Result } from '../../src/lib/rules'
import { defend, GOALS, mateByChecks, refute, solve } from '../../src/lib/solver'
import { board, move } from '../fixtures/boards'
import { rowsOf } from '../fixtures/rows'
import { randomFrom, randomGame } from '../oracle/random-games'
import { winTexts } from './naive'
import { smallEndings, solvedTexts } from './small-endings'

interface MateRow {
  readonly fen: string
  readonly mateIn: number
  readonly line: readonly string[]
}

const faults: string[] = []
/** `answered`, or why there is no answer. */
const codeOf = (found: Result<unknown, { readonly code: string }>): string => (found.ok ? 'answered' : found.error.code)

const kindOf = (position: Position): string => {
  const found = mateByChecks(position, 12)
  return found.ok ? found.value.kind : found.error.code
}

/** Runs one part, and says how long each of its cases took. */
function part<Case>(name: string, cases: readonly Case[], judge: (one: Case) => string | undefined): void {
  const times = cases.map((one) => {
    const started = performance.now()
    const fault = judge(one)
    if (fault !== undefined) faults.push(`${name}: ${fault}`)
    return performance.now() - started
  })
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1)
  console.log(`${name}: ${cases.length} cases, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms`)
}

const rows = (['three', 'four'] as const).flatMap((name) => rowsOf<MateRow>(`mates/${name}`))
part('known wins in three and four', rows, ({ fen, mateIn, line }) => {
  const wins = solvedTexts(board(fen), mateIn, 'any')
  return wins.some((win) => win.startsWith(line[0] ?? '?')) ? undefined : `${fen} has ${wins.join(', ')}`
})

part('small endings, three deep, as a naive search', smallEndings(1000, 21), (position) => {
  const goal = GOALS.find((one) => solvedTexts(position, 3, one).join() !== winTexts(position, 3, one).join())
  return goal && `${formatFen(position)} ${goal}`
})

/** One position of each random game, 20 to 80 plies from its start. */
function middleGames(count: number): Position[] {
  const random = randomFrom(7)
  const styles = ['uniform', 'captures', 'checks'] as const
  return Array.from({ length: count }, (_, i) => {
    const plies = 20 + Math.floor(random() * 60)
    return [...randomGame(styles[i % 3] ?? 'uniform', randomFrom(1000 + i), plies)].at(-1) ?? board(START_FEN)
  }).filter((position) => outcomeOf(position).kind === 'ongoing')
}

const OPEN_GAMES = [
  START_FEN,
  'r1bakab1r/9/1cn2cn2/p1p1p1p1p/9/9/P1P1P1P1P/1CN2CN2/9/R1BAKAB1R w',
  '2bak4/4a4/1R2N2R1/2C3C2/3N5/4n2r1/1r3c3/3c5/9/3AK1B2 w',
].map(board)

part('within four: answered in full', [...OPEN_GAMES, ...middleGames(200)], (position) => {
  const code = codeOf(solve(position, 4))
  return code === 'answered' ? undefined : `${formatFen(position)}: ${code}`
})

part('wins by checks: certain up to twelve', middleGames(200), (position) => {
  return kindOf(position) === 'unknown' ? formatFen(position) : undefined
})

/** The first is answered; the others, and what is asked of them, are given up. */
const WIDE = {
  solve: 'C8/1C3C1c1/3C1k2c/3C5/1c7/2CcC1C2/c8/1C3c2c/1C1KcCC2/4c1c2 w',
  defend: '2bak4/4a4/1R2N2R1/2C3C2/3N5/4n2r1/1r3c3/3c5/9/3AK1B2 w',
  checks: 'n7C/3Nr4/N3kN1n1/1N1N1r2C/2n5n/2N3r1C/C3C2r1/2CK4N/2rn2r2/C1r1NNr1C w',
}
const asked: readonly (readonly [string, () => string])[] = [
  ['answered', () => codeOf(solve(board(WIDE.solve), 4))],
  ['too-wide', () => codeOf(defend(board(WIDE.defend), 4))],
  ['none', () => (refute(board(WIDE.defend), move('b7b6'), 4) ? 'found' : 'none')],
  ['unknown', () => kindOf(board(WIDE.checks))],
]
part('wide boards', asked, ([expected, ask]) => {
  const answer = ask()
  return answer === expected ? undefined : `${answer} instead of ${expected}`
})

for (const fault of faults.slice(0, 20)) console.log(fault)
console.log(`${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
