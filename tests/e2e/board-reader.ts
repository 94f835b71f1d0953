import { expect, type Page } from '@playwright/test'
import { type Move, type Piece, type Point, Position, ROLES, SIDES } from '../../src/lib/rules'
import { solve } from '../../src/lib/solver'
import { catalogue } from './catalogue'

/* What stands on the page's board, as a screen reader is told it. */

const words = catalogue('zh-Hans')
const pieces = new Map<string, Piece>(
  SIDES.flatMap((side) => ROLES.map((role) => [words(`piece.${side}.${role}`), { side, role }] as const)),
)

/** The position on the board; whoever sits below is to move. */
export async function readBoard(page: Page): Promise<Position> {
  const cells = await page
    .locator('[role=gridcell]')
    .evaluateAll((all) => all.map((cell) => [Number(cell.getAttribute('data-point')), cell.getAttribute('aria-label')]))
  const placed = cells.flatMap(([point, label]): (readonly [Point, Piece])[] => {
    const piece = pieces.get(String(label).split(' ')[1] ?? '')
    return piece ? [[Number(point) as Point, piece]] : []
  })
  // The first row that is drawn is the far one.
  const isFlipped = Number(cells[0]?.[0]) < Number(cells.at(-1)?.[0])
  const made = Position.of({ pieces: new Map(placed), turn: isFlipped ? 'black' : 'red' })
  if (!made.ok) throw new Error(made.error.code)
  return made.value
}

/** A first move that mates within so many moves. */
export async function winOn(page: Page, within: number): Promise<Move> {
  const wins = solve(await readBoard(page), within)
  const [win] = wins.ok ? wins.value.filter(({ by }) => by === 'checkmate') : []
  expect(win).toBeDefined()
  return win?.move ?? (0 as Move)
}
