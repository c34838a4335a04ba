import { expect, test } from 'vitest'
import { getPreviousListingPath } from './previous-listing-path.ts'

test('getPreviousListingPath returns the listing with its filters', () => {
  expect(getPreviousListingPath('/whats-on?venue=saltworks&page=2')).toBe('/whats-on?venue=saltworks&page=2')
  expect(getPreviousListingPath('/whats-on?lng=de')).toBe('/whats-on')
})

test('getPreviousListingPath returns undefined when the shopper came from another page', () => {
  expect(getPreviousListingPath(null)).toBeUndefined()
  expect(getPreviousListingPath('/')).toBeUndefined()
  expect(getPreviousListingPath('/whats-on/marrow-choir')).toBeUndefined()
})
