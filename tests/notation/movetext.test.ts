import { describe, expect, test } from 'vitest'
import {
  formatFen,
  formatIccs,
  type Line,
  type Movetext,
  type MovetextError,
  MOVETEXT_MAX,
  readMovetext,
  START_FEN,
} from '../../src/lib/notation'
import { type Position } from '../../src/lib/rules'
import { board } from '../fixtures/boards'

const BLACK_FIRST = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 0 1'
const BARE = '4k4/9/9/9/9/9/9/9/9/3K5 b - - 0 1'

const game = (text: string, start?: Position): Movetext => {
  const read = readMovetext(start, text)
  if (!read.ok) throw new Error(`${text}: ${read.error.code} ${read.error.column}`)
  return read.value
}
/** A line in one string: moves, then their marks, comments and variations in brackets. */
const shown = (line: Line): string =>
  [
    ...line.comments.map((comment) => `{${comment}}`),
    ...line.moves.map(({ move, marks, comments, variations }) =>
      [
        formatIccs(move) + marks.map((mark) => `$${mark}`).join(''),
        ...comments.map((comment) => `{${comment}}`),
        ...variations.map((variation) => `(${shown(variation)})`),
      ].join(' '),
    ),
    ...(line.result === undefined ? [] : [line.result]),
  ].join(' ')
const main = (text: string, start?: Position): string => shown(game(text, start).main)

const FOUR = 'h2e2 h9g7 h0g2 i9h9'

describe('the same four moves', () => {
  test.each([
    '1. 炮二平五 马8进7 2. 马二进三 车9平8',
    '1.炮二平五 马8进7 2.马二进三 车9平8',
    '1 炮二平五 马8进7 2 马二进三 车9平8',
    '1) 炮二平五 马8进7 2)马二进三 车9平8',
    '1、炮二平五，马8进7；2、马二进三，车9平8。',
    '１．炮二平五　馬８進７　２．馬二進三　車９平８',
    '第1回合 炮二平五 马8进7 第2回合：马二进三 车9平8',
    '第一回合 炮二平五 马8进7\n第二回合 马二进三 车9平8',
    '一、炮二平五 马8进7 二、马二进三 车9平8',
    '(1) 炮二平五 马8进7 （２）马二进三 车9平8',
    '①炮二平五 马8进7 ②马二进三 车9平8',
    '炮二平五马8进7马二进三车9平8',
    '1.炮二平五马8进7 2.马二进三车9平8',
    '1炮二平五 马8进7 2马二进三 车9平8',
    '| 1 | 炮二平五 | 马8进7 |\r\n| 2 | 马二进三 | 车9平8 |\r\n',
    '1. C2.5 H8+7 2. H2+3 R9.8',
    '1. C2.5 2. H8+7 3. H2+3 4. R9.8',
    '1. C2.5 h8+7 2. H2+3 r9.8',
    '1.C2=5 N8+7 2.N2+3 R9=8',
    '1. h2e2 h9g7 2. h0g2 i9h9',
    '1. H2-E2 H9-G7 2. H0-G2 I9-H9',
    'h2e2,h9g7,h0g2,i9h9',
    '1. C2=5+ H8+7+ 2. H2+3 R9=8#',
    '炮25 马87 马23 车98',
    '1. 炮二平五 h9g7 2. H2+3 车98',
    '1. C2=5 1... H8+7 2. H2+3 2... R9=8',
    '1. C2=5 1. … H8+7 2. H2+3 2.… R9=8',
    '1. 炮二平五 ……马8进7 2. 马二进三 —— 车9平8',
    '1. 炮二平五 马8进7 …… 2. 马二进三 车9平8',
    // Numbers are for the eye.
    '7. 炮二平五 马8进7 7. 马二进三 2. 车9平8',
    '1. 炮二平五 2. 马8进7 3. 马二进三 4. 车9平8',
    '\uFEFF% kept by another program\n1. 炮二平五 马8进7 2. 马二进三 车9平8',
  ])('%j', (text) => {
    expect(main(text)).toBe(FOUR)
  })
})

describe('what is said of moves', () => {
  test.each([
    ['{当头炮} C2=5 {中路} ; 屏风马\nH8+7', '{当头炮} h2e2 {中路} {屏风马} h9g7'],
    ['C2=5 {two\r\nlines} H8+7 ｛又｝', 'h2e2 {two\nlines} h9g7 {又}'],
    ['C2=5 {; ( [ 1-0} { } H8+7', 'h2e2 {; ( [ 1-0} h9g7'],
    ['C2=5! H8+7?! H2+3！？ R9=8 ?? $14 $140', 'h2e2$1 h9g7$6 h0g2$5 i9h9$4$14$140'],
    ['C2=5!!! H8+7', 'h2e2$3 h9g7'],
  ])('%j', (text, expected) => {
    expect(main(text)).toBe(expected)
  })

  test('a variation takes the place of the move before it, and may hold another', () => {
    const text = '1. C2=5 H8+7 (1... H2+3 2. H2+3 (2. P3+1 P7+1) {quiet}) (1... C8=5) 2. H2+3 (2. P7+1)'
    expect(main(text)).toBe('h2e2 h9g7 (b9c7 h0g2 {quiet} (g3g4 g6g5)) (h7e7) h0g2 (c3c4)')
  })

  test('half-width brackets without a move are no variation', () => {
    expect(main('C2=5 (0:03) H8+7 ({slow} 1...) ()')).toBe('h2e2 h9g7 {slow}')
    expect(main('C2=5 (C8=5 ({odd})) H8+7')).toBe('h2e2 (b2e2 {odd}) h9g7')
  })

  test('full-width brackets hold a variation where they begin with a move, else a comment', () => {
    expect(main('炮二平五（中炮）马8进7（1…马2进3，马二进三）')).toBe('h2e2 {中炮} h9g7 (b9c7 h0g2)')
    expect(main('炮二平五 马8进7 （炮8平5（顺炮）） 马二进三')).toBe('h2e2 h9g7 (h7e7 {顺炮}) h0g2')
    expect(main('炮二平五（炮八平五也可以（常见））马8进7')).toBe('h2e2 {炮八平五也可以（常见）} h9g7')
    expect(main('炮二平五（炮八平五（常见））马8进7')).toBe('h2e2 (b2e2 {常见}) h9g7')
    expect(main('炮二平五（马八进七)')).toBe('h2e2 (b0c2)')
    expect(main('炮二平五（）')).toBe('h2e2')
  })
})

test.each([
  ['1-0', '1-0 １－０ 1:0 红胜 红方胜 紅勝 紅方勝 黑负'],
  ['0-1', '0-1 0–1 黑胜 黑方胜 黑勝 黑方勝 红方负'],
  ['1/2-1/2', '1/2-1/2 ½-½ 和棋 和局 和 双方和'],
  ['*', '* ＊'],
])('the result %s', (result, marks) => {
  for (const mark of marks.split(' ')) {
    expect([mark, game(`炮二平五 ${mark}`).main.result]).toEqual([mark, result])
    expect([mark, game(`[Result "${mark}"] 炮二平五`).main.result]).toEqual([mark, result])
    expect([mark, main(`炮二平五 ${mark} {end}`)]).toEqual([mark, `h2e2 {end} ${result}`])
  }
})

describe('headers and the start', () => {
  test('tags stand before the moves and keep their order', () => {
    const { tags, main } = game('[Event "全国\\"个人\\\\赛"]\n[红方 "胡荣华"] {c}\n[Result "1-0"]\n\nC2=5 0-1')
    expect(tags).toEqual([
      { name: 'Event', value: '全国"个人\\赛' },
      { name: '红方', value: '胡荣华' },
      { name: 'Result', value: '1-0' },
    ])
    expect(main.result).toBe('0-1')
    expect(game('[Result "?"]').main.result).toBeUndefined()
  })

  test('the given position, else the tag FEN, else the initial position', () => {
    expect(formatFen(game('').start)).toBe(START_FEN)
    expect(formatFen(game(`[fen "${BARE}"] 1... 将5进1`).start)).toBe(BARE)
    expect(formatFen(game(`[FEN "${BARE}"] 马8进7`, board(BLACK_FIRST)).start)).toBe(BLACK_FIRST)
    expect(formatFen(game('[FEN "nonsense"]', board(BARE)).start)).toBe(BARE)
  })

  test('where Black moves first, with dots, without, or with a plain number', () => {
    for (const text of ['1... 马8进7 2. 马二进三', '1. …… 马8进7 2. 马二进三', '马8进7 马二进三', '1. 马8进7 马二进三'])
      expect([text, main(text, board(BLACK_FIRST))]).toEqual([text, 'h9g7 h0g2'])
  })
})

const fault = (text: string, start?: Position): string => {
  const read = readMovetext(start, text)
  if (read.ok) return shown(read.value.main)
  const { line, column, code } = read.error
  return [`${line}:${column}`, code, ...told(read.error)].join(' ')
}
const told = (error: MovetextError): (string | number)[] => {
  if (error.code === 'move') return [error.text, error.error.code]
  if (error.code === 'fen') return [error.error.code]
  return ['max' in error ? error.max : error.text]
}

describe('the first fault and its place', () => {
  test.each([
    ['1. 炮二平五 马8进9\n\n 2. 炮五进五', '3:5 move 炮五进五 illegal'],
    ['{💥💥} 马八进五', '1:6 move 马八进五 no-such-move'],
    ['{a\rb} 炮21', '2:4 move 炮21 ambiguous'],
    ['炮二平五 hello', '1:6 move hello unreadable'],
    ['炮二平五呀', '1:5 move 呀 unreadable'],
    ['炮二平十', '1:1 move 炮二平十 unreadable'],
    ['C2=55', '1:1 move C2=55 unreadable'],
    ['炮 二 平 五', '1:1 move 炮 unreadable'],
    ['C2=5 (H2+3 H2+3', '1:6 record-not-closed ('],
    ['C2=5 （H2+3', '1:6 record-not-closed （'],
    ['C2=5 （好', '1:6 record-not-closed （'],
    ['C2=5\n{never', '2:1 record-not-closed {'],
    ['C2=5 ｛never}', '1:6 record-not-closed ｛'],
    ['C2=5 )', '1:6 record-not-open )'],
    ['C2=5 {a} b}', '1:10 move b unreadable'],
    ['C2=5 }', '1:6 record-not-open }'],
    ['{c} (C2=5)', '1:5 record-nothing-before ('],
    ['C2=5 ((H2+3))', '1:7 record-nothing-before ('],
    ['C2=5 (1-0) H8+7', '1:6 record-nothing-before ('],
    ['?! C2=5', '1:1 record-nothing-before ?!'],
    ['C2=5 1-0 H8+7', '1:10 record-after-result H8+7'],
    ['C2=5 和棋 黑胜', '1:9 record-after-result 黑胜'],
    ['C2=5 (C8=5 *) 红胜 (C8=5)', '1:18 record-after-result ('],
    ['C2=5 * [Event "next"]', '1:8 record-after-result [Event "next"]'],
    ['C2=5 [Event "late"]', '1:6 record-tag [Event "late"]'],
    ['[Event "open]\nC2=5', '1:1 record-tag ['],
    [' [FEN "9/9 w"]', '1:2 fen fen-rank-count'],
    ['1... 马8进7', '1:2 record-dots ...'],
    ['1. 炮二平五 马8进7 2. …… 车9平8', '1:17 record-dots ……'],
    ['1. 炮二平五 …… 2. 马二进三', '1:12 record-reply-missing 2.'],
    ['1. 炮二平五 2. 马二进三 马8进7', '1:9 record-reply-missing 2.'],
    ['1. C2=5 2. H2+3 H8+7', '1:9 record-reply-missing 2.'],
    ['C2=5 $', '1:6 move $ unreadable'],
    ['C2=5 $1234', '1:6 move $ unreadable'],
    [`${'C2=5 (C8=5 '.repeat(1)}${'(C2=5 '.repeat(20)}`, '1:102 record-too-deep 16'],
    ['C2=5'.padEnd(MOVETEXT_MAX + 1), `1:1 record-too-long ${MOVETEXT_MAX}`],
  ])('%j', (text, expected) => {
    expect(fault(text)).toBe(expected)
  })

  test('sixteen variations in variations are read', () => {
    expect(fault(`C2=5 ${'(C8=5 '.repeat(16)}${')'.repeat(16)}`)).toMatch(/^h2e2 \(b2e2/)
  })
})
