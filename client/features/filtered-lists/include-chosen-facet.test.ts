import { expect, test } from 'vitest'
import { includeChosenFacet } from './include-chosen-facet.ts'

const facets = [{ value: 'saltworks', label: 'Saltworks', count: 32 }]

test('includeChosenFacet leaves the list alone when it has the chosen value, or none is chosen', () => {
  expect(includeChosenFacet(facets, 'saltworks')).toBe(facets)
  expect(includeChosenFacet(facets, undefined)).toBe(facets)
})

test('includeChosenFacet adds the chosen value without a count when the list lacks it', () => {
  expect(includeChosenFacet([], 'saltworks', (slug) => slug.toUpperCase())).toEqual([
    { value: 'saltworks', label: 'SALTWORKS' },
  ])
})
