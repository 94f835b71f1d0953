import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boardBlockAt, formatEnglishList, formatPosition, putBoard, putKey } from '../../src/lib/author'
import { compile } from '../../src/lib/lesson'
import { readPosition } from '../../src/lib/lesson/positions'
import { Problems } from '../../src/lib/lesson/problems'
import { SourceText } from '../../src/lib/lesson/source-text'
import { formatFen, START_FEN } from '../../src/lib/notation'
import { board } from '../fixtures/boards'
import { drawable } from '../rules/arbitraries'
import type { Position } from '../../src/lib/rules'

const HEAD = '---\n编号: own\n标题: 自己的课\n简介: 试一试\n---\n\n'
const STEP = `${HEAD}## 一步\n走走看。\n`
const BLOCK = `${STEP}\n\`\`\`xiangqi\n编号：own-go\n局面：开局；\n  红走\n任务：走\n答：炮二平五\n\`\`\`\n\n再见。\n`

function put(text: string, line: number, key: Parameters<typeof putKey>[2], value: string) {
  const change = putKey(text, line, key, value)
  const lines = text.split('\n')
  lines.splice(change.from - 1, change.to - change.from, ...change.lines)
  return { lines, text: lines.join('\n'), at: lines[change.cursor - 1] }
}

test('the position of the block under the cursor is replaced, its second line too', () => {
  const { text, at } = put(BLOCK, 15, 'position', '空盘')
  expect(text).toContain('编号：own-go\n局面：空盘\n任务：走')
  expect(at).toBe('局面：空盘')
})

test('a key that is missing comes where it usually stands', () => {
  expect(put(BLOCK, 12, 'before', '兵七进一').text).toContain('  红走\n前着：兵七进一\n任务：走')
  expect(put(BLOCK, 12, 'moves', '兵七进一').text).toContain('任务：走\n着法：兵七进一\n答：')
  expect(put(BLOCK, 12, 'wrong', '其他 不对').text).toContain('答：炮二平五\n错：其他 不对\n```')
})

test('where there is no block a new one comes below what the cursor stands in', () => {
  const { text, at } = put(STEP, 7, 'position', '开局')
  expect(text).toBe(`${HEAD}## 一步\n走走看。\n\n\`\`\`xiangqi\n局面：开局\n\`\`\`\n`)
  expect(at).toBe('局面：开局')
})

test("the block of the cursor's step is meant, wherever in the step the cursor stands", () => {
  for (const line of [7, 8, 9, 18, 19])
    expect(put(BLOCK, line, 'position', '空盘').text).toContain('局面：空盘\n任务：走')
})

test('a step that has a block of another kind is left alone: the board gets a step of its own', () => {
  const verse = `${STEP}\n\`\`\`verse\n题：诗\n一句\n\`\`\`\n再见。\n\n## 二\n`
  expect(put(verse, 11, 'position', '开局').text).toContain(
    '再见。\n\n## 新的一步\n\n```xiangqi\n局面：开局\n```\n\n## 二',
  )
  expect(put(verse, 2, 'position', '开局').text).toContain('## 二\n\n## 新的一步\n\n```xiangqi\n局面：开局\n```')
})

test('a text without steps gets a heading, one with nothing but words too', () => {
  for (const text of [HEAD, '', 'words'])
    expect(compile(put(text, 1, 'position', '开局').text).lesson?.steps[0]?.board?.fen).toBe(START_FEN)
})

test('an English text gets English keys', () => {
  expect(put('## One\n', 1, 'position', 'start').text).toContain('```xiangqi\nposition: start\n```')
})

test('a block that is not closed is written into as well', () => {
  expect(put('## 一\n```xiangqi\n局面：开局', 3, 'answer', '兵七进一').text).toBe(
    '## 一\n```xiangqi\n局面：开局\n答：兵七进一',
  )
})

test('wherever the cursor stands the position arrives, and nothing else is lost', () => {
  const lines = BLOCK.split('\n')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: lines.length }), (line) => {
      const done = put(BLOCK, line, 'position', '红 帅e0；黑 将d9；红走')
      const steps = compile(done.text).lesson?.steps ?? []
      expect(steps).toHaveLength(line < 7 ? 2 : 1)
      expect(done.text).toContain('局面：红 帅e0；黑 将d9；红走')
      for (const kept of lines.filter((each) => !/局面|红走/.test(each))) expect(done.lines).toContain(kept)
    }),
  )
})

test('a position is written so that the compiler reads the same one, in both languages', () => {
  const read = (text: string) => readPosition(SourceText.ofLine(text, 1), new Problems())
  const placed = (position: Position | undefined) => position && formatFen(position).split(' ').slice(0, 2).join(' ')
  fc.assert(
    fc.property(drawable, (fen) => {
      const position = board(fen)
      if (position.pieces().length === 0) return
      const texts = [formatPosition(position, '中'), formatPosition(position, 'en'), formatEnglishList(position)]
      for (const text of texts) expect(placed(read(text))).toBe(placed(position))
    }),
  )
})

test('the board of the block under the cursor, after its moves before', () => {
  expect(boardBlockAt(BLOCK, 12)).toEqual({ fen: START_FEN, flipped: false, task: '走' })
  expect(boardBlockAt(BLOCK, 7)?.fen).toBe(START_FEN)
  expect(boardBlockAt(BLOCK, 6)).toBeUndefined()
  const before = put(BLOCK, 12, 'before', '炮二平五').text
  expect(boardBlockAt(before, 12)?.fen).toContain(' b ')
  expect(boardBlockAt(BLOCK.replace('开局', '开'), 12)).toBeUndefined()
})

test('a board with its moves goes into the block under the cursor; moves before it are gone with the old position', () => {
  const text = put(BLOCK, 12, 'before', '兵七进一').text
  const moves = { key: 'answer', value: '将5进1' } as const
  const done = putBoard(text, 12, { position: '红 帅e0；黑 将e9；黑走', moves })
  expect(done.text).toContain('编号：own-go\n局面：红 帅e0；黑 将e9；黑走\n任务：走\n答：将5进1\n```')
  expect(done.text.split('\n')[done.line - 1]).toBe('答：将5进1')
  expect(putBoard(text, 12, { moves }).text).toContain('前着：兵七进一\n任务：走\n答：将5进1')
})

test('a board with its moves makes a new block where there is none', () => {
  const done = putBoard(STEP, 7, { position: '开局', moves: { key: 'moves', value: '炮二平五' } })
  expect(done.text).toContain('```xiangqi\n局面：开局\n着法：炮二平五\n```')
  expect(compile(done.text).lesson?.steps[0]?.task?.kind).toBe('watch')
})

test('a fence that was left open is closed before a board comes below it', () => {
  const verse = `${STEP}\n\`\`\`verse\n题：诗\n一句`
  const done = putBoard(verse, 12, { position: '开局' })
  expect(done.text).toContain('一句\n```\n\n## 新的一步\n\n```xiangqi\n局面：开局\n```')
  expect(compile(done.text).lesson?.steps.map(({ board }) => board?.fen)).toEqual([undefined, START_FEN])
  const open = `${STEP}\n\`\`\`xiangqi\n局面：空盘`
  expect(putBoard(open, 11, { position: '开局' }).text).toBe(`${STEP}\n\`\`\`xiangqi\n局面：开局`)
})

test('a text without words takes the language that it is given', () => {
  expect(putBoard('', 1, { position: '开局' }, '中').text).toContain('## 新的一步\n\n```xiangqi\n局面：开局\n```')
  expect(putBoard('', 1, { position: 'start' }, 'en').text).toContain('## New step\n\n```xiangqi\nposition: start\n```')
})
