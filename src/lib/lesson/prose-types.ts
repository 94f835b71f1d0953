/* What a lesson's words are made of, and what its author draws on the board; see types.ts. */

export type Fen = string
/** Two points: `h2e2`. It may be an illegal move where a lesson speaks about one. */
export type MoveText = string
export type PointText = string

export type Language = 'zh-Hans' | 'zh-Hant' | 'en'

/** A move in each notation that readers have: 马八进七, H8+7. */
export interface WrittenMove {
  readonly chinese: string
  readonly wxf: string
}

export type Inline =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | { readonly type: 'code'; readonly text: string }
  /** Lights a point. Without children it stood in inline code and is named by the app. */
  | { readonly type: 'point'; readonly point: PointText; readonly children?: readonly Inline[] }
  /**
   * Plays a move, legal or not, from `fen`. Without children it is shown in the reader's own notation, as it is `written`,
   * once that has been taught.
   */
  | {
      readonly type: 'move'
      readonly move: MoveText
      readonly fen: Fen
      readonly children?: readonly Inline[]
      readonly written?: WrittenMove
    }
  | { readonly type: 'lesson'; readonly id: string; readonly children: readonly Inline[] }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly Inline[] }
  | { readonly type: 'break' }

export type Block =
  | { readonly type: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly type: 'quote'; readonly children: readonly Block[] }
  | { readonly type: 'table'; readonly rows: readonly (readonly (readonly Inline[])[])[] }
  | { readonly type: 'image'; readonly src: string; readonly alt: string }

export const MARK_COLOURS = ['red', 'green', 'blue', 'yellow'] as const
export type MarkColour = (typeof MARK_COLOURS)[number]

export type LessonMark =
  | { readonly type: 'circle' | 'cross'; readonly at: PointText; readonly colour: MarkColour }
  /** `crossed`: the move does not go; a cross stands on its target. */
  | { readonly type: 'arrow'; readonly move: MoveText; readonly colour: MarkColour; readonly crossed: boolean }
  | { readonly type: 'words'; readonly at: PointText; readonly text: string; readonly colour: MarkColour }
