import {
  autocompletion,
  type Completion,
  type CompletionContext,
  completionKeymap,
  type CompletionResult,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, undo } from '@codemirror/commands'
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint'
import { EditorState, type Extension } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import { lessonLanguage } from './lesson-language'

/** A problem of the text as the editor shows it; line and column count from 1. */
export interface EditorProblem {
  readonly line: number
  readonly column: number
  readonly severity: 'error' | 'warning'
  readonly message: string
}

/** What is proposed at the cursor; `from` is the column, counted from 1, that it replaces from. */
export interface Proposal {
  readonly from: number
  readonly options: readonly Completion[]
}

export interface EditorOptions {
  readonly parent: HTMLElement
  readonly text: string
  readonly label: string
  /** What the editor's own words are in the page's language. */
  readonly phrases: Readonly<Record<string, string>>
  readonly onchange: (text: string) => void
  /** The cursor is on another line. */
  readonly online: (line: number) => void
  readonly propose: (text: string, line: number, column: number) => Promise<Proposal | undefined>
}

/** Where the first difference between two texts begins, and how much of the end is alike. */
function differenceOf(before: string, after: string): { from: number; to: number; insert: string } {
  const most = Math.min(before.length, after.length)
  let from = 0
  while (from < most && before[from] === after[from]) from++
  let end = 0
  while (end < most - from && before[before.length - 1 - end] === after[after.length - 1 - end]) end++
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) }
}

/** Where a line, counted from 1, stands after lines came in between or were mended in their places. */
function lineAfter(before: readonly string[], after: readonly string[], line: number): number {
  let at = 0
  for (let i = 0; i < line - 1; i++) {
    while (after[at] !== before[i] && after[at + 1] === before[i]) at++
    at++
  }
  while (after[at] !== before[line - 1] && after[at + 1] === before[line - 1]) at++
  return at + 1
}

/** CodeMirror around one lesson's text: its problems in the gutter, its words proposed. The only file that knows it. */
export class LessonEditor {
  private readonly view: EditorView
  private readonly options: EditorOptions
  private line = 1

  constructor(options: EditorOptions) {
    this.options = options
    this.view = new EditorView({
      parent: options.parent,
      state: EditorState.create({ doc: options.text, extensions: this.extensions() }),
    })
  }

  get text(): string {
    return this.view.state.doc.toString()
  }

  /** Puts another text in the place of this one, as one change that can be undone, with the cursor at a line's end. */
  replace(text: string, line: number): void {
    this.view.dispatch({ changes: differenceOf(this.text, text), userEvent: 'input' })
    this.goTo(line)
  }

  /** Puts a text in that differs in single lines: the cursor stays at what it stands at, and nothing scrolls. */
  mend(text: string): void {
    const { doc, selection } = this.view.state
    const line = doc.lineAt(selection.main.head)
    const lines = text.split('\n')
    const to = lineAfter(doc.toString().split('\n'), lines, line.number)
    const start = lines.slice(0, to - 1).reduce((sum, { length }) => sum + length + 1, 0)
    const anchor = start + Math.min(selection.main.head - line.from, lines[to - 1]?.length ?? 0)
    this.view.dispatch({ changes: differenceOf(this.text, text), selection: { anchor }, userEvent: 'input' })
  }

  /** The cursor goes there, and the line is in view. */
  goTo(line: number, column?: number): void {
    const { doc } = this.view.state
    const found = doc.line(Math.max(1, Math.min(line, doc.lines)))
    const anchor = column === undefined ? found.to : Math.min(found.from + column - 1, found.to)
    this.view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) })
  }

  focus(): void {
    this.view.focus()
  }

  undo(): void {
    undo(this.view)
  }

  showProblems(problems: readonly EditorProblem[]): void {
    this.view.dispatch(
      setDiagnostics(
        this.view.state,
        problems.map((problem) => this.diagnosticOf(problem)),
      ),
    )
  }

  close(): void {
    this.view.destroy()
  }

  /** A problem's place goes to the end of its word: what is wrong is seen at a glance. */
  private diagnosticOf({ line, column, severity, message }: EditorProblem): Diagnostic {
    const { doc } = this.view.state
    const found = doc.line(Math.max(1, Math.min(line, doc.lines)))
    const from = Math.min(found.from + column - 1, found.to)
    const word = /^[^\s、，,；;]*/.exec(found.text.slice(from - found.from))?.[0] ?? ''
    return { from, to: from + word.length, severity, message }
  }

  private extensions(): Extension[] {
    const { label, phrases, onchange } = this.options
    return [
      history(),
      drawSelection(),
      lineNumbers(),
      lintGutter(),
      highlightActiveLine(),
      EditorView.lineWrapping,
      lessonLanguage,
      EditorState.phrases.of(phrases),
      EditorView.contentAttributes.of({
        'aria-label': label,
        tabindex: '0',
        spellcheck: 'false',
        autocapitalize: 'off',
      }),
      autocompletion({ override: [(context) => this.proposal(context)], icons: false, maxRenderedOptions: 60 }),
      keymap.of([...completionKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) onchange(state.doc.toString())
        this.tellLine(state)
      }),
    ]
  }

  private tellLine(state: EditorState): void {
    const { number } = state.doc.lineAt(state.selection.main.head)
    if (number === this.line) return
    this.line = number
    this.options.online(number)
  }

  private async proposal(context: CompletionContext): Promise<CompletionResult | null> {
    const line = context.state.doc.lineAt(context.pos)
    const column = context.pos - line.from + 1
    const found = await this.options.propose(context.state.doc.toString(), line.number, column)
    if (!found || context.aborted || found.options.length === 0) return null
    // Unasked, nothing is proposed where a line has not begun.
    if (!context.explicit && found.from === column && line.text.slice(0, column - 1).trim() === '') return null
    return { from: line.from + found.from - 1, options: [...found.options], validFor: /^[^\s:：、，,；;()（）{}]*$/ }
  }
}
