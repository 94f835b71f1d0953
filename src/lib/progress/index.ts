export { openProgress, type OpenOptions, type Progress, type ProgressExport } from './progress'
export type { Tried } from './practice'
export { restore } from './restore'
export {
  DEFAULT_LEARNER,
  recordAfter,
  STORES,
  type AttemptRecord,
  type ExerciseRecord,
  type IdeaAnswer,
  type IdeaRecord,
  type LessonPlace,
  type Paper,
  type PaperRecord,
  type Place,
  type ProgressPlace,
  type ProgressProblem,
  type Round,
  type Store,
} from './schema'
