import type { Clause } from './clause'

/** Articles 5, 6, 7.5 and 9.1: hands, clocks, records and fouls. */
export const CLAUSES_OF_MATCHES: readonly Clause[] = [
  {
    number: '5.1',
    says: 'Who touches a piece of his own moves it, unless it has no move.',
    taught: { manners: ['manners-own', 'manners-own-stuck', 'manners-hand-still-on'] },
  },
  {
    number: '5.2',
    says: "Who touches a piece of the other's captures it, unless nothing can.",
    taught: { manners: ['manners-theirs', 'manners-theirs-stuck'], 'winning-test': ['winning-test-manners-touch'] },
  },
  {
    number: '5.3',
    says: 'First an own piece, then another: capture with it; else move it; else capture with any; else play freely.',
    taught: { manners: ['manners-own-first-takes', 'manners-own-first'], 'match-day': ['match-day-own-stuck-first'] },
  },
  {
    number: '5.4',
    says: "First the other's piece, then an own: capture with it; else with any; else move it; else play freely.",
    taught: { manners: ['manners-theirs-first'], 'match-day': ['match-day-theirs-then-own'] },
  },
  {
    number: '5.5',
    says: "Both at once: as if the other's had been first.",
    taught: { manners: ['manners-both-at-once'] },
  },
  {
    number: '5.6',
    says: 'Pieces are straightened in the own time, after the other has agreed; else they are touched.',
    taught: { manners: ['manners-straighten'] },
  },
  {
    number: '5.6',
    says: 'Plainly by accident is not touched.',
    taught: { 'match-day': ['match-day-sleeve'] },
  },
  {
    number: '5.7',
    says: 'A move stands when the hand has left the piece.',
    taught: { manners: ['manners-hand-still-on'], 'winning-test': ['winning-test-manners-regret'] },
  },
  {
    number: '5.8',
    says: 'A shifted piece or a wrong first move is mended as soon as it is seen, and not after the game.',
    taught: { 'match-day': ['match-day-mend'] },
  },
  {
    number: '5.8',
    says: 'A move against the rules is not mended: it loses.',
    taught: { manners: ['manners-illegal-move'] },
  },
  {
    number: '6',
    says: 'Each side has its own time; who forgets to press the clock is not reminded.',
    taught: { manners: ['manners-clock'] },
  },
  {
    number: '6.1',
    says: 'Forty moves in ninety minutes, then ten in each quarter of an hour.',
    taught: { 'match-day': ['match-day-ninety'] },
  },
  {
    number: '6.2',
    says: 'Thirty moves in sixty minutes, then ten in every ten.',
    taught: { 'match-day': ['match-day-sixty'] },
  },
  {
    number: '6.3',
    says: 'Rapid: forty moves in ten minutes, then thirty in every five.',
    taught: { 'match-day': ['match-day-rapid'] },
  },
  {
    number: '6.4',
    says: 'Faster: thirty moves in every five minutes.',
    taught: { 'match-day': ['match-day-blitz'] },
  },
  {
    number: '6.5',
    says: 'One sum of time for the whole game: who has used it up first loses.',
    taught: { 'match-day': ['match-day-all-in'] },
  },
  {
    number: '7.5',
    says: 'A move is recorded in full.',
    taught: { 'notation-1': ['notation-1-write-back', 'notation-1-write-horse', 'notation-1-write-black'] },
  },
  {
    number: '7.5',
    says: 'Or in short, without the word for the direction.',
    taught: { 'notation-1': ['notation-1-short'] },
  },
  {
    number: '9.1.1',
    says: 'To disturb the other while he thinks is a foul.',
    taught: { manners: ['manners-fouls'] },
  },
  {
    number: '9.1.2',
    says: 'To stop or start the clock at will is a foul.',
    taught: { manners: ['manners-fouls'], 'match-day': ['match-day-three-fouls'] },
  },
  {
    number: '9.1.3',
    says: 'To offer a draw again and again is a foul.',
    taught: { manners: ['manners-fouls'] },
  },
  {
    number: '9.1.4',
    says: 'To claim the sixty rounds wrongly is a foul.',
    taught: { 'match-day': ['match-day-count'] },
  },
  {
    number: '9.1.5',
    says: 'To touch an own piece that has no move is a foul.',
    taught: { manners: ['manners-own-stuck'], 'match-day': ['match-day-three-fouls'] },
  },
  {
    number: '9.1.6',
    says: "To touch a piece of the other's that nothing can capture is a foul.",
    taught: { manners: ['manners-theirs-stuck'] },
  },
  {
    number: '9.1.7',
    says: 'To leave out four moves of the record in a row is a foul.',
    taught: { 'notation-1': ['notation-1-keep'], 'match-day': ['match-day-three-fouls'] },
  },
  {
    number: '9.1.8',
    says: 'To talk, to look things up, to try moves on paper is a foul, unless it is graver.',
    taught: { 'match-day': ['match-day-conduct'] },
  },
]
