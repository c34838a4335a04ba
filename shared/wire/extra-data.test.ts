import { expect, test } from 'vitest'
import { isMadeToOrder } from './extra-data.ts'

test('a line is made to order when it has a dedication', () => {
  expect(isMadeToOrder({ extraData: { dedication: 'For Ada' } })).toBe(true)
  expect(isMadeToOrder({ extraData: { dedication: '' } })).toBe(false)
  expect(isMadeToOrder({ extraData: { guestName1: 'Ada' } })).toBe(false)
})
