/** What helps somebody who writes a lesson: its parts, what could stand at the cursor, blocks made from a board. */
export { completionsAt } from './completion'
export type { Completion, Completions } from './spot'
export { type BoardWrite, putBoard, putKey } from './insert'
export { blockAt, type BlockRange, type Outline, outlineOf, stepAt, type TextPlace } from './outline'
export { formatEnglishList, formatPieceList } from './piece-list'
export { formatPosition } from './position-text'
export { type BoardBlock, boardBlockAt } from './board-block'
