/** What judges an answer: as large as all the rest of a lesson's page. See fetch-judging.ts. */
export { step } from '$lib/player'
