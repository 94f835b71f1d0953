import { formatDrill, parseDrill } from '$lib/drill/collection'
import type { ReviewItem } from '$lib/drill/log'
import { viewFor } from '$lib/drill/review-view'
import { type Draw, slotAt } from '$lib/drill/session'
import { stepOf } from '$lib/drill/step'
import { viewStep } from '$lib/drill/step-view'
import { type Stream, streamsOf } from '$lib/drill/streams'
import type { Drill } from '$lib/drill/types'
import { viewDrill } from '$lib/drill/view'
import { BackgroundMaker } from '$lib/drill-worker'
import type { Translator } from '$lib/i18n/translator'
import type { Lesson } from '$lib/lesson/types'
import { loadCollection } from './collection'
import { drillWords } from './drill-words'
import { fetchLesson } from './fetch-lesson'
import type { Mode } from './mode'
import type { Asked } from './session.svelte'

/* Where a session's questions come from. */

export type Source = (at: number) => Promise<Asked | undefined>

let maker: BackgroundMaker | undefined

/** `stream`: what it is asked for; it then also counts for that. */
function asked(translator: Translator, drill: Drill, at: number, stream?: Stream): Asked {
  const step = { ...stepOf(drill, drillWords(translator, drill, stream)), id: `${String(at)}-${drill.id}` }
  const streams = [...new Set([...(stream ? [stream] : []), ...streamsOf(drill)])]
  return { step, item: drill.id, drill, streams }
}

const SWAP = { mirrored: false, swapped: true }

/** For half a minute the learner plays one side alone. */
function fromSide(drill: Drill, mode: Mode): Drill {
  const wanted = mode === 'rush-red' ? 'w' : mode === 'rush-black' ? 'b' : undefined
  return wanted === undefined || drill.fen.split(' ')[1] === wanted ? drill : viewDrill(drill, SWAP)
}

/** So often another order is tried where one leads to no drill. */
const TRIES = 4

async function drillAt(draw: Draw, at: number): Promise<Drill | undefined> {
  const collection = await loadCollection(draw.stream)
  for (let i = 0; i < TRIES; i++) {
    // A place further on in the same session that never ends: no other question comes from there.
    const slot = slotAt(collection, draw, at + i * 1000)
    const drill = 'drill' in slot ? slot.drill : await (maker ??= new BackgroundMaker()).make(slot.order)
    if (drill) return drill
  }
  return undefined
}

/** An endless source of a stream's drills. */
export function sourceOf(translator: Translator, draw: Draw, mode: Mode): Source {
  return async (at) => {
    const drill = await drillAt(draw, at)
    return drill && asked(translator, fromSide(drill, mode), at, draw.stream)
  }
}

/** The drill of an item as it was saved; one that cannot be read is left out. */
function savedDrill({ drill: text }: ReviewItem): Drill | undefined {
  const parsed = text === undefined ? undefined : parseDrill(text)
  return parsed?.ok ? parsed.value : undefined
}

async function askedAgain(translator: Translator, item: ReviewItem, at: number): Promise<Asked | undefined> {
  const view = viewFor(item)
  if (item.source === 'drill') {
    const drill = savedDrill(item)
    // It goes on under the name that it was saved by, whatever it would be called today.
    return drill && { ...asked(translator, viewDrill(drill, view), at), item: item.item }
  }
  const lesson: Lesson | undefined = await fetchLesson(translator.language, item.lesson ?? '')
  const step = lesson?.steps.find(({ id }) => id === item.item)
  if (!step || !lesson) return undefined
  const seen = viewStep(step, view) ?? step
  return { step: { ...seen, id: `${String(at)}-${step.id}` }, item: item.item, lesson: lesson.id, streams: [] }
}

/** Items asked again, one after the other; those that are no more are passed over. */
export function sourceAgain(translator: Translator, items: readonly ReviewItem[]): Source {
  let next = 0
  return async (at) => {
    while (next < items.length) {
      const item = items[next++]
      const question = item && (await askedAgain(translator, item, at))
      if (question) return question
    }
    return undefined
  }
}

/** What was missed in a session, asked again as it stood. */
export const sourceRedo =
  (missed: readonly Asked[]): Source =>
  (at) => {
    const question = missed[at]
    return Promise.resolve(question && { ...question, step: { ...question.step, id: `again-${question.step.id}` } })
  }

/** The drill as it is saved for review. */
export const savedText = (drill: Drill): string => formatDrill(drill)
