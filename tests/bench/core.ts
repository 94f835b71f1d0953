/** What the benchmark asks of the core: bundled as the app ships it, see shipped.ts. */
export { parseFen } from '../../src/lib/notation'
export { perft } from '../../src/lib/rules'
export { solve } from '../../src/lib/solver'
