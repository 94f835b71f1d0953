import type { Plugin } from 'vite'

/** Areas of the catalogues that only authors of lessons read, on their pages, in the command line and the build. */
const AUTHORS_AREAS: ReadonlySet<string> = new Set(['problem', 'hint', 'check', 'write', 'shared'])

/** Areas that tests and the glossary read. */
const MORE_AREAS: ReadonlySet<string> = new Set(['test', 'glossary'])

/** Areas that the drills' page reads. */
const DRILL_AREAS: ReadonlySet<string> = new Set(['drill'])

/** Areas that the start page reads. */
const HOME_AREAS: ReadonlySet<string> = new Set(['home'])

/** What of a catalogue is asked for by the end of its address; what the command line alone says is left out. */
const PARTS: Readonly<Record<string, ReadonlySet<string>>> = {
  author: new Set([...AUTHORS_AREAS, ...HOME_AREAS].filter((area) => area !== 'check')),
  more: MORE_AREAS,
  drill: DRILL_AREAS,
  home: HOME_AREAS,
}

const areasOf = (json: string, isWanted: (area: string) => boolean): string => {
  const areas = Object.entries(JSON.parse(json) as Record<string, unknown>)
  return JSON.stringify(Object.fromEntries(areas.filter(([area]) => isWanted(area))))
}

const ELSEWHERE = [AUTHORS_AREAS, MORE_AREAS, DRILL_AREAS, HOME_AREAS]

/** A catalogue's text without what only some pages read. */
export const pageCatalogue = (json: string): string =>
  areasOf(json, (area) => !ELSEWHERE.some((areas) => areas.has(area)))

/**
 * Sends the phone only the words that a page says: a catalogue is imported whole by name, and holds on the client what
 * every page says; with `?author`, `?more`, `?drill` or `?home` what the pages say besides on which lessons are written
 * or opened, on which tests and the glossary stand, the drills, and the start page.
 */
export const lightCatalogues: Plugin = {
  name: 'mazouri-light-catalogues',
  enforce: 'pre',
  transform: {
    filter: { id: /src\/lib\/i18n\/[\w-]+\.json(\?(author|more|drill|home))?$/ },
    handler(json, id) {
      const part = PARTS[id.split('?')[1] ?? '']
      if (part)
        return { code: `export default ${areasOf(json, (area) => part.has(area))}`, moduleType: 'js', map: null }
      return this.environment.name === 'client' ? { code: pageCatalogue(json), map: null } : undefined
    },
  },
}
