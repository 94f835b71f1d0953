/** What most steps do without, fetched together where the first of it is wanted. */
export { default as MoveField } from './MoveField.svelte'
export { default as SetupTray } from './SetupTray.svelte'
export { default as WriteMove } from './WriteMove.svelte'
