const DIGITS = '零一二三四五六七八九'

/** A number below 100 as it is spoken before what is counted: 两, 十, 十八, 二十; others stay digits. */
export function inChinese(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value >= 100) return String(value)
  if (value === 2) return '两'
  const [tens, ones] = [Math.floor(value / 10), value % 10]
  if (tens === 0) return DIGITS.charAt(ones)
  return `${tens === 1 ? '' : DIGITS.charAt(tens)}十${ones === 0 ? '' : DIGITS.charAt(ones)}`
}
