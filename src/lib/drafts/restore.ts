import { err, ok, type Result } from '../rules/result'
import { DRAFT_MAX, type Draft, type DraftProblem } from './schema'

type Saved = Readonly<Record<string, unknown>>
type Check = (value: unknown) => boolean

const isTime: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0

/** What each field must be. Fields that are not named here are not kept: somebody else may have put them there. */
const FIELDS: Readonly<Record<Exclude<keyof Draft, 'version'>, Check>> = {
  id: (value) => typeof value === 'string' && value !== '',
  text: (value) => typeof value === 'string' && value.length <= DRAFT_MAX,
  revision: (value) => Number.isSafeInteger(value) && Number(value) >= 1,
  madeAt: isTime,
  changedAt: isTime,
}

export const CURRENT_VERSION = 1

/** From each older version to the next. The first version has no elder; the next one adds its step here. */
const UPGRADES: Readonly<Record<number, (saved: Saved) => Saved>> = {}

const upgraded = (saved: Saved): Saved => {
  const upgrade = UPGRADES[Number(saved['version'])]
  return upgrade === undefined ? saved : upgraded(upgrade(saved))
}

/**
 * The one way in for a draft that was saved, by this version or an older one: upgraded, checked field by field, and rid
 * of what does not belong. `draft-newer` where a newer version wrote it, `draft-damaged` where it cannot be read.
 */
export const restore = (value: unknown): Result<Draft, DraftProblem> => {
  const saved = typeof value === 'object' && value !== null ? (value as Saved) : {}
  const version = saved['version']
  const id = typeof saved['id'] === 'string' ? { id: saved['id'] } : {}
  if (typeof version === 'number' && version > CURRENT_VERSION)
    return err({ code: 'draft-newer', params: { version }, ...id })
  const draft = upgraded(saved)
  const fields = Object.entries(FIELDS)
  const wrong = draft['version'] === CURRENT_VERSION ? fields.find(([name, is]) => !is(draft[name]))?.[0] : 'version'
  if (wrong !== undefined) return err({ code: 'draft-damaged', params: { field: wrong }, ...id })
  const kept = fields.map(([name]) => [name, draft[name]])
  return ok({ ...Object.fromEntries(kept), version: CURRENT_VERSION } as Draft)
}
