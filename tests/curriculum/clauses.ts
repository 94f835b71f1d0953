import type { Clause } from './clause'
import { CLAUSES_OF_MATCHES } from './clauses-of-matches'
import { CLAUSES_OF_PLAY } from './clauses-of-play'
import { CLAUSES_OF_RESULTS } from './clauses-of-results'

/** What the curriculum has to teach of the Chinese rules of 1999 and 2011. */
export const CLAUSES: readonly Clause[] = [...CLAUSES_OF_PLAY, ...CLAUSES_OF_RESULTS, ...CLAUSES_OF_MATCHES]
