import { parseIccs } from '../notation'
import { chooseOption, giveVerdict, submitOptions, tapPoint } from './answers'
import { playMove, replyNow } from './moves'
import { reciteLine, showNext } from './recite'
import { type Answer, type PlayEvent, type PlayState, type Press, bare, restart, type Transition } from './state'

/** The next move of a watched line, when one is left. */
function watchOn(state: PlayState): PlayState {
  const { scene } = state
  const next = scene.line[0]
  const move = next && parseIccs(next.move)
  if (move === undefined || !scene.position) return state
  const played = { ...scene, position: scene.position.play(move), lastMove: move, line: scene.line.slice(1) }
  return { ...state, scene: { ...played, moves: scene.moves + 1 }, past: [...state.past, scene] }
}

/** Back to the last scene at which the learner was to act. Hints shown and answers tried stay counted. */
function takeBack({ exercise, past, hints, tries, phase }: PlayState): PlayState | undefined {
  const scene = past.at(-1)
  if (!scene || (phase === 'showing' && !exercise.step.task)) return undefined
  const back = { exercise, past: past.slice(0, -1), hints, tries, scene }
  return phase === 'explaining' ? { ...back, phase } : { ...back, phase: 'awaiting' }
}

/** After a wrong answer the board goes back to where it was asked; a collecting round begins again, and a spent duel. */
function tryAgain(state: PlayState): PlayState {
  if (state.phase !== 'wrong') return state
  const { note } = state
  const isSpent = note.kind === 'caught' || (note.kind === 'wrong-move' && note.miss.code === 'limit')
  return isSpent ? restart(state) : (takeBack(state) ?? state)
}

function goOn(state: PlayState): PlayState {
  if (state.phase === 'explaining') return watchOn(state)
  if (state.phase === 'judged') return { ...bare(state), phase: 'awaiting' }
  return state
}

const askHint = (state: PlayState): PlayState =>
  state.phase === 'done' || state.hints >= state.exercise.step.hints.length
    ? state
    : { ...state, hints: state.hints + 1 }

const pauseOver = (state: PlayState): Transition => (state.phase === 'showing' ? showNext(state) : replyNow(state))

const isPress = (event: PlayEvent): event is Press => event.type in BUTTONS

/** What the learner answers. */
function answer(state: PlayState, event: Answer): Transition {
  switch (event.type) {
    case 'movePlayed':
      return playMove(state, event.move)
    case 'pointTapped':
      return tapPoint(state, event.point, event.piece)
    case 'optionChosen':
      return chooseOption(state, event.option)
    case 'verdictGiven':
      return giveVerdict(state, event.verdict)
    case 'lineRecited':
      return reciteLine(state, event.line)
  }
}

const BUTTONS: Readonly<Record<Press['type'], (state: PlayState) => Transition>> = {
  optionsSubmitted: submitOptions,
  hintAsked: (state) => ({ state: askHint(state) }),
  takenBack: (state) => ({ state: takeBack(state) ?? state }),
  restarted: (state) => ({ state: restart(state) }),
  retried: (state) => ({ state: tryAgain(state) }),
  wentOn: (state) => ({ state: goOn(state) }),
  paused: pauseOver,
}

/**
 * The one way through a step: a state and an event give the next state, and what is to happen after a pause is returned,
 * not done. Events that a state has no answer to leave it as it is.
 */
export const step = (state: PlayState, event: PlayEvent): Transition =>
  isPress(event) ? BUTTONS[event.type](state) : answer(state, event)
