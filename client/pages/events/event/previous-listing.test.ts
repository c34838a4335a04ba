import { expect, test } from 'vitest'
import { previousListing } from './previous-listing.ts'

test('the way back keeps the filters', () => {
  expect(previousListing('/whats-on?venue=saltworks&page=2')).toBe('/whats-on?venue=saltworks&page=2')
  expect(previousListing('/whats-on?lng=de')).toBe('/whats-on')
})

test('coming from elsewhere there is no list to go back to', () => {
  expect(previousListing(null)).toBeUndefined()
  expect(previousListing('/')).toBeUndefined()
  expect(previousListing('/whats-on/marrow-choir')).toBeUndefined()
})
