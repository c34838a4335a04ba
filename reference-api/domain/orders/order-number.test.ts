import { describe, expect, it } from 'vitest'
import { createOrderNumber, isCountedNumber, normaliseOrderNumber } from './order-number.ts'

describe('a new order number', () => {
  it('has 39 random bits, and no character that is confused with another', () => {
    const numbers = Array.from({ length: 500 }, createOrderNumber)
    for (const number of numbers)
      expect(number).toMatch(/^PX-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{3}[A-HJKMNP-TV-Z]$/)
    expect(new Set(numbers).size).toBe(500)
    for (const place of [3, 4, 5, 6, 8, 9, 10, 11])
      expect(new Set(numbers.map((number) => number[place])).size, `place ${place}`).toBeGreaterThan(20)
  })

  it('is read back as itself, with its prefix and without', () => {
    for (const number of Array.from({ length: 500 }, createOrderNumber)) {
      expect(normaliseOrderNumber(number)).toBe(number)
      expect(normaliseOrderNumber(number.slice(3).replace('-', ' ').toLowerCase())).toBe(number)
      expect(isCountedNumber(number)).toBe(false)
    }
  })
})

it.each(['PX-7K3M-20XD', 'px 7k3m 2oxd', '7K3M20XD', ' Nr. PX-7K3M–20XD.', 'Order PX7K3M20XD', 'px-7k3m-2Oxd'])(
  '%s is normalised to the order number',
  (input) => expect(normaliseOrderNumber(input)).toBe('PX-7K3M-20XD'),
)

it.each(['PX-104882', 'px-104882', ' px 104882 ', '104882', 'PX–104 882', 'No. PX-104882.', 'PX104882'])(
  '%s is normalised to the older order number',
  (input) => {
    expect(normaliseOrderNumber(input)).toBe('PX-104882')
    expect(isCountedNumber(normaliseOrderNumber(input))).toBe(true)
  },
)

it.each([
  '',
  'PX-',
  'demo@example.com',
  'GB-000017',
  'DE-104882',
  'DE-1048821X',
  `PX-104882${'0'.repeat(80)}`,
  '7QK4-2M9X-KD3T-0WHR',
])('%s is no order number', (input) => expect(normaliseOrderNumber(input)).toBe(''))
