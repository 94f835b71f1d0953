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
  ['棋钟', '棋鐘'],
  ['按钟', '按鐘'],
  ['停钟', '停鐘'],
  ['停了钟', '停了鐘'],
  ['开钟', '開鐘'],
  ['吃面前', '吃面前'],
  ['一个中路', '一個中路'],
  ['一出门', '一出門'],
  ['别只顾', '別只顧'],
  ['复一盘', '覆一盤'],
  ['挨打', '挨打'],
  ['宣布', '宣布'],
]
