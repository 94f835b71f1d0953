import { type Move, moveOf, type Position, type Reason, toOf } from '$lib/rules'
import { parsePoint } from '$lib/notation'
import { pieceName, reasonText, reasonTitle } from '$lib/i18n/reasons'
import type { Key, Translate } from '$lib/i18n/translator'
import type { Block, Inline } from '$lib/lesson/types'
import { judgedMove, type Miss, type Note, type PlayState } from '$lib/player'

export type SlipKind = 'red' | 'black' | 'cause' | 'right' | 'plain'

/** What the page says under the board: a slip, one sentence, and what follows it. */
export interface Telling {
  readonly slip: { readonly kind: SlipKind; readonly text: string }
  readonly title: readonly Inline[]
  /** Whose words the title is: an author's may be in another language than the page. */
  readonly voice: 'author' | 'app'
  readonly more: readonly Block[]
}

export const words = (text: string): readonly Inline[] => [{ type: 'text', text }]
export const paragraph = (children: readonly Inline[]): Block => ({ type: 'paragraph', children })

/** The author's words where there are any, else the core's. */
const saying = (own: readonly Inline[] | undefined, core: string): Omit<Telling, 'slip'> =>
  own ? { title: own, voice: 'author', more: [] } : { title: words(core), voice: 'app', more: [] }

const again = (t: Translate) => ({ kind: 'cause', text: t('slip.again') }) as const

const because = (t: Translate, position: Position, move: Move, reasons: readonly Reason[]): string =>
  reasons[0] ? reasonText(t, position, move, reasons[0]) : ''

function missText(t: Translate, miss: Miss): string {
  if (miss.code === 'wins-later') return t('miss.wins-later', { count: miss.in })
  if (miss.code !== 'other-way') return t(`miss.${miss.code}` as Key)
  return t('miss.other-way', { ways: miss.ways.map((way) => t(`way.${way}` as Key)).join('、') })
}

function refutedText(t: Translate, state: PlayState, note: Note & { kind: 'wrong-move' }): string {
  if (!note.refutation || note.move === undefined) return missText(t, note.miss)
  if (note.refutation.kind === 'mate') return t('note.refutedMate')
  const lost = state.past.at(-1)?.position?.play(note.move).pieceAt(toOf(note.refutation.reply))
  return lost ? t('note.refutedCapture', { piece: pieceName(t, lost) }) : missText(t, note.miss)
}

function tellIllegal(t: Translate, position: Position, note: Note & { kind: 'illegal' }): Telling {
  const [reason] = note.reasons
  const slip = { kind: 'cause', text: reason ? reasonTitle(t, reason) : '' } as const
  return { slip, ...saying(note.words, because(t, position, note.move, note.reasons)) }
}

function tellWrong(t: Translate, state: PlayState, note: Note & { kind: 'wrong-move' }): Telling {
  const kind = note.refutation?.kind
  const loss = kind === 'mate' ? 'slip.mated' : 'slip.loses'
  const text = t(
    note.miss.code === 'wins-later' ? 'slip.later' : kind === 'mate' || kind === 'capture' ? loss : 'slip.again',
  )
  return { slip: { kind: 'cause', text }, ...saying(note.words, refutedText(t, state, note)) }
}

function tellPoint(t: Translate, state: PlayState, note: Note & { kind: 'wrong-point' }): Telling {
  const { task, title } = state.exercise.step
  const { position } = state.scene
  const from = task?.kind === 'targets' ? parsePoint(task.from) : undefined
  const [reason] = note.reasons
  const isReasoned = reason !== undefined && position !== undefined && from !== undefined
  const core = isReasoned ? reasonText(t, position, moveOf(from, note.point), reason) : t('note.wrongPoint')
  const slip = { kind: 'cause', text: reason ? reasonTitle(t, reason) : t('slip.again') } as const
  const told = saying(note.words, core)
  // What was asked for is not to be remembered: it still stands there.
  return { slip, ...told, more: task?.kind === 'tap' && !note.words ? [paragraph(title)] : told.more }
}

function tellVerdict(t: Translate, state: PlayState, note: Note & { kind: 'wrong-verdict' }): Telling {
  const slip = { kind: 'cause', text: t('slip.again') } as const
  const move = judgedMove(state)
  const { task } = state.exercise.step
  const isLegal = task?.kind === 'judge' && move !== undefined && task.moves[state.scene.judged]?.reasons.length === 0
  if (note.said === 'legal') return { slip, title: words(t('note.saidLegal')), voice: 'app', more: [] }
  return { slip, title: words(t(isLegal ? 'note.isLegal' : 'note.saidIllegal')), voice: 'app', more: [] }
}

export function tellRightVerdict(t: Translate, position: Position, note: Note & { kind: 'right-verdict' }): Telling {
  const [reason] = note.reasons
  const text = reason
    ? t('note.verdictIllegal', { reason: reasonText(t, position, note.move, reason) })
    : t('note.verdictLegal')
  return {
    slip: { kind: 'right', text: reason ? reasonTitle(t, reason) : t('slip.right') },
    title: words(text),
    voice: 'app',
    more: [],
  }
}

function tellCaught(t: Translate, position: Position | undefined, note: Note & { kind: 'caught' }): Telling {
  const by = note.by[0] === undefined ? undefined : position?.pieceAt(note.by[0])
  const text = t('note.caught', { piece: by ? pieceName(t, by) : '' })
  return { slip: { kind: 'cause', text: t('slip.caught') }, title: words(text), voice: 'app', more: [] }
}

export const tellTaken = (t: Translate, { piece }: Note & { kind: 'taken' }): Telling => ({
  slip: { kind: 'cause', text: t('slip.caught') },
  ...saying(undefined, t('note.taken', { piece: pieceName(t, piece) })),
})

/** The author's word to the option that was picked stands for itself. */
function tellOption(t: Translate, note: Note & { kind: 'wrong-option' }): Telling {
  const [first, ...more] = note.words
  if (first?.type !== 'paragraph')
    return { slip: again(t), ...saying(undefined, t('note.wrongOption')), more: note.words }
  return { slip: again(t), title: first.children, voice: 'author', more }
}

/** A line that is whole is said with its gloss; a wrong piece waits for its turn. */
function tellRecitation(t: Translate, state: PlayState, note: Note & { kind: 'recited' | 'wrong-piece' }): Telling {
  if (note.kind === 'wrong-piece') {
    const text = t(note.way === 'order' ? 'note.notThisLine' : 'note.notThisWord')
    return { slip: again(t), title: words(text), voice: 'app', more: [] }
  }
  const line = state.exercise.step.verse?.lines[note.line]
  const more = line?.gloss ? [paragraph(words(line.gloss))] : []
  return { slip: { kind: 'right', text: t('slip.recited') }, title: words(line?.words ?? ''), voice: 'author', more }
}

function tellRightMove(t: Translate, { left }: Note & { kind: 'right-move' }): Telling {
  const text = left === undefined ? t('note.goOn') : t('note.goOnLeft', { count: left })
  return { slip: { kind: 'right', text: t('slip.goOn') }, title: words(text), voice: 'app', more: [] }
}

const OF_PIECES = { 'from-here': 'note.fromHere', 'not-collecting': 'note.notCollecting' } as const

/** To options that were picked, verdicts that were given, and a piece that is not meant. */
function tellSaid(
  t: Translate,
  state: PlayState,
  note: Note & { kind: 'wrong-option' | 'wrong-verdict' | 'right-verdict' | 'more-options' | keyof typeof OF_PIECES },
  asked: Telling,
): Telling {
  if (note.kind === 'more-options') return { slip: again(t), ...saying(undefined, t('note.moreOptions')) }
  if (note.kind === 'from-here' || note.kind === 'not-collecting')
    return { slip: again(t), ...saying(undefined, t(OF_PIECES[note.kind], { piece: pieceName(t, note.piece) })) }
  if (note.kind === 'wrong-option') return tellOption(t, note)
  if (note.kind === 'wrong-verdict') return tellVerdict(t, state, note)
  const { position } = state.scene
  return position ? tellRightVerdict(t, position, note) : asked
}

type OtherNote = Exclude<Note, { kind: 'taken' }>

/** What any other note of the player's says. */
export function tellNote(t: Translate, state: PlayState, note: OtherNote, asked: Telling): Telling {
  const { position } = state.scene
  switch (note.kind) {
    case 'illegal':
      return position ? tellIllegal(t, position, note) : asked
    case 'wrong-move':
      return tellWrong(t, state, note)
    case 'fine-move':
      return { slip: { kind: 'right', text: t('slip.fine') }, title: note.words, voice: 'author', more: [] }
    case 'right-move':
      return tellRightMove(t, note)
    case 'found':
      return { ...asked, title: words(t('note.foundLeft', { count: note.left })), voice: 'app', more: [] }
    case 'wrong-point':
      return tellPoint(t, state, note)
    case 'caught':
      return tellCaught(t, position, note)
    case 'recited':
    case 'wrong-piece':
      return tellRecitation(t, state, note)
    default:
      return tellSaid(t, state, note, asked)
  }
}
