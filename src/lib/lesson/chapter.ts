import type { Yaml } from 'mdast'
import { readFrontMatter } from './front-matter'
import { readId, slugOf } from './ids'
import { refusalOf } from './limits'
import { parseMarkdown } from './markdown'
import { hint, type Problem, Problems } from './problems'

/** What a chapter's `index.md` says. */
export interface ChapterHead {
  readonly id: string
  readonly title: string
  readonly grade?: string
}

export interface CompiledChapter {
  readonly chapter: ChapterHead
  readonly problems: readonly Problem[]
}

/** Reads the front matter of a chapter's `index.md`; what may stand below it is not read. */
export function compileChapter(text: string): CompiledChapter {
  const refusal = refusalOf(text, text.split(/\r\n|\r|\n/))
  if (refusal) return { chapter: { id: 'chapter', title: '' }, problems: [refusal] }
  const problems = new Problems()
  const root = parseMarkdown(text)
  const front = readFrontMatter(
    root.children.find((node): node is Yaml => node.type === 'yaml'),
    problems,
  )
  const [id, title, grade] = [front.get('id'), front.get('title'), front.get('grade')?.text]
  const top = { line: 1, column: 1 }
  if (!id && front.size > 0) problems.add(top, 'lesson-id-missing', {}, hint('front-matter-form', { key: '编号' }))
  if (!title && front.size > 0)
    problems.add(top, 'lesson-title-missing', {}, hint('front-matter-form', { key: '标题' }))
  const chapter = {
    id: (id && (readId(id, problems) ?? slugOf(id.text))) ?? 'chapter',
    title: title?.text ?? '',
    ...(grade !== undefined && { grade }),
  }
  return { chapter, problems: problems.inOrder() }
}
