import { expect, test } from 'vitest'
import { listingBehind } from './listing-behind.ts'

test('the way back keeps the filters', () => {
  expect(listingBehind('/whats-on?venue=saltworks&page=2')).toBe('/whats-on?venue=saltworks&page=2')
  expect(listingBehind('/whats-on?lng=de')).toBe('/whats-on')
})

test('coming from elsewhere there is no list to go back to', () => {
  expect(listingBehind(null)).toBeUndefined()
  expect(listingBehind('/')).toBeUndefined()
  expect(listingBehind('/whats-on/marrow-choir')).toBeUndefined()
})
