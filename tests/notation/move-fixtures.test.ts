import { describe, expect, test } from 'vitest'
import { canonicalText } from '../../src/lib/notation/move-alphabet'
import { formatIccs, formatMove, type MoveStyle, parseMove, type Script, START_FEN } from '../../src/lib/notation'
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

const STYLES: Readonly<Record<string, readonly [MoveStyle, Script]>> = {
  UCCI: ['iccs', 'hans'],
  English: ['wxf', 'hans'],
  SimplifiedChinese: ['chinese', 'hans'],
  TraditionalChinese: ['chinese', 'hant'],
}
const textsOf = (game: string): string[] => game.split(/\s+/).filter((text) => !/^\d+$/.test(text))
const sameWidth = (notation: string, text: string): string =>
  notation === 'English' ? canonicalText(text.normalize('NFKC')) : text.normalize('NFKC')

test.each(rowsOf<GameRow>('notation/games'))('a game from $from_notation to $to_notation', (row) => {
  const from = textsOf(row.from)
  const to = textsOf(row.to)
  expect(from.length).toBe(to.length)
  let position = board(START_FEN)
  from.forEach((text, i) => {
    const found = parseMove(position, text)
    if (!found.ok) throw new Error(`${text}: ${found.error.code}`)
    expect(parseMove(position, to[i] ?? '')).toEqual(found)
    for (const [notation, printed] of [
      [row.from_notation, text],
      [row.to_notation, to[i] ?? ''],
    ] as const) {
      const written = formatMove(position, found.value, ...(STYLES[notation] ?? (['iccs', 'hans'] as const)))
      expect(sameWidth(notation, written)).toBe(sameWidth(notation, printed))
    }
    position = position.play(found.value)
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
