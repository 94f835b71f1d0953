/** How an exercise stands: right at once, right after a mistake, given up or failed, the one in hand, not yet. */
export type PointState = 'right' | 'corrected' | 'missed' | 'now' | 'open'
