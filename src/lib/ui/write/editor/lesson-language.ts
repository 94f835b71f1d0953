import { HighlightStyle, StreamLanguage, type StringStream, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { tags } from '@lezer/highlight'

/** Where a line stands: decides what its first words are. */
interface Place {
  part: 'start' | 'front-matter' | 'prose' | 'block'
  fence: string
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/
const KEY = /^\s*[^\s:：|]{1,20}\s*[:：]/

function readFence(stream: StringStream, place: Place): string | null {
  const [, fence = ''] = FENCE.exec(stream.string) ?? []
  if (place.part === 'block' && !fence.startsWith(place.fence)) return null
  place.part = place.part === 'block' ? 'prose' : 'block'
  place.fence = fence
  stream.skipToEnd()
  return 'meta'
}

function readFrontMatter(stream: StringStream, place: Place): string | null {
  if (/^---\s*$/.test(stream.string)) {
    place.part = place.part === 'start' ? 'front-matter' : 'prose'
    stream.skipToEnd()
    return 'meta'
  }
  if (place.part === 'start') place.part = 'prose'
  return null
}

function readProse(stream: StringStream): string | null {
  if (stream.sol() && stream.match(/^ {0,3}#{1,6}\s.*/)) return 'heading'
  if (stream.sol() && stream.match(/^\s*>.*/)) return 'quote'
  if (stream.sol() && stream.match(/^\s*- \[[ xX]\]/)) return 'list'
  if (stream.match(/^<!--.*?-->/)) return 'comment'
  if (stream.match(/^\[[^\]]*\]\([^)]*\)/)) return 'link'
  if (stream.match(/^`[^`]+`/)) return 'monospace'
  if (stream.match(/^\*\*[^*]+\*\*/)) return 'strong'
  stream.next()
  return null
}

/** Colours for a lesson's parts, line by line: enough to see a slip of the pen, cheap on an old phone. */
const language = StreamLanguage.define<Place>({
  name: 'lesson',
  startState: () => ({ part: 'start', fence: '' }),
  copyState: (place) => ({ ...place }),
  blankLine: (place) => {
    if (place.part === 'start') place.part = 'prose'
  },
  token(stream, place) {
    if (stream.sol() && (place.part === 'start' || place.part === 'front-matter')) {
      const found = readFrontMatter(stream, place)
      if (found !== null) return found
    }
    if (stream.sol() && place.part !== 'front-matter' && FENCE.test(stream.string)) {
      const found = readFence(stream, place)
      if (found !== null) return found
    }
    if (place.part === 'prose') return readProse(stream)
    if (stream.sol() && stream.match(KEY)) return 'keyword'
    if (stream.match(/^[{｛][^}｝]*[}｝]?/)) return 'comment'
    stream.next()
    return null
  },
})

const colours = HighlightStyle.define([
  { tag: tags.heading, class: 'cm-lesson-heading' },
  { tag: tags.meta, class: 'cm-lesson-fence' },
  { tag: tags.keyword, class: 'cm-lesson-key' },
  { tag: tags.quote, class: 'cm-lesson-hint' },
  { tag: tags.comment, class: 'cm-lesson-comment' },
  { tag: tags.link, class: 'cm-lesson-link' },
  { tag: tags.monospace, class: 'cm-lesson-link' },
  { tag: tags.strong, class: 'cm-lesson-strong' },
  { tag: tags.list, class: 'cm-lesson-key' },
])

export const lessonLanguage: Extension = [language, syntaxHighlighting(colours)]
