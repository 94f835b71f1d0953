/** Lessons that are written, or kept, on this device. */
export { openDrafts, type Drafts, type OpenDraftsOptions } from './drafts'
export { restore } from './restore'
export { DRAFT_MAX, type Draft, type DraftProblem } from './schema'
