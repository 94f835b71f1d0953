import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { kaiCharacters, kaiListed } from '../../scripts/kai-characters'

describe('the Kai face', () => {
  it('holds every character that is set in it (else: npm run font)', () => {
    const [listed, used] = [kaiListed(), kaiCharacters()]
    const have = new Set([...listed.hans, ...listed.hant])
    expect([...used.hans, ...used.hant].filter((char) => !have.has(char)).join('')).toBe('')
  })

  it('stays small enough for a slow line', () => {
    for (const name of ['kai', 'kai-hant'])
      expect(readFileSync(`src/lib/ui/styles/${name}.woff2`).length).toBeLessThan(150_000)
  })
})
