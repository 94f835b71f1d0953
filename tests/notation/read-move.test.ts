import { describe, expect, test } from 'vitest'
import { formatIccs, formatPoint, parseMove, START_FEN } from '../../src/lib/notation'
import { board } from '../fixtures/boards'

const answer = (fen: string, text: string): string => {
  const found = parseMove(board(fen), text)
  if (found.ok) return formatIccs(found.value)
  const { error } = found
  if (error.code === 'ambiguous') return `ambiguous ${error.candidates.map(formatIccs).join(' ')}`
  if (error.code !== 'illegal') return error.code
  const reasons = error.reasons.map(({ code, causes }) => [code, ...causes.map(formatPoint)].join(' '))
  return `illegal ${formatIccs(error.move)} ${reasons.join(', ')}`
}

const readsAs = (fen: string, move: string, texts: string): void => {
  for (const text of texts.split('|')) expect([text, answer(fen, text)]).toEqual([text, move])
}

describe('one move, many hands', () => {
  test('scripts, widths, numerals, blanks and letters', () => {
    readsAs(
      START_FEN,
      'h2e2',
      '炮二平五|砲2平5|包二平5|炮２平５|炮 二 平 五|C2=5|c2=5|C2.5|C２＝５|炮2=5|h2e2|H2-E2|h2 e2',
    )
    readsAs(START_FEN, 'b0c2', '马八进七|馬8進7|傌八進七|H8+7|n8+7|N8+7|马8+7|b0c2')
    readsAs(START_FEN, 'c0e2', '相七进五|象7進5|E7+5|B7+5|b7+5')
    readsAs(START_FEN, 'e0e1', '帅五进一|帥五進一|将5进1|將5进1|K5+1|G5+1')
    readsAs(START_FEN, 'a0a2', '车九进二|俥九進二|車9進2|R9+2')
    readsAs(START_FEN, 'd0e1', '仕六进五|士6進5|A6+5')
    readsAs(START_FEN, 'a3a4', '兵九进一|卒九进一|P9+1')
  })

  test('front and rear', () => {
    const chariots = '5k3/9/9/9/9/R8/9/R8/9/4K4 w'
    readsAs(chariots, 'a4b4', '前车平八|車前平8|前車九平八|R+=8|+R=8|r+.8|+r.8|R+.8')
    readsAs(chariots, 'a2b2', '后车平八|後車平八|后俥平8|R-=8|-R=8|R-.8')
    readsAs(chariots, 'a2a3', '后车进一|R-+1')
  })

  test('advisors and elephants with and without front and rear', () => {
    readsAs('3k5/9/9/9/9/2B6/9/9/9/2B1K4 w', 'c4e2', '相七退五|前相退五|前相退5|E7-5|E+-5')
    readsAs('3k5/9/9/9/9/2B6/9/9/9/2B1K4 w', 'c0e2', '相七进五|后相进五|E7+5|E-+5')
  })

  test('soldiers: ordinals, crowded files, WXF numbers', () => {
    const three = '5k3/9/2P6/9/2P6/9/2P6/9/9/4K4 w'
    readsAs(three, 'c5d5', '中兵平六|二兵平六|27=6')
    readsAs(three, 'c7d7', '前兵平六|一兵平六|17=6|兵前平六')
    const five = '4k4/9/4P4/4P4/4P4/4P4/4P4/9/9/4K4 w'
    readsAs(five, 'e6f6', '二兵平四|25=4')
    readsAs(five, 'e7f7', '一兵平四|前兵平四|15=4')
    readsAs(five, 'illegal e3e4 own-piece e4', '五兵进一|后兵进一|55+1')
    const two = '4k4/3P1P3/4P4/3P1P3/9/9/9/9/9/5K3 w'
    readsAs(two, 'd8c8', '前六平七|三兵平七|16=7')
    readsAs(two, 'f6g6', '后四平三|後四平三|二兵平三|24=3')
    readsAs('4k4/9/9/2P6/9/2P6/9/9/9/5K3 w', 'c6c7', '前兵进一|P++1|前七进一|17+1')
  })
})

describe('what names no single legal move', () => {
  test('a move that is not legal comes with its reasons', () => {
    expect(answer(START_FEN, '马八进六')).toBe('illegal b0d1 horse-leg c0')
    expect(answer(START_FEN, '车九进三')).toBe('illegal a0a3 own-piece a3')
    expect(answer(START_FEN, '车九进四')).toBe('illegal a0a4 path-blocked a3')
    expect(answer(START_FEN, '炮八进六')).toBe('illegal b2b8 path-blocked b7')
    expect(answer(START_FEN, '兵五平四')).toBe('illegal e3f3 soldier-sideways')
    expect(answer(START_FEN, '帅五平六')).toBe('illegal e0d0 own-piece d0')
    expect(answer(START_FEN, 'h9g7')).toBe('illegal h9g7 not-your-turn h9')
    expect(answer(START_FEN, 'e5e6')).toBe('illegal e5e6 no-piece')
    expect(answer(START_FEN, 'e0e0')).toBe('illegal e0e0 not-its-move')
  })

  test('of two elephants on a file, the one that could step so is meant', () => {
    expect(answer('3k5/9/9/9/9/2B6/9/9/3P5/2B1K4 w', '相七进五')).toBe('illegal c0e2 elephant-eye d1')
    expect(answer('3k5/9/9/9/9/2B6/9/9/9/2B1K4 w', '前相进五')).toBe('illegal c4e6 across-river')
  })

  test('one legal move is the answer even if another piece could be meant on an empty board', () => {
    expect(answer('5k3/9/9/9/9/R8/9/R8/9/4K4 w', '车九进四')).toBe('a4a8')
    expect(answer('5k3/9/9/P1P6/P1P6/9/9/9/9/4K4 w', '后兵平八')).toBe('ambiguous a5b5 c5b5')
  })

  test('the short record', () => {
    expect(answer(START_FEN, '炮25')).toBe('h2e2')
    expect(answer(START_FEN, '馬87')).toBe('b0c2')
    expect(answer(START_FEN, '炮22')).toBe('h2h4')
    expect(answer(START_FEN, '炮21')).toBe('ambiguous h2h1 h2h3 h2i2')
    expect(answer('5k3/9/9/9/9/R8/9/R8/9/4K4 w', '前车4')).toBe('ambiguous a4a8 a4f4')
  })

  test('no such move, or no move text', () => {
    expect(answer(START_FEN, '马八进五')).toBe('no-such-move')
    expect(answer(START_FEN, '炮三平五')).toBe('no-such-move')
    expect(answer(START_FEN, '相三平五')).toBe('no-such-move')
    expect(answer('9/9/9/9/9/9/9/9/9/9 w', '车一平二')).toBe('no-such-move')
    for (const text of ['', ' ', '炮', '平', '炮二平', 'hello', 'h2', 'h2e', 'j2e2', 'h10h9', 'C+5', '炮二平五!', '💥'])
      expect([text, answer(START_FEN, text)]).toEqual([text, 'unreadable'])
  })

  test('a megabyte is refused at once', () => {
    expect(answer(START_FEN, '炮二平五'.padEnd(1_000_000))).toBe('unreadable')
    expect(answer(START_FEN, 'ﷺ'.repeat(32))).toBe('unreadable')
  })
})
