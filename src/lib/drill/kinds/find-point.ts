import { pointKind } from './points'

/** The point's name is heard, the point is found. */
export const findPoint = pointKind('find-point')
