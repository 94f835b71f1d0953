import type { Clause } from './clause'

/** Articles 1–3: the board, the moves, check and its end. */
export const CLAUSES_OF_PLAY: readonly Clause[] = [
  {
    number: '1.1',
    says: 'Nine files and ten ranks cross in ninety points.',
    taught: { board: ['board-files', 'board-ranks', 'board-ninety'] },
  },
  {
    number: '1.1',
    says: 'Pieces stand on the points.',
    taught: { board: ['board-points'] },
  },
  {
    number: '1.1',
    says: 'The river parts the two halves.',
    taught: { board: ['board-crossed-red', 'board-crossed-black'] },
  },
  {
    number: '1.1',
    says: 'The palaces are where the diagonals are drawn.',
    taught: { board: ['board-palace', 'board-in-palace'] },
  },
  {
    number: '1.1',
    says: 'Red counts the files from his right in Chinese numerals, Black from his own right in figures.',
    taught: { 'notation-1': ['notation-1-red-file', 'notation-1-black-file'] },
  },
  {
    number: '1.2',
    says: 'Sixteen pieces a side, of seven kinds; some are written differently for Red and Black.',
    taught: {
      setup: ['setup-partners', 'setup-horses', 'setup-count-soldiers', 'setup-all-red', 'setup-black'],
    },
  },
  {
    number: '1.3',
    says: 'How the pieces stand before the first move.',
    taught: { setup: ['setup-corners', 'setup-middle', 'setup-marked', 'setup-swapped', 'setup-missing'] },
  },
  {
    number: '1.4',
    says: 'A match board has square cells, and pieces that fit it, on a light ground, easily told apart.',
    taught: { setup: ['setup-match-set'] },
  },
  {
    number: '2.1',
    says: 'Red begins.',
    taught: { turns: ['turns-who-starts'] },
  },
  {
    number: '2.1',
    says: 'The sides take turns, one move each.',
    taught: { turns: ['turns-whose-turn', 'turns-who-may-move'], legal: ['legal-turn'] },
  },
  {
    number: '2.1',
    says: 'To go to an empty point is a move, to capture is one too; one move of each side makes a round.',
    taught: { turns: ['turns-rounds'] },
  },
  {
    number: '2.2',
    says: 'The general goes one point along a line, and stays in his palace.',
    taught: {
      'advisor-general': ['advisor-general-first-step', 'advisor-general-corner', 'advisor-general-black'],
      'facing-generals': ['facing-generals-palace'],
    },
  },
  {
    number: '2.2',
    says: 'The generals may not face each other with nothing between.',
    taught: {
      'facing-generals': ['facing-generals-red-steps', 'facing-generals-black-steps', 'facing-generals-one-between'],
      legal: ['legal-facing'],
    },
  },
  {
    number: '2.2',
    says: 'The advisor goes one point along the diagonals of the palace.',
    taught: { 'advisor-general': ['advisor-general-advisor-corner', 'advisor-general-five-points'] },
  },
  {
    number: '2.2',
    says: 'The elephant goes two points diagonally, and does not cross the river.',
    taught: { elephant: ['elephant-four-points', 'elephant-seven-homes', 'elephant-black'] },
  },
  {
    number: '2.2',
    says: 'A piece in the middle of its way stops the elephant.',
    taught: { elephant: ['elephant-find-eyes', 'elephant-blocked', 'elephant-plug-eye'] },
  },
  {
    number: '2.2',
    says: 'The horse goes one point straight and one diagonally.',
    taught: { horse: ['horse-first-jump', 'horse-eight', 'horse-legal'] },
  },
  {
    number: '2.2',
    says: 'A piece beside the horse stops it in that direction.',
    taught: { 'horse-leg': ['horse-leg-two-points', 'horse-leg-mine', 'horse-leg-whose'] },
  },
  {
    number: '2.2',
    says: 'The chariot goes along a line, as far as it is free.',
    taught: { chariot: ['chariot-turn', 'chariot-own-wall', 'chariot-legal'] },
  },
  {
    number: '2.2',
    says: 'A cannon that does not capture goes as a chariot.',
    taught: { 'cannon-move': ['cannon-move-stars', 'cannon-move-own-wall', 'cannon-move-legal'] },
  },
  {
    number: '2.2',
    says: 'The soldier goes one point ahead, beyond the river sideways too, and never back.',
    taught: { soldier: ['soldier-before-river', 'soldier-after-river', 'soldier-black', 'soldier-legal'] },
  },
  {
    number: '2.3',
    says: 'A piece captures what stands where it may go, and takes its point.',
    taught: {
      chariot: ['chariot-enemy-wall', 'chariot-capture'],
      turns: ['turns-where-cannon-lands', 'turns-one-point-one-piece'],
    },
  },
  {
    number: '2.3',
    says: 'The cannon captures over exactly one piece, of either side.',
    taught: {
      'cannon-capture': ['cannon-capture-first', 'cannon-capture-black-screen', 'cannon-capture-count-screens'],
    },
  },
  {
    number: '2.3',
    says: 'Any piece but the general may be given away.',
    taught: { legal: ['legal-give-away'] },
  },
  {
    number: '2.3',
    says: 'A captured piece leaves the board at once.',
    taught: { chariot: ['chariot-taken-off'] },
  },
  {
    number: '3.1',
    says: 'To threaten to take the general with the next move is check.',
    taught: { check: ['check-who', 'check-which-cannon', 'check-which-horse', 'check-blocked'] },
  },
  {
    number: '3.1',
    says: 'Nobody has to announce a check.',
    taught: { check: ['check-unsaid'] },
  },
  {
    number: '3.1',
    says: 'A check must be answered at once.',
    taught: { 'answer-check': ['answer-check-must', 'answer-check-where'], legal: ['legal-still-in-check'] },
  },
  {
    number: '3.1',
    says: 'A check without an answer is checkmate.',
    taught: { checkmate: ['checkmate-one-chariot', 'checkmate-two-chariots'] },
  },
  {
    number: '3.2',
    says: 'Who is to move and cannot is stalemated.',
    taught: { stalemate: ['stalemate-spare-piece', 'stalemate-or-checkmate-rank', 'stalemate-soldier-step'] },
  },
]
