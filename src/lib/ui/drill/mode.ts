/** How a stream is asked: ten questions, three minutes against the clock, or half a minute for one side. */
export type Mode = 'ten' | 'timed' | 'rush-red' | 'rush-black'

/** Time counts, and never judges: what was answered in time is right or wrong as always. */
export const SECONDS: Readonly<Record<Mode, number | undefined>> = {
  ten: undefined,
  timed: 180,
  'rush-red': 30,
  'rush-black': 30,
}
