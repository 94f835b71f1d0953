/** Drills made beside the page. The door: other folders import from here alone. */
export { BackgroundMaker } from './background-maker'
