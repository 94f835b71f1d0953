import fc from 'fast-check'
import { describe, expect, it, test, vi } from 'vitest'
import { lessonPage } from '../../src/build/curriculum'
import { pinyinOf } from '../../src/build/pinyin'
import { XIANGQI_READINGS } from '../../src/build/pinyin-words'

vi.setConfig({ testTimeout: 60_000 })

const read = (text: string): string => pinyinOf(text).join(' ')

describe('xiangqi’s words are read as players read them', () => {
  test.each([
    // The old verses, line by line.
    ['马走日', 'mǎ zǒu rì'],
    ['象走田', 'xiàng zǒu tián'],
    ['卒子一去不回还', 'zú zǐ yī qù bù huí huán'],
    ['车是一杆枪', 'jū shì yī gān qiāng'],
    ['老将老士不出院', 'lǎo jiàng lǎo shì bù chū yuàn'],
    ['士上将防空', 'shì shàng jiàng fáng kōng'],
    ['象要车相护', 'xiàng yào jū xiāng hù'],
    ['若将炮临敌', 'ruò jiāng pào lín dí'],
    ['马出渡河从', 'mǎ chū dù hé cóng'],
    ['车行二路前', 'jū xíng èr lù qián'],
    ['过河车炮上', 'guò hé jū pào shàng'],
    ['炮又马相连', 'pào yòu mǎ xiāng lián'],
    ['马将炮向前', 'mǎ jiāng pào xiàng qián'],
    ['捉将有何难', 'zhuō jiàng yǒu hé nán'],
    ['象眼深防塞', 'xiàng yǎn shēn fáng sāi'],
    ['纵横马亦奇', 'zòng héng mǎ yì qí'],
    // Words of the game.
    ['长将', 'cháng jiāng'],
    ['将军', 'jiāng jūn'],
    ['白脸将', 'bái liǎn jiàng'],
    ['将5平4', 'jiàng  píng '],
    ['相三进五', 'xiàng sān jìn wǔ'],
    ['飞相', 'fēi xiàng'],
    ['重炮', 'chóng pào'],
    ['将', 'jiàng'],
    ['相', 'xiàng'],
    ['自然限着', 'zì rán xiàn zhāo'],
    ['关键着', 'guān jiàn zhāo'],
    ['过河卒', 'guò hé zú'],
    // The same in Traditional characters.
    ['將', 'jiàng'],
    ['應將', 'yìng jiāng'],
    ['白臉將', 'bái liǎn jiàng'],
    ['自然限著', 'zì rán xiàn zhāo'],
    ['若將炮臨敵', 'ruò jiāng pào lín dí'],
    ['行棋', 'xíng qí'],
    ['坐火车', 'zuò huǒ chē'],
  ])('%s', (text, wanted) => {
    expect(read(text)).toBe(wanted)
  })

  it('by a list in which every word has a syllable for each character', () => {
    for (const [word, syllables] of XIANGQI_READINGS) {
      expect(syllables.length, word).toBeLessThanOrEqual(word.length)
      if (!/^[将相][\d一二三四五六七八九进退平]$/.test(word)) expect(syllables, word).toHaveLength(word.length)
      for (const syllable of syllables) expect(syllable, word).toMatch(/^[a-zü\u00e0-\u01dc]+$/)
    }
  })
})

test('every character has its syllable, and nothing else has one', () => {
  const text = fc.string({
    unit: fc.constantFrom('车', '将', '相', '马', '，', ' ', 'a', '9', '𠀀', '一'),
    maxLength: 12,
  })
  fc.assert(
    fc.property(text, (words) => {
      const syllables = pinyinOf(words)
      expect(syllables).toHaveLength(Array.from(words).length)
      for (const [i, sign] of Array.from(words).entries())
        if (!/\p{Script=Han}/u.test(sign)) expect(syllables[i]).toBe('')
    }),
  )
})

test('verses of the curriculum come with it, in both ways of writing', async () => {
  for (const language of ['zh-Hans', 'zh-Hant'] as const) {
    const page = await lessonPage(language, 'central-cannon-verse')
    const verses = page?.lesson.steps.flatMap(({ verse }) => (verse ? [verse] : [])) ?? []
    expect(verses.length).toBeGreaterThan(0)
    for (const { words, pinyin } of verses.flatMap(({ lines }) => lines))
      expect(pinyin).toHaveLength(Array.from(words).length)
    expect(verses[0]?.lines[4]?.pinyin?.join(' ')).toBe('xiàng yào jū xiāng hù')
  }
})
