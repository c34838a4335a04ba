import { expect, it } from 'vitest'
import { normaliseOrderNumber, formatOrderNumber } from './order-number.ts'

it.each(['PX-104882', 'px-104882', ' px 104882 ', '104882', 'PX–104 882', 'No. PX-104882.', 'PX104882'])(
  '%s is normalised to the order number',
  (input) => {
    expect(normaliseOrderNumber(input)).toBe(formatOrderNumber(104882))
  },
)

it.each(['', 'PX-', 'demo@example.com', 'PX-1048821'])('%s is not normalised to the order number', (input) => {
  expect(normaliseOrderNumber(input)).not.toBe(formatOrderNumber(104882))
})
