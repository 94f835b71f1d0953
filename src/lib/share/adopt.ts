import type { Block, Lesson, Step, Task } from '../lesson/types'

const withoutImages = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (block.type === 'image') return []
    if (block.type === 'quote') return [{ ...block, children: withoutImages(block.children) }]
    if (block.type === 'list') return [{ ...block, items: block.items.map(withoutImages) }]
    return [block]
  })

const adoptTask = (task: Task): Task =>
  task.kind === 'choose'
    ? { ...task, options: task.options.map((option) => ({ ...option, comment: withoutImages(option.comment) })) }
    : task

const adoptStep = (step: Step, origin: string): Step => ({
  ...step,
  id: `${origin}-${step.id}`,
  prose: withoutImages(step.prose),
  hints: step.hints.map(withoutImages),
  after: withoutImages(step.after),
  ...(step.task && { task: adoptTask(step.task) }),
})

/**
 * Somebody else's lesson as it may be played here: its ids, and so its progress, are its own whatever it calls itself,
 * and it shows no pictures, whose files stay with its author. Lessons that it names or asks for are the curriculum's.
 */
export const adoptLesson = (lesson: Lesson, origin: string): Lesson => ({
  ...lesson,
  id: `${origin}-${lesson.id}`,
  steps: lesson.steps.map((step) => adoptStep(step, origin)),
})
