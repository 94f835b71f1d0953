import { describe, expect, test, vi } from 'vitest'
import { compile } from '../../src/lib/lesson'

vi.setConfig({ testTimeout: 60_000 })

const HEAD = '---\nid: a\ntitle: A\n---\n\n## b\n'

/** Every address that the page would get from the lesson. */
function addresses(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(addresses)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    (key === 'href' || key === 'src') && typeof inner === 'string' ? [inner] : addresses(inner),
  )
}

const SCHEMES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'file:///etc/passwd',
  'blob:https://a.b/c',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u00a0javascript:alert(1)',
  '\u200bjavascript:alert(1)',
  'javascript\u202e:alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;avascript&colon;alert(1)',
  'java&Tab;script:alert(1)',
  'java&NewLine;script&#58;alert(1)',
  '%6Aavascript:alert(1)',
  'javascript%3Aalert(1)',
  'java\\script:alert(1)',
  '//evil.example/a',
  '\\\\evil.example\\a',
  '/\\evil.example',
  'https:evil.example',
]

const FORMS: readonly (readonly [name: string, of: (url: string) => string])[] = [
  ['a link', (url) => `[a](${url})`],
  ['a link in brackets', (url) => `[a](<${url}>)`],
  ['a link with a title', (url) => `[a](${url} "b")`],
  ['a definition', (url) => `[a][x]\n\n[x]: ${url}`],
  ['a definition in brackets', (url) => `[a]\n\n[a]: <${url}>`],
  ['an autolink', (url) => `<${url}>`],
  ['an image', (url) => `![a](${url})`],
  ['an image in brackets', (url) => `![a](<${url}>)`],
  ['an image by definition', (url) => `![a][x]\n\n[x]: <${url}>`],
  ['a link in an option', (url) => `<!-- id: q -->\n- [x] [a](<${url}>)\n- [ ] b`],
  ['a link in a table', (url) => `|[a](<${url}>)|\n|-|`],
  ['a link in a block', (url) => `\`\`\`xiangqi\nposition: start\nexplain: [a](<${url}>)\n\`\`\``],
]

describe('no address runs anything or leads past http', () => {
  test.each(FORMS)('%s', (_, form) => {
    for (const url of SCHEMES) {
      const { lesson } = compile(HEAD + form(url))
      for (const address of addresses(lesson)) {
        // As a browser reads an address on a page of ours: what is not http would run or leave.
        const { protocol, host } = new URL(address, 'https://ours.example/lesson/a/')
        expect([url, address, protocol]).toEqual([url, address, 'https:'])
        expect([url, address, ['ours.example', 'evil.example'].includes(host)]).toEqual([url, address, true])
        if (host === 'evil.example') expect([url, address]).toEqual([url, expect.stringMatching(/^https:/)])
      }
    }
  })

  test('but an honest one stays', () => {
    const { lesson, problems } = compile(`${HEAD}[a](https://b.example/c?d=e#f) <http://b.example/> ![g](h/i.png)\n`)
    expect(problems).toEqual([])
    expect(addresses(lesson)).toEqual(['https://b.example/c?d=e#f', 'http://b.example/', 'h/i.png'])
  })
})

describe('floods are compiled or refused in time', () => {
  const kB = (unit: string): string => unit.repeat(Math.floor((63 * 1024) / Buffer.byteLength(unit)))
  const board = (lines: string): string => `${HEAD}\`\`\`xiangqi\nposition: start\n${lines}\n\`\`\`\n`
  test.each<[string, string]>([
    ['backquotes', HEAD + kB('`')],
    ['backquotes of every length', HEAD + Array.from({ length: 300 }, (_, i) => '`'.repeat(i + 1)).join(' ')],
    ['fences never closed', HEAD + kB('```\n\n~~~\n')],
    ['ten thousand steps', HEAD + '## a\n'.repeat(10_000)],
    ['quotes', HEAD + kB('>')],
    ['lists', HEAD + kB('- ')],
    ['a FEN of a million signs', board(`position: ${'9/'.repeat(500_000)} w`)],
    ['a FEN of one line', board(`position: ${'9/'.repeat(990)} w`)],
    ['HTML', HEAD + kB('<script>alert(1)</script>\n\n')],
    ['comments', HEAD + kB('<!-- a -->\n')],
    ['broken bytes', HEAD + kB('\uFFFD')],
    ['lone surrogates', HEAD + kB('\uD800')],
    ['a YAML bomb', `---\na: &a [x,x]\nb: &b [*a,*a]\nc: &c [*b,*b]\nd: [*c,*c]\nid: *d\ntitle: T\n---\n\n## b\n`],
    ['YAML brackets', `---\nid: ${'['.repeat(1900)}\n---\n\n## b\n`],
    ['right to left', HEAD + kB('\u202e\u2067')],
    ['null bytes', HEAD + kB('\u0000')],
    ['emphasis', HEAD + kB('*')],
    ['emphasis in lines', HEAD + kB('*a **b _c \n')],
    ['emphasis in paragraphs', HEAD + kB('*a_ **b\n\n')],
    ['tables', HEAD + kB('|a|b|\n|-|-|\n')],
    ['table cells', HEAD + kB('|')],
    ['brackets', HEAD + kB('[')],
    ['brackets in paragraphs', HEAD + kB('[[[[\n\n')],
    ['images', HEAD + kB('![](')],
    ['entities', HEAD + kB('&amp;')],
    ['open variations', board(`task: line\nmoves: h2e2 ${'('.repeat(1900)}`)],
    ['variations in lines', board(`task: line\nmoves: h2e2\n${`  ${'(h2e2 '.repeat(300)}\n`.repeat(34)}`)],
    ['comments in moves', board(`task: line\nmoves: h2e2\n${`  ${'{'.repeat(1900)}\n`.repeat(33)}`)],
  ])('%s', (_, text) => {
    const start = process.cpuUsage()
    const { lesson, problems } = compile(text)
    const { user, system } = process.cpuUsage(start)
    // A second on a quiet machine; this one may be busy.
    expect((user + system) / 1000).toBeLessThan(3000)
    expect(lesson !== undefined || problems.length === 1).toBe(true)
    expect(JSON.stringify(lesson ?? '')).not.toContain('<script')
  })
})
