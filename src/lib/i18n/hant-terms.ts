/**
 * Words that the general dictionary would write otherwise in Traditional Chinese than a xiangqi player does, longest
 * first wins. [simplified, traditional].
 */
export const HANT_TERMS: readonly (readonly [hans: string, hant: string])[] = [
  ['一杆枪', '一桿槍'],
  ['不准', '不准'],
  ['复盘', '覆盤'],
  ['程序', '程式'],
  ['链接', '連結'],
  ['文件', '檔案'],
  ['字符', '字元'],
  ['JSON 对象', 'JSON 物件'],
]
