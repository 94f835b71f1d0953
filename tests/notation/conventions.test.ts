import { describe, expect, test } from 'vitest'
import { formatIccs, formatMove, parseMove, START_FEN } from '../../src/lib/notation'
import { board, move } from '../fixtures/boards'

/*
 * The living conventions, each with the move it means: what books, club sheets, Chinese sites, PlayOK and programs write.
 */

const answer = (fen: string, text: string): string => {
  const found = parseMove(board(fen), text)
  if (found.ok) return formatIccs(found.value)
  const { error } = found
  if (error.code === 'ambiguous') return error.candidates.map(formatIccs).join(' ')
  return error.code === 'illegal' ? `${formatIccs(error.move)} ${error.reasons[0].code}` : error.code
}

/** Each row: what it means, and the texts that mean it. */
type Rows = readonly (readonly [means: string, ...texts: string[]])[]
const check = (fen: string, rows: Rows): void => {
  for (const [means, ...texts] of rows)
    for (const text of texts) expect(`${text}: ${answer(fen, text)}`).toBe(`${text}: ${means}`)
}

const START_BLACK = START_FEN.replace(' w ', ' b ')

describe('glyphs, widths, numerals', () => {
  test('every glyph of each role, either numeral set for either side', () => {
    check(START_FEN, [
      ['e0e1', '帅五进一', '帥五進一', '将五进一', '將5进1', '帥５進１', 'K5+1', 'k5+1', 'G5+1'],
      ['d0e1', '仕六进五', '士六進五', '士6进5', 'A6+5', 'a6+5'],
      ['c0e2', '相七进五', '象七進五', '相7进5', 'E7+5', 'B7+5', 'e7+5'],
      ['b0c2', '马八进七', '馬八進七', '傌八進七', '㐷八进七', '馬8進7', 'H8+7', 'N8+7', 'n8+7'],
      ['a0a1', '车九进一', '車九進一', '俥九進一', '伡九进一', '车9进1', 'R9+1', 'r9+1'],
      ['b2e2', '炮八平五', '砲八平五', '包八平五', '礮八平五', '炮8平5', 'C8=5', 'c8.5', 'C8.5'],
      ['c3c4', '兵七进一', '卒七進一', '兵7进1', 'P7+1', 'p7+1'],
    ])
    check(START_BLACK, [
      ['b7e7', '炮2平5', '砲二平五', '包２平５', 'C2=5', 'c2.5'],
      ['h9g7', '马8进7', '馬八進七', 'H8+7', 'h8+7', 'n8+7'],
      ['g9e7', '象7进5', '相七进五', '象７進５', 'E7+5', 'b7+5'],
      ['e9e8', '将5进1', '將五進一', '帅5进1', 'K5+1', 'k5+1'],
    ])
  })

  test('full-width and small signs, dashes, blanks, characters that Unicode holds twice', () => {
    check(START_FEN, [
      [
        'h2e2',
        'Ｃ２＝５',
        'ｃ２．５',
        '炮２平５',
        '炮　二　平　五',
        ' 炮二平五 ',
        'C2﹦5',
        'Ｈ２－Ｅ２',
        'h2→e2',
        'h2—e2',
        'H2 E2',
      ],
      ['b0c2', 'H8﹢7', 'Ｈ８＋７', '馬八進七'],
      ['a0a1', '\uF902九進一', '⾞九進一'],
    ])
    check('4k4/9/9/9/9/7C1/9/9/9/3K5 w', [
      ['h4h2', 'C2-2', 'C2−2', 'C2–2', 'C2—2', 'C2－2', 'C2﹣2', 'C2‑2', '炮二退二'],
    ])
  })

  test('what is no numeral or sign of a move', () => {
    const texts =
      '炮²平⁵ 炮②平⑤ C₂=₅ C2⁼5 H8⁺7 h²e² ㊁ 炮〇平五 炮零平五 炮٢平٥ C٢=٥ 炮十平五 炮贰平伍 炮Ⅱ平Ⅴ C2=5+ C2=5! C10=5'
    for (const text of texts.split(' ')) expect(`${text}: ${answer(START_FEN, text)}`).toBe(`${text}: unreadable`)
  })
})

describe('the short record', () => {
  test('one legal move is the answer, several are all told', () => {
    check(START_FEN, [
      ['h2e2', '炮25', '炮二五', '砲２５', 'C25', 'c25'],
      ['b0c2', '马87', '馬八七', 'H87', 'N87'],
      ['c0e2', '相75'],
      ['b0d1 horse-leg', '马86'],
      ['h2h1 h2h3 h2i2', '炮21', '炮二一'],
      ['b2b4', '炮82'],
      ['no-such-move', '炮35', '马85'],
    ])
    check('4k4/9/9/9/9/R8/9/R8/9/3K5 w', [
      ['a4f4', '前车平四', '车前平四', 'R+=4'],
      ['a4a8 a4f4', '前车4', '车前四'],
      ['a2a1 a2a3 a2i2', '后车1', '後車一'],
    ])
  })
})

describe('two and three of a role on a file', () => {
  const HORSES = '4k4/9/9/4N4/9/9/4N4/9/9/3K5 w'
  test('tandem horses, cannons, chariots', () => {
    check(HORSES, [
      ['e6d4', '前马退六', '马前退六', '前馬退6', '前马五退六', '+H-6', 'H+-6', 'N+-6', 'n+-6'],
      ['e3d5', '后马进六', '後馬進六', '马后进六', 'H-+6', '-H+6', '-n+6'],
      ['e3d5 e6d8', '马五进六', 'H5+6'],
    ])
    check('4k4/9/9/7C1/9/9/9/7C1/9/3K5 w', [
      ['h6e6', '前炮平五', '炮前平五', '前砲平5', 'C+=5', '+C=5', 'C+.5', '+c.5'],
      ['h2h1', '后炮退一', '後包退1', 'C--1', '-C-1'],
    ])
    check('3k5/7r1/9/9/9/9/9/9/7r1/4K4 b', [
      ['h1f1', '前车平6', '前車平六', '车前平6', 'R+=6', '+r.6'],
      ['h8f8', '后车平6', '後俥平6', 'R-=6', '-R=6', 'r-.6'],
    ])
  })

  test('three: 前 中 后, 一 二 三, 17 27 37', () => {
    const cannons = '4k4/9/2C6/9/2C6/9/2C6/9/9/3K5 w'
    check(cannons, [
      ['c7d7', '前炮平六', '一炮平六', 'C+=6', '17=6'],
      ['c5d5', '中炮平六', '二炮平六', '炮中平六', '27=6'],
      ['c3d3', '后炮平六', '三炮平六', 'C-=6', '37=6'],
    ])
  })

  test('advisors and elephants need no front and rear, and may have it', () => {
    check('4k4/9/9/9/9/9/9/5A3/9/3K1A3 w', [
      ['f0e1', '仕四进五', '后仕进五', 'A4+5', 'A-+5'],
      ['f2e1', '仕四退五', '前仕退五', '前士退5', 'A4-5', 'A+-5'],
    ])
  })
})

const TWO_FILES = '3k5/9/3P1P3/9/3P1P3/3P5/9/9/9/4K4 w'

describe('soldiers', () => {
  test('two, three, four and five on a file', () => {
    check('3k5/9/4P4/9/4P4/9/9/9/9/4K4 w', [
      ['e7e8', '前兵进一', '兵前进一', '前兵進1', 'P++1', '+P+1', '15+1', '前五进一', '一五进一'],
      ['e5f5', '后兵平四', '兵后平四', 'P-=4', '25=4', '后五平四'],
    ])
    check('3k5/9/4P4/9/4P4/4P4/4P4/9/9/4K4 w', [
      ['e7f7', '前兵平四', '一兵平四', '15=4', 'P+=4'],
      ['e5f5', '二兵平四', '2兵平4', '25=4'],
      ['e4f4 soldier-sideways', '三兵平四', '35=4'],
      ['e3f3 soldier-sideways', '后兵平四', '四兵平四', '45=4'],
    ])
    check('3k5/4P4/4P4/4P4/4P4/4P4/9/9/9/4K4 w', [
      ['e8f8', '前兵平四', '一兵平四', '15=4'],
      ['e7f7', '二兵平四', '25=4'],
      ['e6f6', '三兵平四', '35=4'],
      ['e5f5', '四兵平四', '45=4'],
      ['e4f4 soldier-sideways', '五兵平四', '后兵平四', '55=4'],
    ])
  })

  test('on two files: the file in place of the role, or 一兵 to 五兵 from the right and the front', () => {
    check(TWO_FILES, [
      ['f7e7', '前四平五', '前4平5', '一兵平五', '14=5', '一四平五'],
      ['f5e5', '后四平五', '後四平五', '二兵平五', '24=5'],
      ['d7e7', '前六平五', '三兵平五', '16=5', '16.5', '前兵六平五'],
      ['d5e5', '中六平五', '四兵平五', '26=5'],
      ['d4e4 soldier-sideways', '后六平五', '五兵平五', '36=5'],
      ['d7e7 f7e7', '前兵平五', '前兵平5', '兵前平五'],
      ['f7g7', '前兵平三'],
    ])
  })

  test('Black counts from his own right and front', () => {
    check('4k4/9/9/9/9/9/3p1p3/4p4/3p1p3/4K4 b', [
      ['f3g3', '后6平7', '後６平７', '四卒平7', '26=7', '26.7'],
      ['f1g1', '前6平7', '三卒平7', '16=7'],
      ['d1c1', '前4平3', '一卒平3', '前四平三', '14=3'],
      ['d3c3', '后4平3', '二卒平3', '24=3'],
    ])
  })
})

test('one form per style', () => {
  const rows: readonly (readonly [string, string, string])[] = [
    [START_FEN, 'h2e2', '炮二平五 炮二五 C2=5 h2e2 炮二平五'],
    [START_BLACK, 'h9g7', '马8进7 马87 H8+7 h9g7 馬8進7'],
    ['3k5/9/4P4/9/4P4/4P4/4P4/9/9/4K4 w', 'e5f5', '二兵平四 二兵四 25=4 e5f5 二兵平四'],
    [TWO_FILES, 'd7e7', '前六平五 前六五 16=5 d7e7 前六平五'],
    ['4k4/9/9/4N4/9/9/4N4/9/9/3K5 w', 'e6d4', '前马退六 前马六 H+-6 e6d4 前馬退六'],
    ['4k4/9/9/4N4/9/9/4N4/9/9/3K5 w', 'e3d5', '后马进六 后马六 H-+6 e3d5 後馬進六'],
    ['4k4/9/9/9/9/9/9/5A3/9/3K1A3 w', 'f0e1', '仕四进五 后仕五 A4+5 f0e1 仕四進五'],
  ]
  for (const [fen, iccs, texts] of rows) {
    const write = (
      style: Parameters<typeof formatMove>[2],
      script: Parameters<typeof formatMove>[3] = 'hans',
    ): string => formatMove(board(fen), move(iccs), style, script)
    const all = [write('chinese'), write('chinese-short'), write('wxf'), write('iccs'), write('chinese', 'hant')]
    expect(all.join(' ')).toBe(texts)
  }
})

test('thirty-two signs of anything are answered, more are not read', () => {
  const signs = ['炮', '前', '1', '=', 'C', '+', ' ', 'ﷺ', '\uD83D', '💥', 'h2']
  for (const sign of signs)
    for (const other of signs) {
      const garbage = (sign + other).repeat(32).slice(0, 32)
      expect([garbage, answer(START_FEN, garbage)]).toEqual([garbage, 'unreadable'])
    }
  expect(answer(START_FEN, `炮二平五${' '.repeat(28)}`)).toBe('h2e2')
  expect(answer(START_FEN, `炮二平五${' '.repeat(29)}`)).toBe('unreadable')
})
