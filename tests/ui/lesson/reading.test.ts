import { describe, expect, it, test } from 'vitest'
import { chineseVoice, Reading, type Speaker } from '../../../src/lib/ui/lesson/reading'

const voice = (lang: string, localService = true) => ({ lang, localService })

describe('the voice', () => {
  test.each([
    [['en-US', 'zh-HK', 'zh-TW', 'zh-CN'], 'zh-CN'],
    [['en-US', 'zh_CN_#Hans', 'zh_CN'], 'zh_CN'],
    [['cmn-Hans-CN'], 'cmn-Hans-CN'],
    [['zh-HK', 'zh-TW'], 'zh-TW'],
    [['en-GB', 'yue-HK'], 'yue-HK'],
    [['zh'], 'zh'],
    [['zh-CN-liaoning'], 'zh-CN-liaoning'],
    [['en-US', 'ja-JP', 'zha-CN'], undefined],
    [[], undefined],
  ])('%j: %s', (langs, wanted) => {
    expect(chineseVoice(langs.map((lang) => voice(lang)))?.lang).toBe(wanted)
  })

  it('is the device’s own: nothing is sent away to be read', () => {
    expect(chineseVoice([voice('zh-CN', false)])).toBeUndefined()
    expect(chineseVoice([voice('zh-CN', false), voice('zh-TW')])?.lang).toBe('zh-TW')
  })
})

/** A speaker that waits until the test lets it end. */
function slowSpeaker() {
  const said: string[] = []
  const ends: ((isSaid: boolean) => void)[] = []
  let stops = 0
  const speaker: Speaker = {
    say: (text, ended) => {
      said.push(text)
      ends.push(ended)
    },
    stop: () => stops++,
  }
  return { speaker, said, ends, stops: () => stops }
}

function begun(...lines: readonly string[]) {
  const slow = slowSpeaker()
  const lit: number[] = []
  const reading = new Reading(slow.speaker, (line) => lit.push(line))
  reading.start(lines)
  return { ...slow, lit, reading }
}

describe('reading aloud', () => {
  it('says one line after the other and lights it, and none when it is through', () => {
    const { said, ends, lit } = begun('a', 'b')
    expect([said, lit.at(-1)]).toEqual([['a'], 0])
    ends[0]?.(true)
    expect([said, lit.at(-1)]).toEqual([['a', 'b'], 1])
    ends[1]?.(true)
    expect([said, lit.at(-1)]).toEqual([['a', 'b'], -1])
  })

  it('falls silent at once when it is stopped, whatever the voice still says', () => {
    const { said, ends, lit, reading, stops } = begun('a', 'b')
    const before = stops()
    reading.stop()
    expect([stops(), lit.at(-1)]).toEqual([before + 1, -1])
    ends[0]?.(true)
    expect([said, lit.at(-1)]).toEqual([['a'], -1])
  })

  it('stops where the voice fails', () => {
    const { said, ends, lit } = begun('a', 'b')
    ends[0]?.(false)
    expect([said, lit.at(-1)]).toEqual([['a'], -1])
  })

  it('begins anew, and does not listen to what it said before', () => {
    const { said, ends, lit, reading } = begun('a', 'b')
    reading.start(['c', 'd'])
    ends[0]?.(true)
    expect([said, lit.at(-1)]).toEqual([['a', 'c'], 0])
    ends[1]?.(true)
    expect([said, lit.at(-1)]).toEqual([['a', 'c', 'd'], 1])
  })

  it('of nothing is over at once', () => {
    expect(begun().lit.at(-1)).toBe(-1)
  })
})
