import { isExercise, type Place, problemAt, type ProblemCode, type Step, type Task } from '../lib/lesson'
import { START_FEN } from '../lib/notation'
import type { CompiledFile, CompiledTree, FileProblem } from './compile-tree'

/* What only all files together can get wrong. */

const TOP: Place = { line: 1, column: 1 }

const problemIn = (
  { path, places }: CompiledFile,
  id: string | undefined,
  code: ProblemCode,
  params = {},
): FileProblem => ({
  path,
  ...problemAt((id !== undefined && places.get(id)) || TOP, code, params),
})

const exercisesOf = ({ lesson }: CompiledFile): readonly Step[] => lesson.steps.filter(isExercise)

/** Ids of lessons and of exercises that two files share: progress would be counted for both. */
export function takenIds(files: readonly CompiledFile[]): FileProblem[] {
  const owners = new Map<string, CompiledFile>()
  const claim = (file: CompiledFile, key: string, id: string, place?: string): FileProblem[] => {
    const owner = owners.get(key)
    if (owner && owner !== file) return [problemIn(file, place, 'id-taken', { id, file: owner.path })]
    owners.set(key, file)
    return []
  }
  return files.flatMap((file) => [
    ...claim(file, `lesson ${file.lesson.id}`, file.lesson.id),
    ...exercisesOf(file).flatMap(({ id }) => claim(file, `exercise ${id}`, id, id)),
  ])
}

/** Exercises of two lessons with one position: whoever has solved the one knows the other. */
function usedPositions(files: readonly CompiledFile[]): FileProblem[] {
  const owners = new Map<string, { readonly file: CompiledFile; readonly id: string }>()
  return files.flatMap((file) =>
    exercisesOf(file).flatMap(({ id, board }) => {
      if (!board || board.fen === START_FEN) return []
      const owner = owners.get(board.fen)
      if (owner && owner.file !== file) return [problemIn(file, id, 'position-used', { id: owner.id })]
      owners.set(board.fen, { file, id })
      return []
    }),
  )
}

/** A task without its words: what a translation must not change. */
function essenceOf(task: Task | undefined): unknown {
  if (task?.kind === 'choose') return { kind: task.kind, right: task.options.map(({ right }) => right) }
  return task && 'line' in task ? { kind: task.kind, line: task.line.map(({ move }) => move) } : task
}

const asText = ({ board, task }: Step): string => JSON.stringify([board?.fen, board?.side, essenceOf(task)])

function differences(file: CompiledFile, original: CompiledFile): FileProblem[] {
  const own = new Map(exercisesOf(file).map((step) => [step.id, step]))
  const theirs = new Map(exercisesOf(original).map((step) => [step.id, step]))
  const extra = [...own.keys()].filter((id) => !theirs.has(id))
  const missing = [...theirs.keys()].filter((id) => !own.has(id))
  const changed = [...theirs].filter(([id, step]) => {
    const translated = own.get(id)
    return translated && asText(translated) !== asText(step)
  })
  return [
    ...extra.map((id) => problemIn(file, id, 'translation-step-extra', { id })),
    ...missing.map((id) => problemIn(file, undefined, 'translation-step-missing', { id })),
    ...changed.map(([id]) => problemIn(file, id, 'translation-differs', { id })),
  ]
}

function checkTranslations(translated: readonly CompiledFile[], originals: readonly CompiledFile[]): FileProblem[] {
  const byId = new Map(originals.map((file) => [file.lesson.id, file]))
  return translated.flatMap((file) => {
    const original = byId.get(file.lesson.id)
    if (original) return differences(file, original)
    return [problemIn(file, undefined, 'original-missing', { id: file.lesson.id })]
  })
}

/** Every problem of the tree: those of its files, then those between them. */
export function problemsOf({ chapters, problems }: CompiledTree): FileProblem[] {
  const filesOf = (language: keyof typeof chapters) => chapters[language].flatMap(({ lessons }) => lessons)
  const originals = filesOf('zh-Hans')
  return [
    ...problems,
    ...takenIds(originals),
    ...usedPositions(originals),
    ...checkTranslations([...filesOf('zh-Hant'), ...filesOf('en')], originals),
  ]
}
