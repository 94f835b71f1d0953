/** The lesson before or after another. */
export interface Neighbour {
  readonly id: string
  readonly title: string
}
