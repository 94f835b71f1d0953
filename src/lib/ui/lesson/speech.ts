import { chineseVoice, type Speaker } from './reading'

/** Slow enough to read along. */
const RATE = 0.8

/** The device's speech, where it has any: asked for anew each time, since voices come when they like. */
const speech = (): SpeechSynthesis | undefined =>
  'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window ? window.speechSynthesis : undefined

/** Tells now and whenever the device's voices change whether it can read Chinese; gives back how to stop that. */
export function watchVoices(tell: (canRead: boolean) => void): () => void {
  const device = speech()
  if (!device) return () => undefined
  const look = (): void => {
    tell(chineseVoice(device.getVoices()) !== undefined)
  }
  look()
  // Safari 15 has the property alone.
  device.onvoiceschanged = look
  return () => {
    device.onvoiceschanged = null
  }
}

/** The device's own voice. */
export const deviceSpeaker: Speaker = {
  say(text, ended) {
    const device = speech()
    const voice = device && chineseVoice(device.getVoices())
    if (!voice) {
      ended(false)
      return
    }
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = RATE
    utterance.onend = () => {
      ended(true)
    }
    utterance.onerror = () => {
      ended(false)
    }
    device.speak(utterance)
  },
  stop() {
    speech()?.cancel()
  },
}
