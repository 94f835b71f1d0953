import {
  fileOf,
  type Move,
  moveOf,
  type Point,
  POINTS,
  type Position,
  rankOf,
  type Role,
  ROLES,
  type Side,
} from '../rules'
import { LETTERS } from './move-alphabet'
import { fileNumber, type Place, placesOf, ranksAhead } from './piece-place'

/** 前, 中 or 后 for the piece at `index` of `count` on a file; undefined for the others of four or more. */
export function rankWord({ index, count }: Place): '前' | '中' | '后' | undefined {
  if (count < 2) return undefined
  if (index === 0) return '前'
  if (index === count - 1) return '后'
  return count === 3 ? '中' : undefined
}

function wordNames({ piece: { role }, file }: Place, word: string): string[] {
  const letter = LETTERS[role]
  const names = [word + letter, letter + word, word + letter + String(file)]
  return role === 'soldier' ? [...names, word + String(file)] : names
}

/** Names by number: 二兵, and 16 or 一六, the first on file 6, as WXF has it. */
function numberNames({ piece: { role }, file, index, count, crowdedFiles, overall }: Place): string[] {
  const soldiersApart = role === 'soldier' && crowdedFiles > 1
  const names: string[] = []
  if (soldiersApart) names.push(String(overall + 1) + LETTERS[role])
  else if (count > 2) names.push(String(index + 1) + LETTERS[role])
  if (role === 'soldier' || count > 2 || crowdedFiles > 1) names.push(`${index + 1}${file}`)
  return names.filter((name) => index < 9 && overall < 9 && name.length === 2)
}

const signOf = (word: string | undefined): string => (word === '前' ? '+' : word === '后' ? '-' : '')

/** Everything, in the one alphabet, that a piece may be called before its 进, 退 or 平. */
function namesOf(place: Place): string[] {
  const letter = LETTERS[place.piece.role]
  const names = [letter + String(place.file)]
  if (place.count < 2) return names
  const word = rankWord(place)
  const sign = signOf(word)
  if (word !== undefined) names.push(...wordNames(place, word))
  if (sign !== '') names.push(letter + sign, sign + letter)
  return [...names, ...numberNames(place)]
}

/** Whether one of these names leaves room for the short record: `C+5` would be half a move. */
const isShortable = (name: string): boolean => !/[+-]/.test(name)

const LEAPS: Partial<Record<Role, readonly string[]>> = { horse: ['1,2', '2,1'], advisor: ['1,1'], elephant: ['2,2'] }

/**
 * The end of a move's text, `=5` or `+3`: the file that a sideways move or a leap leads to, else the number of points.
 * Undefined where the role's texts have no words for it, as for a horse that moves straight.
 */
export function endOf(side: Side, role: Role, from: Point, to: Point): string | undefined {
  const files = Math.abs(fileOf(to) - fileOf(from))
  const ahead = ranksAhead(side, from, to)
  const sign = ahead === 0 ? '=' : ahead > 0 ? '+' : '-'
  const leaps = LEAPS[role]
  if (leaps) return leaps.includes(`${files},${Math.abs(ahead)}`) ? sign + String(fileNumber(side, to)) : undefined
  if (from === to || (files > 0 && rankOf(from) !== rankOf(to))) return undefined
  return sign + String(files > 0 ? fileNumber(side, to) : Math.abs(ahead))
}

const isEnd = (end: string, rest: string): boolean => rest === (rest.length === 1 ? end.slice(1) : end)

/** What may stand after one of the piece's names in a text in the one alphabet: `=5`, or 5 in the short record. */
function endsAfterName(place: Place, canonical: string): string[] {
  return namesOf(place)
    .filter((name) => canonical.startsWith(name))
    .filter((name) => canonical.length === name.length + 2 || isShortable(name))
    .map((name) => canonical.slice(name.length))
}

/** Every move of the side to move, legal or not, that a text in the one alphabet may mean. */
export function movesNamed(position: Position, canonical: string): Move[] {
  const { turn } = position
  const letter = /[A-Z]/.exec(canonical)?.[0]
  // A text without a letter names its piece by file and place alone.
  const roles = letter === undefined ? ROLES : ROLES.filter((role) => LETTERS[role] === letter)
  return roles
    .flatMap((role) => placesOf(position, role))
    .flatMap(([from, place]) => {
      const rests = endsAfterName(place, canonical)
      if (rests.length === 0) return []
      return POINTS.flatMap((to) => {
        const end = endOf(turn, place.piece.role, from, to)
        return end !== undefined && rests.some((rest) => isEnd(end, rest)) ? [moveOf(from, to)] : []
      })
    })
}
