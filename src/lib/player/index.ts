/** A lesson's step in progress: `step(state, event)` gives the next state. The door to the player. */
export * from './note'
export * from './state'
export { step, isAnsweredByMoves, isAnsweredByTaps, hasMoreToWatch, isMovable } from './transition'
export { judgedMove } from './answers'
export { explainForMover as explainFor } from '../lesson/judging'
export { starsFor } from './stars'
export { drawPaper, missedIdeas, pointsOf, questionsOf, type Draw, type Mark, type Question } from './paper'
