import type { Link } from 'mdast'
import { linkInline, type ProseContext } from './links'
import { placeOf } from './markdown'
import { inlinesOf, plainText } from './prose'
import type { About } from './types'

/** `# [蹩马腿](horse-leg)`: the lesson that the questions under it are about, and what of it. */
function aboutOf(link: Link, prose: ProseContext): About {
  const place = placeOf(link)
  const children = inlinesOf(link.children, prose)
  const before = prose.problems.count
  const read = linkInline(link.url, children, place, prose)
  const idea = plainText(children).trim()
  const isRead = read?.type === 'lesson' && idea !== ''
  if (!isRead && prose.problems.count === before) prose.problems.add(place, 'about-unreadable')
  return { lesson: read?.type === 'lesson' ? read.id : '', idea }
}

/** The same for every step under one heading, whose faults are told once. */
export class Abouts {
  private readonly read = new Map<Link, About>()

  of(link: Link, prose: ProseContext): About {
    const about = this.read.get(link) ?? aboutOf(link, prose)
    this.read.set(link, about)
    return about
  }
}
