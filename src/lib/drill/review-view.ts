import { LOG_MAX, type ReviewItem } from './log'
import { type View, VIEWS } from './view'

const MINUTE = 60_000

/**
 * How the item is shown when it is asked next: as it was where nothing is logged yet, then each time otherwise, so that
 * the idea is learned and not the picture. The words of a lesson name the colours, so its exercises are only mirrored.
 */
export function viewFor({ source, log }: Pick<ReviewItem, 'source' | 'log'>): View {
  const [last = 0] = log.at(-1) ?? []
  // A full log grows no more: there the time stands in for the number.
  const count = log.length < LOG_MAX ? log.length : Math.floor(last / MINUTE)
  const views = source === 'drill' ? VIEWS : VIEWS.filter(({ swapped }) => !swapped)
  return views[count % views.length] ?? { mirrored: false, swapped: false }
}
