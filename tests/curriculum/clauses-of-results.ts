import type { Clause } from './clause'

/** Article 4, and what the later articles say of repetition: how a game is won, lost and drawn. */
export const CLAUSES_OF_RESULTS: readonly Clause[] = [
  {
    number: '4.1.1',
    says: 'Checkmated: lost.',
    taught: { 'win-loss-draw': ['win-loss-draw-checkmate'] },
  },
  {
    number: '4.1.2',
    says: 'The own move makes the generals face each other: lost.',
    taught: { 'win-loss-draw': ['win-loss-draw-facing'], 'winning-test': ['winning-test-loss-facing'] },
  },
  {
    number: '4.1.3',
    says: 'Stalemated: lost.',
    taught: { stalemate: ['stalemate-result'], 'winning-test': ['winning-test-stalemate-which'] },
  },
  {
    number: '4.1.4',
    says: 'Too few moves within the time: lost.',
    taught: { 'match-day': ['match-day-ninety', 'match-day-rapid'], 'win-loss-draw': ['win-loss-draw-forfeit'] },
  },
  {
    number: '4.1.5',
    says: 'Later than the limit allows: lost.',
    taught: { 'match-day': ['match-day-late'], 'win-loss-draw': ['win-loss-draw-forfeit'] },
  },
  {
    number: '4.1.6',
    says: 'A move against the rules: lost.',
    taught: { manners: ['manners-illegal-move'] },
  },
  {
    number: '4.1.7',
    says: 'A forbidden repetition that is not given up: lost.',
    taught: { 'win-loss-draw': ['win-loss-draw-perpetual'] },
  },
  {
    number: '4.1.8',
    says: 'Three fouls in one game: lost.',
    taught: { 'match-day': ['match-day-three-fouls'], 'win-loss-draw': ['win-loss-draw-forfeit'] },
  },
  {
    number: '4.1.9',
    says: 'Resigned: lost.',
    taught: { 'win-loss-draw': ['win-loss-draw-resign'] },
  },
  {
    number: '4.1.10',
    says: 'The rules are refused, or discipline is gravely broken: lost.',
    taught: { 'win-loss-draw': ['win-loss-draw-forfeit'] },
  },
  {
    number: '4.2.1',
    says: 'Neither side can win any more: a draw.',
    taught: { 'win-loss-draw': ['win-loss-draw-nobody-can-win'] },
  },
  {
    number: '4.2.2',
    says: 'One side offers a draw and the other agrees: a draw.',
    taught: { 'win-loss-draw': ['win-loss-draw-offer'] },
  },
  {
    number: '4.2.3',
    says: 'An allowed repetition, three times: a draw.',
    taught: { 'win-loss-draw': ['win-loss-draw-repetition'] },
  },
  {
    number: '4.2.4',
    says: 'Sixty rounds together without a capture: a draw.',
    taught: {
      'win-loss-draw': ['win-loss-draw-sixty'],
      'match-day': ['match-day-count'],
      'winning-test': ['winning-test-draw-sixty'],
    },
  },
  {
    number: '24.1',
    says: 'Whoever gives check without end loses.',
    taught: { 'win-loss-draw': ['win-loss-draw-perpetual'], 'winning-test': ['winning-test-draw-perpetual'] },
  },
  {
    number: '26.1',
    says: 'One side alone may never check for ever; it has to play something else.',
    taught: {
      'win-loss-draw': ['win-loss-draw-perpetual', 'win-loss-draw-vary'],
      'chess-players': ['chess-players-perpetual'],
      'two-rules': ['two-rules-perpetual-check', 'two-rules-club'],
    },
  },
  {
    number: 'Asian 1',
    says: 'The Asian rules call it a chase when a piece can be taken, the Chinese ones when that would pay.',
    taught: { 'two-rules': ['two-rules-root'] },
  },
  {
    number: 'Asian 2',
    says: 'The Asian rules forbid check and chase without end, and nothing else.',
    taught: { 'two-rules': ['two-rules-perpetual-check', 'two-rules-chase'] },
  },
  {
    number: 'Asian 2',
    says: 'The Chinese ones forbid check, chase and threat of mate by turns as well.',
    taught: { 'two-rules': ['two-rules-check-chase'] },
  },
  {
    number: 'Asian 3.3',
    says: 'By the Asian rules one piece may chase two by turns.',
    taught: { 'two-rules': ['two-rules-chase-two'] },
  },
]
