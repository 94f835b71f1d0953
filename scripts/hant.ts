/** Writes src/lib/i18n/zh-Hant.json from zh-Hans.json. */
import { readFileSync, writeFileSync } from 'node:fs'
import { toTraditionalDeep } from '../src/build/traditional'

const hans: unknown = JSON.parse(readFileSync('src/lib/i18n/zh-Hans.json', 'utf8'))
writeFileSync('src/lib/i18n/zh-Hant.json', `${JSON.stringify(toTraditionalDeep(hans), undefined, 2)}\n`)
