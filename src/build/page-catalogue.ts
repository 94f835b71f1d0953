import type { Plugin } from 'vite'

/** Areas of the catalogues that speak to authors, in the command line and the build; a third of all words. */
const AUTHORS_AREAS: ReadonlySet<string> = new Set(['problem', 'hint', 'check'])

/** A catalogue's text without what no page says. */
export const pageCatalogue = (json: string): string => {
  const areas = Object.entries(JSON.parse(json) as Record<string, unknown>)
  return JSON.stringify(Object.fromEntries(areas.filter(([area]) => !AUTHORS_AREAS.has(area))))
}

/** Sends the phone only the words that pages say. */
export const lightCatalogues: Plugin = {
  name: 'mazouri-light-catalogues',
  enforce: 'pre',
  transform: {
    filter: { id: /src\/lib\/i18n\/[\w-]+\.json$/ },
    handler(json) {
      return this.environment.name === 'client' ? { code: pageCatalogue(json), map: null } : undefined
    },
  },
}
