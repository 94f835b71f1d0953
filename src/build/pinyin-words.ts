/**
 * Readings of xiangqi's words that a general dictionary gives otherwise: the characters, then their syllables. The longest
 * word that fits is taken. 将 is jiàng as the piece and jiāng where it means to check, or 'with'; 相 is xiàng as the piece.
 */
const WORDS = `
车 jū
俥 jū
傌 mǎ
火车 huǒ chē
汽车 qì chē
马车 mǎ chē
车站 chē zhàn
车轮 chē lún
老将 lǎo jiàng
主将 zhǔ jiàng
捉将 zhuō jiàng
露将 lòu jiàng
白脸将 bái liǎn jiàng
将帅 jiàng shuài
将门 jiàng mén
将位 jiàng wèi
将军 jiāng jūn
将死 jiāng sǐ
长将 cháng jiāng
叫将 jiào jiāng
照将 zhào jiāng
应将 yìng jiāng
解将 jiě jiāng
送将 sòng jiāng
抽将 chōu jiāng
双将 shuāng jiāng
连将 lián jiāng
若将 ruò jiāng
马将炮 mǎ jiāng pào
飞相 fēi xiàng
上相 shàng xiàng
落相 luò xiàng
仕相 shì xiàng
士相 shì xiàng
中相 zhōng xiàng
边相 biān xiàng
单相 dān xiàng
双相 shuāng xiàng
相眼 xiàng yǎn
相位 xiàng wèi
相飞田 xiàng fēi tián
相走田 xiàng zǒu tián
重炮 chóng pào
闷宫 mèn gōng
闷杀 mèn shā
担子炮 dàn zǐ pào
空头炮 kōng tóu pào
当头炮 dāng tóu pào
着法 zhāo fǎ
妙着 miào zhāo
应着 yìng zhāo
杀着 shā zhāo
变着 biàn zhāo
限着 xiàn zhāo
关键着 guān jiàn zhāo
塞象眼 sāi xiàng yǎn
防塞 fáng sāi
回还 huí huán
长捉 cháng zhuō
长打 cháng dǎ
`

/** Pieces that are read otherwise than the character is in a sentence: so they are read where they stand alone. */
export const LONE_PIECES: ReadonlyMap<string, string> = new Map([
  ['将', 'jiàng'],
  ['相', 'xiàng'],
])

const SIGNS = '一二三四五六七八九123456789进退平'

const inNotation = (piece: string, reading: string): (readonly [string, readonly string[]])[] =>
  Array.from(SIGNS, (sign) => [piece + sign, [reading]] as const)

/** Each word with its syllables; in a move's text only the piece is told, and the rest goes by the dictionary. */
export const XIANGQI_READINGS: ReadonlyMap<string, readonly string[]> = new Map([
  ...inNotation('将', 'jiàng'),
  ...inNotation('相', 'xiàng'),
  ...WORDS.trim()
    .split('\n')
    .map((line) => {
      const [word = '', ...syllables] = line.split(' ')
      return [word, syllables] as const
    }),
])
