import type { step } from '$lib/player'

/** What judges an answer, once it has come. */
let judge: typeof step | undefined
let coming: Promise<typeof step> | undefined

const RETRY_PAUSE = 2000

const load = (): Promise<typeof step> =>
  import('./judging').then(
    (loaded) => (judge = loaded.step),
    () => new Promise((wait) => setTimeout(wait, RETRY_PAUSE)).then(load),
  )

/** Fetched when the page stands: a board is seen and a piece picked up before anything is judged. */
export const fetchJudging = (): Promise<typeof step> => (coming ??= load())

export const judging = (): typeof step | undefined => judge
