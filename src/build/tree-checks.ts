import { isExercise, type LineMove, type Place, problemAt, type ProblemCode, type Step, type Task } from '../lib/lesson'
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

/** A line without its comments. */
const bareLine = (line: readonly LineMove[]): unknown =>
  line.map(({ move, variations }) => [move, variations.map(bareLine)])

/** Terms that two lessons explain: the glossary leads to one. */
function takenTerms(files: readonly CompiledFile[]): FileProblem[] {
  const owners = new Map<string, CompiledFile>()
  return files.flatMap((file) =>
    (file.lesson.terms ?? []).flatMap(({ word }) => {
      const owner = owners.get(word)
      if (owner) return [problemIn(file, undefined, 'term-taken', { term: word, file: owner.path })]
      owners.set(word, file)
      return []
    }),
  )
}

/** So many papers with other questions each can be drawn from the pool of every test. */
const PAPERS = 3

/** Tests whose pool has too few questions for a second and a third try. */
function smallPools(files: readonly CompiledFile[]): FileProblem[] {
  const questions = new Map(files.map((file) => [file.lesson.id, exercisesOf(file).length]))
  return files.flatMap((file) => {
    const { test } = file.lesson
    if (!test) return []
    const pool = [file.lesson.id, ...test.pools].reduce((sum, id) => sum + (questions.get(id) ?? 0), 0)
    const wanted = PAPERS * test.questions
    return pool >= wanted ? [] : [problemIn(file, undefined, 'pool-small', { count: pool, wanted })]
  })
}

/** What of a task are its answers; all else of it is what is asked. */
const ANSWERS: ReadonlySet<string> = new Set([
  'points',
  'answers',
  'line',
  'moves',
  'move',
  'options',
  'choices',
  'par',
])

/** A task without its words: what is asked, or what answers it. */
function essenceOf(task: Task | undefined, ofAnswers: boolean): string {
  const parts = Object.entries(task ?? {}).map(([key, value]): [string, unknown] => {
    if (task && key === 'line' && 'line' in task) return [key, bareLine(task.line)]
    // What is recited is offered in the order of its words.
    if (task?.kind === 'recite' && key === 'choices') return [key, task.choices.length]
    return task?.kind === 'choose' && key === 'options' ? [key, task.options.map(({ right }) => right)] : [key, value]
  })
  return JSON.stringify(parts.filter(([key]) => ANSWERS.has(key) === ofAnswers))
}

/** What a verse's lines show on the board. */
const bareVerse = ({ verse }: Step): string =>
  JSON.stringify(verse?.lines.map(({ moves, points, fen }) => [moves, points, fen]))

/** In what a translated step is another than the original: the first that differs, since the rest hangs on it. */
function differenceOf(own: Step, original: Step): ProblemCode | undefined {
  if (own.board?.fen !== original.board?.fen) return 'translation-position'
  if (own.board?.side !== original.board?.side) return 'translation-side'
  if (essenceOf(own.task, false) !== essenceOf(original.task, false)) return 'translation-task'
  if (bareVerse(own) !== bareVerse(original)) return 'translation-answers'
  return essenceOf(own.task, true) === essenceOf(original.task, true) ? undefined : 'translation-answers'
}

/** The boards that are only shown, where both texts have equally many of them. */
function shownDifferences(file: CompiledFile, original: CompiledFile): FileProblem[] {
  const shown = ({ lesson }: CompiledFile) => lesson.steps.filter((step) => step.board && !isExercise(step))
  const [own, theirs] = [shown(file), shown(original)]
  if (own.length !== theirs.length) return [problemIn(file, undefined, 'translation-boards', { count: theirs.length })]
  return own.flatMap((step, i) => {
    const code = differenceOf(step, theirs[i] ?? step)
    return code ? [problemIn(file, step.id, code, { id: step.id })] : []
  })
}

function differences(file: CompiledFile, original: CompiledFile): FileProblem[] {
  const own = new Map(exercisesOf(file).map((step) => [step.id, step]))
  const theirs = new Map(exercisesOf(original).map((step) => [step.id, step]))
  const extra = [...own.keys()].filter((id) => !theirs.has(id))
  const missing = [...theirs.keys()].filter((id) => !own.has(id))
  const changed = [...theirs].flatMap(([id, step]) => {
    const translated = own.get(id)
    const code = translated && differenceOf(translated, step)
    return code ? [problemIn(file, id, code, { id })] : []
  })
  const order = [...own.keys()].filter((id) => theirs.has(id))
  const wanted = [...theirs.keys()].filter((id) => own.has(id))
  const moved = order.find((id, i) => id !== wanted[i])
  return [
    ...extra.map((id) => problemIn(file, id, 'translation-step-extra', { id })),
    ...missing.map((id) => problemIn(file, undefined, 'translation-step-missing', { id })),
    ...(moved === undefined ? [] : [problemIn(file, moved, 'translation-order', { id: moved })]),
    ...changed,
    ...shownDifferences(file, original),
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
    ...smallPools(originals),
    ...takenTerms(originals),
    ...checkTranslations([...filesOf('zh-Hant'), ...filesOf('en')], originals),
  ]
}
