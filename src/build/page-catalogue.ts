import type { Plugin } from 'vite'

/** Areas of the catalogues that only authors of lessons read, on their pages, in the command line and the build. */
const AUTHORS_AREAS: ReadonlySet<string> = new Set(['problem', 'hint', 'check', 'write', 'shared'])

/** Areas that tests and the glossary read. */
const MORE_AREAS: ReadonlySet<string> = new Set(['test', 'glossary'])

const areasOf = (json: string, isWanted: (area: string) => boolean): string => {
  const areas = Object.entries(JSON.parse(json) as Record<string, unknown>)
  return JSON.stringify(Object.fromEntries(areas.filter(([area]) => isWanted(area))))
}

/** A catalogue's text without what only some pages read. */
export const pageCatalogue = (json: string): string =>
  areasOf(json, (area) => !AUTHORS_AREAS.has(area) && !MORE_AREAS.has(area))

/** What tests and the glossary say besides. */
export const moreCatalogue = (json: string): string => areasOf(json, (area) => MORE_AREAS.has(area))

/** What a page leaves out of a catalogue; what the command line alone says is left out of both. */
export const authorsCatalogue = (json: string): string =>
  areasOf(json, (area) => AUTHORS_AREAS.has(area) && area !== 'check')

/**
 * Sends the phone only the words that a page says: a catalogue is imported whole by name, and holds on the client what
 * every page says; with `?author` what the pages for authors say besides, with `?more` what tests and the glossary do.
 */
export const lightCatalogues: Plugin = {
  name: 'mazouri-light-catalogues',
  enforce: 'pre',
  transform: {
    filter: { id: /src\/lib\/i18n\/[\w-]+\.json(\?author|\?more)?$/ },
    handler(json, id) {
      if (id.endsWith('?author'))
        return { code: `export default ${authorsCatalogue(json)}`, moduleType: 'js', map: null }
      if (id.endsWith('?more')) return { code: `export default ${moreCatalogue(json)}`, moduleType: 'js', map: null }
      return this.environment.name === 'client' ? { code: pageCatalogue(json), map: null } : undefined
    },
  },
}
