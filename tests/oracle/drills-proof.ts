/**
 * `npm run prove`: 10,000 made drills of each kind. Wins in one and two are proved by asking the rules plainly, all others
 * by the core; of every kind a sample is shown to Fairy-Stockfish.
 */
import { parseArgs } from 'node:util'
import { kindOf } from '../../src/lib/drill/kinds'
import { breachIn } from '../../src/lib/drill/prove'
import { Random } from '../../src/lib/drill/random'
import { STREAMS } from '../../src/lib/drill/streams'
import { type Draft, type Idea, LEVELS, PATTERNS } from '../../src/lib/drill/types'
import { board, legalTexts } from '../fixtures/boards'
import { verdictFaults, winFaults } from '../drill/win-faults'
import { loadOracle, type Verdict } from './ffish'

const { values } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
})
const [count, seed] = [Number(values.count), Number(values.seed)]

/** How many of a hundred drills of a kind are of each idea: longer wins take longer. */
const SHARES: Partial<Record<Idea, number>> = {
  'mate-1': 79,
  'mate-2': 20,
  'mate-3': 1,
  'stalemate-1': 75,
  'stalemate-2': 25,
}
/** Every so many-th drill is shown to the other judge. */
const SAMPLE = 5

const IDEAS = STREAMS.filter((stream): stream is Idea => !(PATTERNS as readonly string[]).includes(stream))
const kindNameOf = (idea: Idea): string => idea.replace(/-(\d|flee|take|block|unscreen)$|^(targets)-.*/, '$2')

/** How many drills of an idea are made. */
function wanted(idea: Idea): number {
  const share = SHARES[idea]
  if (share !== undefined) return Math.ceil((count * share) / 100)
  return Math.ceil(count / IDEAS.filter((other) => kindNameOf(other) === kindNameOf(idea)).length)
}

/** So many seeds in a row may lead to nothing. */
const PATIENCE = 5000

function* madeDrills(idea: Idea): Generator<Draft> {
  const kind = kindOf(idea)
  const most = wanted(idea)
  let [made, idle] = [0, 0]
  for (let at = seed; made < most && idle < PATIENCE; at++) {
    const draft = kind.make(new Random(at), LEVELS[at % LEVELS.length] ?? 1)
    idle = draft ? 0 : idle + 1
    if (!draft) continue
    made++
    yield draft
  }
}

const isWin = ({ kind }: Draft): boolean => kind === 'mate' || kind === 'stalemate'

function faultsOf(draft: Draft, at: number, oracle: (fen: string) => Verdict): string[] {
  const isPlain = isWin(draft) && draft.length < 3
  const plain = isPlain ? winFaults(draft) : []
  const breach = breachIn(draft)
  const proved = breach === undefined ? [] : [`${breach}: ${JSON.stringify(draft)}`]
  if (at % SAMPLE > 0) return [...plain, ...proved]
  const judged = isWin(draft)
    ? verdictFaults(draft, oracle)
    : oracle(draft.fen).legal.join() === legalTexts(board(draft.fen)).join()
      ? []
      : [`moves: ${draft.fen}`]
  return [...plain, ...proved, ...judged]
}

const oracle = await loadOracle()
let faults = 0
for (const idea of IDEAS) {
  const started = Date.now()
  let made = 0
  for (const draft of madeDrills(idea)) {
    const found = faultsOf(draft, made++, oracle)
    faults += found.length
    if (faults <= 20) for (const fault of found) console.log(`${idea}: ${fault}`)
  }
  if (made < wanted(idea)) console.log(`${idea}: dried up`)
  if (made < wanted(idea)) faults++
  console.log(`drills: ${idea} ${made} made and proved, ${((Date.now() - started) / 1000).toFixed(0)} s`)
}
console.log(`drills: ${faults} faults`)
process.exitCode = faults === 0 ? 0 : 1
