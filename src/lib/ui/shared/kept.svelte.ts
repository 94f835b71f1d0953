import { openDrafts, type Drafts, type DraftProblem } from '$lib/drafts'

/** Whether a foreign lesson is among this device's lessons, and what came of putting it there. */
export class Kept {
  state = $state.raw<'unknown' | 'not' | 'kept' | DraftProblem['code']>('unknown')
  private readonly text: string
  private readonly drafts: Promise<Drafts> = openDrafts()

  constructor(text: string) {
    this.text = text
    void this.look()
  }

  /** A second tap, or a second visit, keeps no second copy. */
  async keep(): Promise<void> {
    const drafts = await this.drafts
    if (await this.isThere()) {
      this.state = 'kept'
      return
    }
    const { id, revision } = await drafts.create(this.text)
    const problem = drafts.problems.find((each) => each.id === id || each.code.startsWith('storage'))
    // A copy that lasts as long as the page keeps nothing.
    if (revision === 0) await drafts.remove(id)
    this.state = revision > 0 ? 'kept' : (problem?.code ?? 'storage-failed')
  }

  private async look(): Promise<void> {
    const isThere = await this.isThere()
    if (this.state === 'unknown') this.state = isThere ? 'kept' : 'not'
  }

  private async isThere(): Promise<boolean> {
    const drafts = await (await this.drafts).list()
    return drafts.some(({ text, revision }) => text === this.text && revision > 0)
  }
}
