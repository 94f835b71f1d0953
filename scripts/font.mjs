/**
 * Cuts the app's Kai face out of the whole font: npm run font -- <font.woff2> <tools>
 *
 * `font.woff2` is LXGW WenKai 700 (OFL-1.1; package @fontsource/lxgw-wenkai, the file …latin-700-normal.woff2), `tools` a
 * folder where `npm install subset-font` was run. Neither is needed to build the app: the result is committed. Run it when
 * the test says that a character is missing; add characters for coming lessons to kai.txt by hand and run it again.
 *
 * Two files come out, so that a reader of Simplified Chinese fetches no Traditional characters: the first line of kai.txt
 * makes kai.woff2, the second kai-hant.woff2.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import process from 'node:process'
import { KAI_LIST, kaiCharacters, kaiListed } from './kai-characters'

const [font = '', tools = '.'] = process.argv.slice(2)
const subset = createRequire(resolve(tools, 'tools.js'))('subset-font')

const SPACES = ' \u3000'
const sorted = (chars) => [...new Set(chars)].sort().join('')
const used = kaiCharacters()
const listed = kaiListed()
const hans = sorted([...listed.hans, ...used.hans])
const hant = sorted([...listed.hant, ...used.hant].filter((char) => !hans.includes(char)))

const hex = (code) => code.toString(16)
/** Neighbouring code points as ranges: U+4e00-4e03, U+4e07. */
const unicodeRange = (chars) => {
  const codes = [...chars].map((char) => char.codePointAt(0)).sort((a, b) => a - b)
  const starts = codes.filter((code) => !codes.includes(code - 1))
  const endOf = (start) => codes.find((code) => code >= start && !codes.includes(code + 1))
  return starts.map((start) => `U+${hex(start)}${endOf(start) > start ? `-${hex(endOf(start))}` : ''}`).join(', ')
}

const face = (name, chars) => `@font-face {
  font-family: 'Mazouri Kai';
  src: url(${name}.woff2) format('woff2');
  font-display: swap;
  unicode-range: ${unicodeRange(chars)};
}
`

const whole = readFileSync(font)
const folder = 'src/lib/ui/styles'
for (const [name, chars] of Object.entries({ kai: `${SPACES}${hans}`, 'kai-hant': hant })) {
  const file = await subset(whole, chars, { targetFormat: 'woff2' })
  writeFileSync(`${folder}/${name}.woff2`, file)
  process.stdout.write(`${name}: ${[...chars].length} characters, ${file.length} bytes\n`)
}
writeFileSync(KAI_LIST, `${hans}\n${hant}\n`)
writeFileSync(
  `${folder}/kai.css`,
  `/* Written by npm run font. */\n${face('kai', `${SPACES}${hans}`)}${face('kai-hant', hant)}`,
)
