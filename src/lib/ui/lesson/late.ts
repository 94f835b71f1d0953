/** What most steps do without, fetched together where the first of it is wanted. */
export { duelRound } from '$lib/lesson/duel'
export { default as DuelGoal } from './DuelGoal.svelte'
export { default as MoveField } from './MoveField.svelte'
export { default as Recite } from './Recite.svelte'
export { default as SetupTray } from './SetupTray.svelte'
export { default as Verdicts } from './Verdicts.svelte'
export { default as VersePage } from './VersePage.svelte'
export { default as WriteMove } from './WriteMove.svelte'
