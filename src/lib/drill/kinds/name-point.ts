import { pointKind } from './points'

/** The point is lit, its name is picked. */
export const namePoint = pointKind('name-point')
