import type { GameResult } from './movetext'
import { canonicalText, isMoveShaped, plainText } from './move-alphabet'
import { parseIccs } from './iccs'

/** A piece of a record. */
export interface Token {
  readonly kind:
    | 'blank'
    | 'comment'
    | 'tag'
    | 'open'
    | 'close'
    | 'mark'
    | 'number'
    | 'dots'
    | 'result'
    | 'move'
    | 'word'
    | 'not-closed'
  readonly text: string
}

const matchAt = (form: RegExp, text: string, at: number): string => {
  form.lastIndex = at
  return form.exec(text)?.[0] ?? ''
}

const NUMERAL = '[一二三四五六七八九十百]{1,5}'
const DIGITS = '[0-9０-９]{1,4}'

/**
 * What a token's first signs tell, in the order in which it is asked. A number is `1.`, `1)`, `(1)`, `1、`, `①`, `一、` or
 * `第1回合`; a time, `(0:03)`, is passed over like one. Three dots or more, or two dashes, stand in the place of Red's move.
 * A stop that ends nothing is a blank.
 */
const FORMS: readonly (readonly [Token['kind'], RegExp])[] = [
  ['blank', /(?:[\s,，、；|]|[.．。](?![.．。]{2}))+/y],
  // Check and mate, as chess players mark them: the board says it too.
  ['blank', /[+#＋＃](?=[\s,，。;；!！?？)）{（(]|$)/y],
  ['comment', /\{[^}]*\}|｛[^｝]*｝|;[^\n]*/y],
  ['tag', /\[\s*[^\s"[\]]+\s+"(?:[^"\\\n]|\\[^\n])*"\s*\]/y],
  ['mark', /[!?！？]+|\$\d{1,3}(?!\d)/y],
  ['dots', /[.．。]{3,}|[…⋯]+|[-—－]{2,}/y],
  ['number', /[(（]\s*[0-9０-９][0-9０-９:：.]{0,7}\s*[)）]/y],
  ['close', /[)）]/y],
  ['open', /\(/y],
  ['not-closed', /[{｛]/y],
]
const NUMBER = new RegExp(
  `第\\s*(?:${DIGITS}|${NUMERAL})\\s*(?:回合|[步着手])?[:：]?|(?:${DIGITS}|[①-⑳])(?:[、:：)）]|[.．。](?![.．。]))?|${NUMERAL}[、.．:：]`,
  'y',
)
const WORD = /[^\s,，、。；;(){}（）｛｝[\]$!！?？|]{1,32}/uy

const RESULTS: readonly (readonly [GameResult, RegExp])[] = [
  ['1-0', /^(?:1[-–:]0|红方?胜|黑方?负)$/],
  ['0-1', /^(?:0[-–:]1|黑方?胜|红方?负)$/],
  ['1/2-1/2', /^(?:1\/2[-–:]1\/2|½[-–:]½|(?:双方)?(?:和棋|和局|和))$/],
  ['*', /^\*$/],
]
const SIMPLIFIED: Readonly<Record<string, string>> = { 紅: '红', 勝: '胜', 負: '负', 雙: '双' }

/** The result that a word or the value of a tag means. */
export function resultOf(word: string): GameResult | undefined {
  if (word.length > 8) return undefined
  const wide = word.replaceAll(/[！-～]/g, (sign) => sign.normalize('NFKC'))
  const plain = Array.from(wide, (sign) => SIMPLIFIED[sign] ?? sign).join('')
  return RESULTS.find(([, form]) => form.test(plain))?.[0]
}

/** Whether a text looks like a move in any style, on whatever board. */
function isMoveText(text: string): boolean {
  const plain = plainText(text)
  return parseIccs(plain) !== undefined || isMoveShaped(canonicalText(plain))
}

/** The longest move text is `h2->e2`, the shortest a short record, 炮25. */
const [LONGEST, SHORTEST] = [6, 3]

/**
 * The move text that stands at a place. It may be written together with what follows, 炮二平五马8进7, unless that is a
 * digit: who wrote C2=55 made a slip.
 */
function moveAt(text: string, at: number): string {
  const signs = Array.from(text.slice(at, at + 2 * LONGEST + 2)).slice(0, LONGEST + 1)
  for (let count = Math.min(LONGEST, signs.length); count >= SHORTEST; count--) {
    const found = signs.slice(0, count).join('')
    if (/[0-9０-９]/.test(signs[count] ?? '') || /\s/.test(found)) continue
    if (isMoveText(found)) return found
  }
  return ''
}

/** What a word is or begins with. One of digits alone is a number: a move 165 would need its sign, 16=5. */
function wordAt(text: string, at: number): Token {
  const word = matchAt(WORD, text, at)
  if (resultOf(word)) return { kind: 'result', text: word }
  const move = moveAt(text, at)
  const number = matchAt(NUMBER, text, at)
  const isMoveAlone = move === word && !/^[0-9０-９]+$/.test(word)
  if (number !== '' && !isMoveAlone) return { kind: 'number', text: number }
  if (move !== '') return { kind: 'move', text: move }
  return { kind: 'word', text: word === '' ? String.fromCodePoint(text.codePointAt(at) ?? 0) : word }
}

/** A line that begins with `%` is another program's, says PGN. */
const isEscape = (text: string, at: number): boolean =>
  text.charAt(at) === '%' && (at === 0 || text.charAt(at - 1) === '\n')

function plainTokenAt(text: string, at: number): Token {
  if (isEscape(text, at)) return { kind: 'blank', text: matchAt(/[^\n]*/y, text, at) }
  for (const [kind, form] of FORMS) {
    const found = matchAt(form, text, at)
    if (found !== '') return { kind, text: found }
  }
  return wordAt(text, at)
}

/** Whether what follows a full-width bracket, after any numbers, is a move and no sentence that begins with one. */
function isVariation(text: string, inside: number): boolean {
  let at = inside
  let token = plainTokenAt(text, at)
  // A bracket behind a number may be this one's end: （1 2） is no variation.
  while (at < text.length && ['blank', 'number', 'dots'].includes(token.kind) && !/[)）]$/.test(token.text)) {
    at += token.text.length
    token = plainTokenAt(text, at)
  }
  at += token.text.length
  const isAtEdge = at >= text.length || text.charAt(at) === '（' || plainTokenAt(text, at).kind !== 'word'
  return token.kind === 'move' && isAtEdge
}

/** （…） with the brackets in it; undefined when it has no end. */
function bracketed(text: string, at: number): string | undefined {
  let depth = 0
  for (let end = at; end < text.length; end++) {
    const sign = text.charAt(end)
    if (sign === '（') depth++
    else if (sign === '）' && --depth === 0) return text.slice(at, end + 1)
  }
  return undefined
}

/**
 * The token at a place of a record. Half-width brackets hold a variation, as in PGN; full-width ones a variation where
 * they begin with a move, which may have a number, else a comment: Chinese books use them for both.
 */
export function tokenAt(text: string, at: number): Token {
  const plain = plainTokenAt(text, at)
  if (plain.kind === 'number' || text.charAt(at) !== '（') return plain
  if (isVariation(text, at + 1)) return { kind: 'open', text: '（' }
  const comment = bracketed(text, at)
  return comment === undefined ? { kind: 'not-closed', text: '（' } : { kind: 'comment', text: comment }
}
