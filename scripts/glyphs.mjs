/**
 * Makes the board's characters into outlines, once: npm run glyphs -- <font.woff> <tools>
 *
 * `font.woff` is LXGW WenKai 700 (OFL-1.1; package @fontsource/lxgw-wenkai, the file …latin-700-normal.woff), `tools` a
 * folder where `npm install opentype.js` was run. Neither is needed to build the app: the result is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import process from 'node:process'

const [font = '', tools = '.'] = process.argv.slice(2)
const opentype = createRequire(resolve(tools, 'tools.js'))('opentype.js')

const PIECES = [...new Set('帅仕相马车炮兵将士象卒帥傌俥將馬車砲')]
const PLAIN = [...'123456789一二三四五六七八九楚河漢界']

const buffer = readFileSync(font)
const outlines = opentype.parse(buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + buffer.byteLength))

/** Wide and narrow characters are pulled a little towards one height, so that all pieces look equally large. */
const pieceScale = (box) => 59 / (0.55 * Math.max(box.x2 - box.x1, box.y2 - box.y1) + 0.45 * 930)

const pathData = (commands, dx, dy) => {
  let at = ''
  return commands
    .map((command) => {
      const pairs = [
        [command.x1, command.y1],
        [command.x2, command.y2],
        [command.x, command.y],
      ].filter(([x]) => x !== undefined)
      const text = pairs.map(([x, y]) => `${Math.round(x + dx)} ${Math.round(y + dy)}`).join(' ')
      // The font repeats each corner as a line of no length.
      if (command.type === 'L' && text === at) return ''
      at = text.split(' ').slice(-2).join(' ')
      return command.type + text
    })
    .join('')
}

const outline = (char) => {
  const path = outlines.charToGlyph(char).getPath(0, 0, 1000)
  const box = path.getBoundingBox()
  const d = pathData(path.commands, -(box.x1 + box.x2) / 2, -(box.y1 + box.y2) / 2)
  const scale = PIECES.includes(char) ? ` transform="scale(${pieceScale(box).toFixed(4)})"` : ''
  return `<path id="u${char.codePointAt(0).toString(16)}"${scale} d="${d}"/>`
}

const licence = '<!-- Outlines from LXGW WenKai, SIL Open Font License 1.1, https://github.com/lxgw/LxgwWenKai -->'
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${licence}<defs>\n${[...PIECES, ...PLAIN].map(outline).join('\n')}\n</defs></svg>\n`
writeFileSync(new URL('../src/lib/board/glyphs.svg', import.meta.url), sprite)
process.stdout.write(`${PIECES.length + PLAIN.length} outlines, ${sprite.length} bytes\n`)
