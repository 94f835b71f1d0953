import type { Note } from './note'
import { bare, type Ending, type PlayState, type Stars } from './state'

const atLeastOne = (stars: number): Stars => (stars >= 3 ? 3 : stars === 2 ? 2 : 1)

/**
 * Three stars, one less for each hint; when collecting, one less for each move over par. Nothing is lost by trying, and
 * a finished exercise never has less than one.
 */
export function starsFor({ exercise, scene, hints }: PlayState): Stars {
  const { task } = exercise.step
  const overPar = task?.kind === 'collect' ? Math.max(0, scene.moves - task.par) : 0
  return atLeastOne(3 - hints - overPar)
}

export const finish = (state: PlayState, ending: Ending, note?: Note): PlayState => ({
  ...bare(state),
  phase: 'done',
  ending,
  stars: starsFor(state),
  ...(note && { note }),
})
