import { expect, test } from 'vitest'
import { toTraditional, toTraditionalDeep } from '../../src/build/traditional'

test('prose becomes Traditional, the words of xiangqi as players write them', () => {
  expect(toTraditional('马走日，象走田，车是一杆枪。马后炮；将帅不照面。')).toBe(
    '馬走日，象走田，車是一桿槍。馬後炮；將帥不照面。',
  )
  expect(toTraditional('这里不准走。复盘')).toBe('這裡不准走。覆盤')
  expect(toTraditional('按钟。兵吃面前的，车一出门，别只顾着马。')).toBe('按鐘。兵吃面前的，車一出門，別只顧著馬。')
})

test('texts inside a value are converted, everything else stays', () => {
  expect(toTraditionalDeep({ 标题: ['马', 1, undefined], 里: { deep: '车' } })).toEqual({
    标题: ['馬', 1, undefined],
    里: { deep: '車' },
  })
})
