/** A lesson's step in progress: `step(state, event)` gives the next state. The door to the player. */
export * from './note'
export * from './state'
export { step } from './transition'
export { judgedMove, isAnsweredByMoves, isAnsweredByTaps, hasMoreToWatch, isMovable } from './asking'
export { explainForMover as explainFor } from '../lesson/judging'
export { starsFor } from './stars'
export { drawPaper, missedIdeas, pointsOf, questionsOf, type Draw, type Mark, type Question } from './paper'
