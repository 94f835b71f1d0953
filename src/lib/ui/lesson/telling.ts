import { reasonText, reasonTitle } from '$lib/i18n/reasons'
import type { Translate } from '$lib/i18n/translator'
import type { PlayState } from '$lib/player'
import type { Glance } from './played'
import { paragraph, tellNote, tellRightVerdict, tellTaken, type Telling, words } from './tell-note'

/** Whose move it is, or what the learner is to do instead of moving. */
function askingSlip(t: Translate, state: PlayState): Telling['slip'] {
  const { task, board } = state.exercise.step
  switch (task?.kind) {
    case undefined:
      return { kind: 'plain', text: t(state.scene.shown === undefined ? 'slip.read' : 'slip.tryOut') }
    case 'tap':
    case 'targets':
      return { kind: 'plain', text: t('slip.tap') }
    case 'watch':
    case 'choose':
    case 'judge':
    case 'write':
    case 'setup':
    case 'recite':
      return { kind: 'plain', text: t(`slip.${task.kind}`) }
    default:
      return board?.side === 'black' ? { kind: 'black', text: t('slip.black') } : { kind: 'red', text: t('slip.red') }
  }
}

function tellDone(t: Translate, state: PlayState & { phase: 'done' }): Telling {
  const { explain, after } = state.exercise.step
  const { position } = state.scene
  const verdict =
    state.note?.kind === 'right-verdict' && position ? tellRightVerdict(t, position, state.note) : undefined
  const text = t(state.ending.kind === 'done' ? 'slip.right' : `slip.${state.ending.kind}`)
  const own = explain.length > 0 ? explain : words(t('note.right'))
  const slip = verdict?.slip ?? { kind: 'right', text }
  const voice = verdict || explain.length === 0 ? 'app' : 'author'
  return { slip, title: verdict?.title ?? own, voice, more: [...(verdict ? [paragraph(own)] : []), ...after] }
}

/** A move in the text, shown on the board for a look. */
export function tellGlance(t: Translate, glance: Glance & { kind: 'move' }, asked: Telling): Telling {
  const [reason] = glance.reasons
  if (!reason) return asked
  const text = reasonText(t, glance.position, glance.move, reason)
  return { slip: { kind: 'cause', text: reasonTitle(t, reason) }, title: words(text), voice: 'app', more: asked.more }
}

/** Everything under the board for a state of the player; a note that has been read gives way to the task again. */
export function tell(t: Translate, state: PlayState, isNoteRead: boolean): Telling {
  const { title, prose } = state.exercise.step
  const asked: Telling = { slip: askingSlip(t, state), title, voice: 'author', more: prose }
  if (state.phase === 'done') return tellDone(t, state)
  const note = 'note' in state && !isNoteRead ? state.note : undefined
  if (state.phase === 'refuting') return asked
  if (note?.kind === 'taken') return tellTaken(t, note)
  return note ? tellNote(t, state, note, asked) : asked
}
