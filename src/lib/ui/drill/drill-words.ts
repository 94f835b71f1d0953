import { killPatterns } from '$lib/drill/patterns'
import {
  fileOf,
  isInCheck,
  type Move,
  otherSide,
  outcomeOf,
  type Point,
  pointAt,
  type Position,
  rankOf,
  type Side,
  toOf,
} from '$lib/rules'
import { parseFen, parseIccs, parsePoint } from '$lib/notation'
import { ideaOf, isPattern, type Stream } from '$lib/drill/streams'
import type { DrillWords } from '$lib/drill/step'
import type { Drill, DrillKind } from '$lib/drill/types'
import { pieceName } from '$lib/i18n/reasons'
import type { Key, Translator } from '$lib/i18n/translator'
import type { PlayState } from '$lib/player'
import { type Telling, words } from '../lesson/tell-note'

const HANS = '一二三四五六七八九'

export const streamName = ({ t }: Translator, stream: Stream): string => t(`drill.stream.${stream}` as Key)

/** A point as its side counts: files from its right, ranks from its own edge. */
export function pointName({ t, language }: Translator, point: Point, side: Side): string {
  const isRed = side === 'red'
  const file = isRed ? 9 - fileOf(point) : fileOf(point) + 1
  const rank = isRed ? rankOf(point) + 1 : 10 - rankOf(point)
  const isSpelled = isRed && language !== 'en'
  return t(isRed ? 'drill.pointRed' : 'drill.pointBlack', { file: isSpelled ? HANS.charAt(file - 1) : file, rank })
}

/** The right name and those that a learner mistakes for it: counted from the other side, one beside, one above. */
export function namesOf(translator: Translator, point: Point, side: Side): string[] {
  const [file, rank] = [fileOf(point), rankOf(point)]
  const others = [
    pointAt(8 - file, rank),
    pointAt(file, 9 - rank),
    pointAt(file, rank < 9 ? rank + 1 : rank - 1),
    pointAt(file < 8 ? file + 1 : file - 1, rank),
    pointAt(8 - file, 9 - rank),
    pointAt(file > 1 ? file - 2 : file + 2, rank),
  ]
  const points = [point, ...others.filter((other) => other !== undefined)]
  return [...new Set(points.map((other) => pointName(translator, other, side)))].slice(0, 4)
}

const learnerOf = (drill: Drill): Side => (drill.fen.split(' ')[1] === 'b' ? 'black' : 'red')

function paramsOf(translator: Translator, drill: Drill) {
  const { t } = translator
  const side = learnerOf(drill)
  const parsed = parseFen(drill.fen)
  const point = parsePoint(drill.ask ?? '')
  const piece = point !== undefined && parsed.ok ? parsed.value.pieceAt(point) : undefined
  return {
    own: pieceName(t, { side, role: 'general' }),
    enemy: pieceName(t, { side: otherSide(side), role: 'general' }),
    side: t(`side.${side}`),
    foe: t(`side.${otherSide(side)}`),
    piece: piece ? pieceName(t, piece) : '',
    point: point === undefined ? '' : pointName(translator, point, side),
  }
}

/** Ideas of these kinds are each asked in their own words. */
const BY_IDEA: readonly DrillKind[] = ['mate', 'stalemate', 'escape']

const askKey = (drill: Drill): Key => `drill.ask.${BY_IDEA.includes(drill.kind) ? ideaOf(drill) : drill.kind}` as Key

/** None of the right first moves gives check: whoever looks for checks looks in vain. */
function isQuiet({ fen, answers }: Drill): boolean {
  const position = parseFen(fen)
  const moves = answers.map(parseIccs).filter((move) => move !== undefined)
  return position.ok && !moves.some((move) => isInCheck(position.value.play(move)))
}

function hintKey(drill: Drill, stream: Stream | undefined): Key {
  if (drill.kind === 'mate' && drill.length > 1 && isQuiet(drill)) return 'drill.hint.mate-quiet'
  if (stream && isPattern(stream)) return `drill.name.${stream}` as Key
  return `drill.hint.${drill.kind === 'escape' || drill.kind === 'targets' ? ideaOf(drill) : drill.kind}` as Key
}

/** Everything that is said with a drill that is asked in `stream`. */
export function drillWords(translator: Translator, drill: Drill, stream: Stream | undefined): DrillWords {
  const { t } = translator
  const params = paramsOf(translator, drill)
  const isNamed = stream !== undefined && isPattern(stream)
  const point = parsePoint(drill.ask ?? '')
  return {
    title: isNamed
      ? t(drill.length > 1 ? 'drill.ask.named-2' : 'drill.ask.named-1', {
          name: streamName(translator, stream),
          enemy: params.enemy,
        })
      : t(askKey(drill), params),
    hint: t(hintKey(drill, stream), params),
    ...(drill.kind === 'facing-hold' && { explain: t('drill.won.hold') }),
    style: translator.language === 'en' ? 'wxf' : 'chinese',
    ...(isNamed && { mateOnly: true }),
    ...(drill.kind === 'name-point' && point !== undefined && { names: namesOf(translator, point, learnerOf(drill)) }),
  }
}

/** What is said of a game that is won: how, and what the mate is called. Undefined where nothing was won. */
export function wonTelling(
  translator: Translator,
  { phase, exercise, scene }: PlayState,
): Partial<Telling> | undefined {
  const { t } = translator
  const { position } = scene
  const isOwn = exercise.step.explain.length > 0
  if (phase !== 'done' || isOwn || !position || !WON.has(exercise.step.task?.kind ?? '')) return undefined
  const enemy = pieceName(t, { side: position.turn, role: 'general' })
  if (outcomeOf(position).kind === 'stalemate') {
    const [foe, side] = [t(`side.${position.turn}`), t(`side.${otherSide(position.turn)}`)]
    return { title: words(t('drill.won.stalemate', { foe, side })) }
  }
  const pattern = killPatterns(position).find(
    (each) => each !== 'palace-heart' || entersHeart(position, scene.lastMove),
  )
  if (!pattern) return { title: words(t('drill.won.checkmate', { enemy })) }
  const name = streamName(translator, pattern)
  return { slip: { kind: 'right', text: name }, title: words(t('drill.won.named', { name, enemy })) }
}

/** 大胆穿心 is the chariot's way into the palace's heart, and not that it stands there. */
const entersHeart = (position: Position, move: Move | undefined): boolean =>
  move !== undefined &&
  position.pieceAt(toOf(move))?.role === 'chariot' &&
  fileOf(toOf(move)) === 4 &&
  [1, 8].includes(rankOf(toOf(move)))

/** Tasks that end with a win. */
const WON: ReadonlySet<string> = new Set(['mate', 'stalemate'])
