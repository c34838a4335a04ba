import { expect, test } from 'vitest'
import { previousListing } from './previous-listing-path.ts'

test('previousListing returns the listing with its filters', () => {
  expect(previousListing('/whats-on?venue=saltworks&page=2')).toBe('/whats-on?venue=saltworks&page=2')
  expect(previousListing('/whats-on?lng=de')).toBe('/whats-on')
})

test('previousListing returns undefined when the shopper came from another page', () => {
  expect(previousListing(null)).toBeUndefined()
  expect(previousListing('/')).toBeUndefined()
  expect(previousListing('/whats-on/marrow-choir')).toBeUndefined()
})
