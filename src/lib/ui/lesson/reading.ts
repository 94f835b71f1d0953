/** What of a `SpeechSynthesisVoice` counts. */
export interface Voice {
  readonly lang: string
  /** It speaks on the device; others send what they read to somebody's computer. */
  readonly localService: boolean
}

/** Mandarin as it is spoken on the mainland, else elsewhere; then what reads the same characters in another way. */
const WANTED = [/^(zh|cmn)(-hans)?(-cn|-sg)?$/, /^(zh|cmn)(-hant)?-tw$/, /^(zh|yue)(-hant)?-(hk|mo)$/, /^(zh|cmn)\b/]

/** The device's own voice that reads Chinese best; undefined where there is none. */
export function chineseVoice<T extends Voice>(voices: readonly T[]): T | undefined {
  const own = voices.filter(({ localService }) => localService)
  const named = (pattern: RegExp): T | undefined =>
    own.find(({ lang }) => pattern.test(lang.toLowerCase().replaceAll('_', '-')))
  return WANTED.map(named).find((voice) => voice !== undefined)
}

/** Says a text and tells once how that ended; `stop` makes it silent. */
export interface Speaker {
  readonly say: (text: string, ended: (isSaid: boolean) => void) => void
  readonly stop: () => void
}

/** Reads lines one after the other, and tells which one is read: −1 for none. */
export class Reading {
  private readonly speaker: Speaker
  private readonly online: (line: number) => void
  /** Counts beginnings and ends: what an earlier reading still says is not listened to. */
  private turn = 0

  constructor(speaker: Speaker, online: (line: number) => void) {
    this.speaker = speaker
    this.online = online
  }

  start(lines: readonly string[]): void {
    this.stop()
    this.read(lines, 0, this.turn)
  }

  stop(): void {
    this.turn++
    this.speaker.stop()
    this.online(-1)
  }

  private read(lines: readonly string[], at: number, turn: number): void {
    const text = lines[at]
    if (text === undefined) {
      this.online(-1)
      return
    }
    this.online(at)
    this.speaker.say(text, (isSaid) => {
      if (turn !== this.turn) return
      if (isSaid) this.read(lines, at + 1, turn)
      else this.stop()
    })
  }
}
