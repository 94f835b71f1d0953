import { shelfOf, type Shelved } from '$lib/drill/shelf'
import { isPattern, type Stream } from '$lib/drill/streams'

/** The shipped collections as texts, each fetched when it is first drawn from. */
const TEXTS = {
  'mate-1': () => import('$lib/drill/collections/mate-1.txt?raw'),
  'mate-2': () => import('$lib/drill/collections/mate-2.txt?raw'),
  'mate-3': () => import('$lib/drill/collections/mate-3.txt?raw'),
  stalemate: () => import('$lib/drill/collections/stalemate.txt?raw'),
  facing: () => import('$lib/drill/collections/facing.txt?raw'),
  escape: () => import('$lib/drill/collections/escape.txt?raw'),
}
type File = keyof typeof TEXTS

const isFile = (name: string): name is File => name in TEXTS

/** Where a stream's drills stand: mates with a name among the short ones. */
function filesOf(stream: Stream): readonly File[] {
  if (isPattern(stream)) return ['mate-1', 'mate-2']
  return [stream, stream.split('-')[0] ?? ''].filter(isFile)
}

const read = new Map<File, Promise<readonly Shelved[]>>()

const load = async (file: File): Promise<readonly Shelved[]> => shelfOf((await TEXTS[file]()).default)

const drillsIn = (file: File): Promise<readonly Shelved[]> => {
  const drills = read.get(file) ?? load(file)
  read.set(file, drills)
  // A fetch that failed may succeed later.
  drills.catch(() => read.delete(file))
  return drills
}

/** What a stream's sessions are drawn from; nothing where all of it is made. */
export const loadCollection = async (stream: Stream): Promise<readonly Shelved[]> =>
  (await Promise.all(filesOf(stream).map(drillsIn))).flat()
