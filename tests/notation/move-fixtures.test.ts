import { describe, expect, test } from 'vitest'
import { canonicalText } from '../../src/lib/notation/move-alphabet'
import {
  formatIccs,
  formatMove,
  type Line,
  type MoveStyle,
  parseMove,
  readMovetext,
  type Script,
  SCRIPTS,
  START_FEN,
  writeMovetext,
} from '../../src/lib/notation'
import { board, move } from '../fixtures/boards'
import { rowsOf } from '../fixtures/rows'

interface MoveRow {
  readonly fen: string
  readonly move: string
  readonly chinese?: string
  readonly wxf?: string
}
interface GameRow {
  readonly from_notation: string
  readonly from: string
  readonly to_notation: string
  readonly to: string
}
interface RejectRow {
  readonly fen: string
  readonly text: string
}

const read = (fen: string, text: string): string => {
  const found = parseMove(board(fen), text)
  return found.ok ? formatIccs(found.value) : found.error.code
}

describe('texts of single moves', () => {
  const rows = rowsOf<MoveRow>('notation/moves')

  test.each(rows)('$fen $move: $chinese $wxf', (row) => {
    for (const text of [row.chinese, row.wxf]) if (text !== undefined) expect(read(row.fen, text)).toBe(row.move)
    if (row.wxf !== undefined) expect(formatMove(board(row.fen), move(row.move), 'wxf', 'hans')).toBe(row.wxf)
  })

  test.each(rows)('$fen $move: from each text to every form and back', (row) => {
    const position = board(row.fen)
    for (const text of [row.move, row.chinese, row.wxf]) {
      const found = text === undefined ? undefined : parseMove(position, text)
      if (!found) continue
      if (!found.ok) throw new Error(found.error.code)
      for (const style of ['chinese', 'wxf', 'iccs'] as const)
        for (const script of SCRIPTS)
          expect(read(row.fen, formatMove(position, found.value, style, script))).toBe(row.move)
    }
  })

  test('Chinese is written as printed, but for habits that are only read here', () => {
    const others = rows.flatMap((row) => {
      const written = formatMove(board(row.fen), move(row.move), 'chinese', 'hant')
      return row.chinese === undefined || canonicalText(row.chinese.normalize('NFKC')) === canonicalText(written)
        ? []
        : [`${row.chinese} ${written}`]
    })
    expect(others).toEqual([
      '前兵平四 一兵平四',
      '前兵進一 一兵進一',
      '一卒平5 前4平5',
      '二兵平二 後一平二',
      '後兵平六 四兵平六',
      '三兵平四 前三平四',
      '前相退5 相七退五',
      '前士退5 仕六退五',
    ])
  })
})

const FORMS: Readonly<Record<string, readonly [MoveStyle, Script]>> = {
  UCCI: ['iccs', 'hans'],
  English: ['wxf', 'hans'],
  SimplifiedChinese: ['chinese', 'hans'],
  TraditionalChinese: ['chinese', 'hant'],
}
const formOf = (notation: string): readonly [MoveStyle, Script] => {
  const form = FORMS[notation]
  if (!form) throw new Error(notation)
  return form
}

const EVERY_FORM = [...Object.values(FORMS), ...SCRIPTS.map((script) => ['chinese-short', script] as const)]

const gameOf = (text: string): Line => {
  const read = readMovetext(undefined, text)
  if (!read.ok) throw new Error(`${text}: ${read.error.code} ${read.error.column}`)
  return read.value.main
}
const written = (line: Line, ...form: readonly [MoveStyle, Script]): string =>
  writeMovetext(board(START_FEN), line, ...form)

const withoutNumbers = (text: string): string => text.replaceAll(/(?<=^| )\d+\.? /g, '')

/** A printed game's moves as they are written here: in half widths, and in WXF with H and E for both sides. */
function movesOf(text: string, notation: string): string {
  const plain = withoutNumbers(text.normalize('NFKC'))
  return notation === 'English' ? plain.toUpperCase().replaceAll('N', 'H').replaceAll('B', 'E') : plain
}

describe.each(rowsOf<GameRow>('notation/games'))('a game in $from_notation and $to_notation', (row) => {
  test('each is written as the other', () => {
    for (const [from, to, notation] of [
      [row.from, row.to, row.to_notation],
      [row.to, row.from, row.from_notation],
    ] as const) {
      expect(withoutNumbers(written(gameOf(from), ...formOf(notation)))).toBe(movesOf(to, notation))
    }
  })

  test('every form of it is read as the same moves', () => {
    const game = gameOf(row.from)
    expect(gameOf(row.to)).toEqual(game)
    for (const form of EVERY_FORM) expect(gameOf(written(game, ...form))).toEqual(game)
  })
})

test('texts that must be refused', () => {
  const answers = rowsOf<RejectRow>('notation/reject').map(({ fen, text }) => {
    const found = parseMove(board(fen === 'start' ? START_FEN : fen), text)
    if (found.ok) return `${text} ${formatIccs(found.value)}`
    const { error } = found
    if (error.code === 'ambiguous') return `${text} ${error.code} ${error.candidates.map(formatIccs).join(' ')}`
    return error.code === 'illegal' ? `${text} ${error.reasons[0].code}` : `${text} ${error.code}`
  })
  expect(answers).toEqual([
    '我走炮二平五 unreadable',
    'H0-H1 not-its-move',
    '兵九退一 soldier-backward',
    '帅五进九 not-its-move',
    '炮二平十 unreadable',
    '炮二上五 unreadable',
    '中车平八 no-such-move',
    '前马进三 no-such-move',
    '车九平八 ambiguous a2b2 a4b4',
    '前兵进一 ambiguous a6a7 c6c7',
  ])
})
