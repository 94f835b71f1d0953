import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { checkDrills } from '../../src/cli/drills-check'
import { runDrills } from '../../src/cli/drills-command'
import { likenessOf } from '../../src/cli/drills-likeness'
import { formatCollection, formatDrill, parseDrill } from '../../src/lib/drill/collection'
import { type Draft, type Drill, PATTERNS } from '../../src/lib/drill/types'
import { viewDrill, VIEWS } from '../../src/lib/drill/view'

vi.setConfig({ testTimeout: 120_000 })

const FOLDER = 'src/lib/drill/collections'
const linesOf = (text: string): string[] => text.split('\n').filter(Boolean)
const make = (...args: readonly string[]): string[] => linesOf(runDrills(['make', ...args]).output)

function fileWith(text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'drills-')), 'some.txt')
  writeFileSync(path, text)
  return path
}

describe('make', () => {
  test('as many as asked, at the level, and the same again', () => {
    const made = make('mate-1', '--level', '3', '--seed', '7', '--count', '4')
    const drills = made.map(parseDrill).flatMap((read) => (read.ok ? [read.value] : []))
    expect(drills.map(({ kind, length, level }) => [kind, length, level])).toEqual(made.map(() => ['mate', 1, 3]))
    expect(made).toHaveLength(4)
    expect(make('mate-1', '--level', '3', '--seed', '7', '--count', '4')).toEqual(made)
    expect(make('mate-1', '--level', '3', '--seed', '8', '--count', '4')).not.toEqual(made)
  })

  test('the drill that a seed made once it makes on every machine', () => {
    expect(make('mate-1', '--level', '2', '--seed', '5')).toEqual([
      'mate 1 - - 2 e8e9,e8f8,f5f8 5k3/4Rr3/4P4/4C4/5R3/9/9/3K5/9/9 w',
    ])
    expect(make('stalemate-2', '--level', '1', '--seed', '5')).toEqual([
      'stalemate 2 - - 1 f6e6,f6f7 9/3PP4/4k4/5P3/9/9/9/9/9/3Kn4 w',
    ])
  })

  test('a kind alone is asked in all its lengths', () => {
    const lengths = make('stalemate', '--count', '4').map((line) => line.split(' ')[1])
    expect(lengths).toEqual(['1', '2', '1', '2'])
  })

  test('with a name, and as JSON with its id', () => {
    const [line = ''] = make('mate-1', '--level', '2', '--pattern', 'double-cannon', '--json')
    const drill = JSON.parse(line) as Drill
    expect(drill).toMatchObject({ kind: 'mate', length: 1, pattern: 'double-cannon', level: 2 })
    expect(parseDrill(formatDrill(drill))).toEqual({ ok: true, value: drill })
  })

  test.each([
    ['make'],
    ['make', 'checkmate'],
    ['make', 'mate-4'],
    ['make', 'mate-1', '--level', '6'],
    ['make', 'mate-1', '--seed', '-1'],
    ['make', 'mate-1', '--count', 'many'],
    ['make', 'stalemate-1', '--pattern', 'double-cannon'],
    ['make', 'mate-1', '--pattern', 'cannon'],
    ['make', 'mate-1', '--fast'],
    ['check', '--fast'],
    ['show'],
    [],
  ])('what cannot be meant is not understood: %s %s %s %s', (...args) => {
    expect(runDrills(args).code).toBe(2)
  })
})

describe('check', () => {
  const [first = '', second = ''] = linesOf(readFileSync(`${FOLDER}/mate-1.txt`, 'utf8'))

  test('a collection without faults, counted', () => {
    const { code, output } = checkDrills([fileWith(`${first}\n${second}\n`)])
    expect(code).toBe(0)
    expect(output).toMatch(/^mate-1 +2 /m)
    expect(output).toMatch(/^faults 0$/m)
  })

  test.each([
    ['answers', first.replace(/[a-i]\d[a-i]\d/, 'a0a1')],
    ['line-fields', 'mate 1'],
    ['line-fen', first.replace(' w', ' x')],
  ])('a broken promise is told with file and line: %s', (code, line) => {
    const path = fileWith(`${second}\n${line}\n`)
    const checked = checkDrills([path])
    expect(checked.code).toBe(1)
    expect(checked.output).toContain(`${path}:2 ${code}`)
  })

  test('the same in the mirror, or in the other colour, is a duplicate', () => {
    const read = parseDrill(first)
    const seen = read.ok ? VIEWS.map((view) => formatDrill(viewDrill(read.value, view))) : []
    const path = fileWith(`${seen.join('\n')}\n`)
    const { output } = checkDrills([path])
    expect(linesOf(output).filter((line) => line.endsWith(' duplicate'))).toHaveLength(3)
    expect(linesOf(output).filter((line) => line.endsWith(' near-duplicate'))).toHaveLength(2)
  })

  test('a file that is not there', () => {
    expect(checkDrills(['nowhere.txt'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('file-unreadable') as string,
    })
  })
})

test('boards look alike by their pieces and the point on which it ends', () => {
  const draft: Draft = {
    kind: 'mate',
    fen: '4k4/9/9/9/9/9/9/9/9/R3K4 w - - 0 1',
    answers: ['a0a9'],
    length: 1,
    level: 1,
  }
  const other = { ...draft, fen: '4k4/9/9/9/9/9/9/9/R8/4K4 w - - 0 1', answers: ['a1a9'] }
  expect(likenessOf(other)).toBe(likenessOf(draft))
  expect(likenessOf({ ...draft, answers: ['a0b0'] })).not.toBe(likenessOf(draft))
  expect(likenessOf({ ...draft, kind: 'escape' })).toBe('')
})

test('the shipped collections hold as many as they should', () => {
  const countOf = (start: string): number =>
    ['mate-1', 'mate-2', 'mate-3', 'stalemate']
      .flatMap((name) => linesOf(readFileSync(`${FOLDER}/${name}.txt`, 'utf8')))
      .filter((line) => line.startsWith(start)).length
  expect(countOf('mate ')).toBeGreaterThanOrEqual(400)
  expect(countOf('mate 3')).toBeGreaterThanOrEqual(80)
  expect(countOf('stalemate 1')).toBeGreaterThanOrEqual(80)
  expect(countOf('stalemate 2')).toBeGreaterThanOrEqual(40)
  for (const pattern of PATTERNS)
    expect([1, 2, 3].reduce((sum, n) => sum + countOf(`mate ${n} - ${pattern} `), 0)).toBeGreaterThanOrEqual(12)
})

test('what is made from a seed reads as a sorted collection', () => {
  const made = make('stalemate-1', '--count', '5').map(parseDrill)
  const drills = made.flatMap((read) => (read.ok ? [read.value] : []))
  expect(linesOf(formatCollection(drills))).toEqual(drills.map(formatDrill).sort())
})
