/** Which outline of the sprite draws a piece or a number. Ids there are the character's code point. */
import { asset } from '$app/paths'
import type { Piece, Role, Side } from '../rules/board'
import sprite from './glyphs.svg?url'

/** How the characters on the pieces are written: simplified or traditional. */
export type Script = 'hans' | 'hant'

type Faces = Readonly<Record<Side, Readonly<Record<Role, string>>>>

const FACES: Readonly<Record<Script, Faces>> = {
  hans: {
    red: { general: '帅', advisor: '仕', elephant: '相', horse: '马', chariot: '车', cannon: '炮', soldier: '兵' },
    black: { general: '将', advisor: '士', elephant: '象', horse: '马', chariot: '车', cannon: '炮', soldier: '卒' },
  },
  hant: {
    red: { general: '帥', advisor: '仕', elephant: '相', horse: '傌', chariot: '俥', cannon: '炮', soldier: '兵' },
    black: { general: '將', advisor: '士', elephant: '象', horse: '馬', chariot: '車', cannon: '砲', soldier: '卒' },
  },
}

/** A built file's address begins at the root; in a page that was rendered beforehand it has to be relative like all others. */
const spriteHref = (): string => {
  const built = import.meta.env.SSR ? sprite.indexOf('/_app/') : -1
  return built < 0 ? sprite : asset(sprite.slice(built))
}

/** The address of a character's outline. */
export const glyphHref = (char: string): string => `${spriteHref()}#u${(char.codePointAt(0) ?? 0).toString(16)}`

export const pieceHref = ({ side, role }: Piece, script: Script): string => glyphHref(FACES[script][side][role])
