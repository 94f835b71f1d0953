import type { LessonContext } from './context'
import type { FrontMatter } from './front-matter'
import { hint } from './problems'
import type { Term } from './types'

const SEPARATOR = /[:：]/

/** 术语: a list, a term and what it means to each line, `蹩马腿：腿上有子，马跳不过去。`. */
export function readTerms(front: FrontMatter, { problems }: LessonContext): Term[] {
  const lines = front.get('terms')?.split(/\n/g) ?? []
  const seen = new Set<string>()
  return lines.flatMap((line) => {
    const at = line.text.search(SEPARATOR)
    const [word, meaning] = at < 0 ? [line.text, ''] : [line.text.slice(0, at).trim(), line.text.slice(at + 1).trim()]
    if (word === '' || meaning === '') problems.add(line.place, 'term-form', {}, hint('term-form'))
    else if (seen.has(word)) problems.add(line.place, 'term-twice', { term: word })
    else {
      seen.add(word)
      return [{ word, meaning }]
    }
    return []
  })
}
