import { GRADES, LOG_MAX } from '../drill/log'
import { err, ok, type Result } from '../rules/result'
import type {
  AttemptRecord,
  ExerciseRecord,
  IdeaRecord,
  LessonPlace,
  PaperRecord,
  ProgressProblem,
  Store,
} from './schema'

type Saved = Readonly<Record<string, unknown>>
type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string' && value !== ''
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0
const isTexts: Check = (value) => Array.isArray(value) && value.every(isText)
const isMarks: Check = (value) => typeof value === 'string' && /^[rm.]*$/.test(value)
const isTime: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0

const upTo =
  (max: number): Check =>
  (value) =>
    isCount(value) && Number(value) <= max
const optional =
  (is: Check): Check =>
  (value) =>
    value === undefined || is(value)
const isAnswered: Check = (value) =>
  Array.isArray(value) && value.length === 2 && isTime(value[0]) && GRADES.some((grade) => grade === value[1])
const isLog: Check = (value) => {
  if (!Array.isArray(value) || value.length === 0 || value.length > LOG_MAX || !value.every(isAnswered)) return false
  const times = (value as readonly (readonly [number, number])[]).map(([at]) => at)
  return times.every((at, i) => i === 0 || (times[i - 1] ?? 0) < at)
}
/** A count, or -1 for none yet. */
const isCountOrNone: Check = (value) => value === -1 || isCount(value)

/** What each field must be. Fields that are not named here are not kept: somebody else may have put them there. */
const FIELDS = {
  exercises: {
    learner: isText,
    exercise: isText,
    lesson: isText,
    stars: upTo(3),
    tries: isCount,
    hints: isCount,
    rounds: (value) => isCount(value) && value !== 0,
    solvedAt: isTime,
  },
  places: { learner: isText, lesson: isText, step: isText, at: isTime },
  papers: {
    learner: isText,
    test: isText,
    seed: isCount,
    sitting: isCount,
    questions: isTexts,
    marks: isMarks,
    handedIn: (value) => typeof value === 'boolean',
    best: upTo(100),
    at: isTime,
  },
  attempts: {
    learner: isText,
    item: isText,
    source: (value) => value === 'lesson' || value === 'drill',
    lesson: optional(isText),
    drill: optional(isText),
    log: isLog,
  },
  ideas: {
    learner: isText,
    idea: isText,
    recent: (value) => typeof value === 'string' && /^[rm]{0,20}$/.test(value),
    seen: isCount,
    right: isCount,
    days: isCount,
    lastDay: isCountOrNone,
    ability: upTo(100),
    best: isCount,
    rounds: isCount,
    last: isCountOrNone,
  },
} as const satisfies Record<Store, Readonly<Record<string, Check>>>

export const CURRENT_VERSION = 1

/** From each older version to the next. The first version has no elder; the next one adds its step here. */
const UPGRADES: Readonly<Record<number, (saved: Saved) => Saved>> = {}

const upgraded = (saved: Saved): Saved => {
  const upgrade = UPGRADES[Number(saved['version'])]
  return upgrade === undefined ? saved : upgraded(upgrade(saved))
}

/** Which field tells a learner's records of a store apart. */
export const KEYS = {
  exercises: 'exercise',
  places: 'lesson',
  papers: 'test',
  attempts: 'item',
  ideas: 'idea',
} as const satisfies Record<Store, string>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '?')

const problemAt = (store: Store, saved: Saved, problem: Pick<ProgressProblem, 'code' | 'params'>): ProgressProblem => ({
  ...problem,
  place: { store, key: `${textOf(saved['learner'])} ${textOf(saved[KEYS[store]])}` },
})

/** What a store holds once it is restored. */
export interface Kinds {
  readonly exercises: ExerciseRecord
  readonly places: LessonPlace
  readonly papers: PaperRecord
  readonly attempts: AttemptRecord
  readonly ideas: IdeaRecord
}

/**
 * The one way in for anything that was saved, by this version or an older one: upgraded, checked field by field, and
 * rid of what does not belong. `record-newer` where a newer version wrote it, `record-damaged` where it cannot be read.
 */
export const restore = <S extends Store>(store: S, value: unknown): Result<Kinds[S], ProgressProblem> => {
  const saved = typeof value === 'object' && value !== null ? (value as Saved) : {}
  const version = saved['version']
  if (typeof version === 'number' && version > CURRENT_VERSION)
    return err(problemAt(store, saved, { code: 'record-newer', params: { version } }))
  const record = upgraded(saved)
  const fields = Object.entries<Check>(FIELDS[store])
  const wrong = record['version'] === CURRENT_VERSION ? fields.find(([name, is]) => !is(record[name]))?.[0] : 'version'
  if (wrong !== undefined) return err(problemAt(store, saved, { code: 'record-damaged', params: { field: wrong } }))
  const kept = fields.map(([name]) => [name, record[name]]).filter(([, field]) => field !== undefined)
  return ok({ ...Object.fromEntries(kept), version: CURRENT_VERSION } as Kinds[S])
}
