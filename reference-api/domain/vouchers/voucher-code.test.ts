import { expect, it } from 'vitest'
import { createVoucherCode, normaliseVoucherCode } from './voucher-code.ts'

it('voucher codes are four groups of unambiguous characters and are unique', () => {
  const codes = Array.from({ length: 500 }, createVoucherCode)
  expect(codes.filter((code) => !/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/.test(code))).toEqual([])
  expect(new Set(codes).size).toBe(500)
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32)
})

it.each([
  '7QK0-2M9X-KD3T-1WHR',
  '7qk02m9xkd3t1whr',
  ' 7QKO 2M9X  KD3T IWHR ',
  '7qko.2m9x.kd3t.lwhr',
  '7QK0–2M9X—KD3T-1WHR',
])('normaliseVoucherCode normalises %s', (typed) => {
  expect(normaliseVoucherCode(typed)).toBe('7QK0-2M9X-KD3T-1WHR')
})

it.each([
  '',
  'LAMPLIGHT10',
  '7QK0-2M9X-KD3T-1WH',
  '7QK0-2M9X-KD3T-1WHRR',
  '7QK0-2M9X-KD3T-UWHR',
  '7QK0/2M9X/KD3T/1WHR',
])('normaliseVoucherCode rejects %j', (typed) => {
  expect(normaliseVoucherCode(typed)).toBeNull()
})
