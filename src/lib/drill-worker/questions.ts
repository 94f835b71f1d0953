import { makeDrill } from '../drill/maker'

/** What the worker can be asked. */
export const questions = { makeDrill }
export type Questions = typeof questions
