/** One statement of the rules, and where the curriculum asks for it. */
export interface Clause {
  /**
   * As the Chinese rules number it: `5.3`. A clause that says several things has a row for each of them.
   * `Asian 3.3` is the third thing under the third heading of the comparison with the Asian rules.
   */
  readonly number: string
  /** What it says, in our own words. */
  readonly says: string
  /** Lesson id → ids of its exercises that nobody solves who does not know the statement. */
  readonly taught: Readonly<Record<string, readonly string[]>>
}
