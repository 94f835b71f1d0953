/** Lessons that travel in links: text ↔ code, and what becomes of somebody else's lesson. */
export { adoptLesson } from './adopt'
export { decodeLesson, encodeLesson, type ShareProblem } from './code'
export { LINK_MAX, QR_MAX, TEXT_MAX } from './limits'
export { originOf } from './origin'
