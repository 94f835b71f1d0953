import { describe, expect, test } from 'vitest'
import {
  MOVETEXT_MAX,
  type MoveStyle,
  readMovetext,
  type Script,
  START_FEN,
  writeMovetext,
} from '../../src/lib/notation'
import { board } from '../fixtures/boards'

const BARE = '4k4/9/9/9/9/9/9/9/9/3K5 b - - 0 1'

const written = (text: string, style: MoveStyle, script: Script): string => {
  const read = readMovetext(undefined, text)
  if (!read.ok) throw new Error(`${text}: ${read.error.code} ${read.error.column}`)
  return writeMovetext(read.value.start, read.value.main, style, script)
}

describe('writing', () => {
  test('numbers, and dots where Black’s move stands alone', () => {
    const text = '{前言} C2=5! H8+7 {好} H2+3 (H8+7 $7 $14) R9=8 (C8+2 P7+1) R1=2 黑胜'
    expect(written(text, 'chinese', 'hans')).toBe(
      '{前言} 1. 炮二平五! 马8进7 {好} 2. 马二进三 (2. 马八进七 $7 $14) 2... 车9平8 (2... 炮8进2 3. 兵七进一) 3. 车一平二 黑胜',
    )
    expect(written(text, 'wxf', 'hans')).toBe(
      '{前言} 1. C2=5! H8+7 {好} 2. H2+3 (2. H8+7 $7 $14) 2... R9=8 (2... C8+2 3. P7+1) 3. R1=2 0-1',
    )
    expect(written(`[FEN "${BARE}"] K5+1 K6+1 和`, 'chinese', 'hant')).toBe('1... 將5進1 2. 帥六進一 和棋')
  })

  test('a short record that fits several moves is written in full', () => {
    expect(written('炮二平五 马8进7 炮八进一 红胜', 'chinese-short', 'hant')).toBe('1. 炮二五 馬87 2. 炮八進一 紅勝')
  })

  test('comments in brackets that they do not hold', () => {
    const start = board(START_FEN)
    const text = (comment: string): string => writeMovetext(start, { comments: [comment], moves: [] }, 'wxf', 'hans')
    expect(text('a ) b')).toBe('{a ) b}')
    expect(text('a } b')).toBe(';a } b\n')
    expect(text('a }\n b')).toBe('｛a }\n b｝')
    expect(text('a }\n ｝')).toBe('{a ｝\n ｝}')
  })
})

test.each([
  ...[
    '（',
    '（1',
    '{',
    '((',
    '1 ',
    '.',
    'x',
    '[a "b"]',
    '（x）',
    '第1',
    '一',
    '💥',
    '；',
    '[',
    '\\',
    '$1',
    '{a}',
    '1.…',
    '\n',
  ],
  ...['C2=5 (', 'C2=5 （'],
])('100,000 signs of %j get an answer in a moment', (part) => {
  const read = readMovetext(undefined, part.repeat(Math.floor(MOVETEXT_MAX / part.length)))
  const code = read.ok ? 'read' : read.error.code
  expect(code).toMatch(/^(?:read|move|record-.*)$/)
  expect(code).not.toBe('record-too-long')
})

test('a game of thousands of moves and as many variations', () => {
  const round = '炮二平五(C8=5)马8进7(C2=5)炮五平二 马7退8 '
  const read = readMovetext(undefined, round.repeat(1000))
  expect(read.ok && read.value.main.moves.length).toBe(4000)
  expect(read.ok && read.value.main.moves.filter(({ variations }) => variations.length === 1).length).toBe(2000)
})
