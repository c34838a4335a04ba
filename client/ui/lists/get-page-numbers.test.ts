import { expect, test } from 'vitest'
import { getPageNumbers } from './get-page-numbers.ts'

test('getPageNumbers returns every page when there are few', () => {
  expect(getPageNumbers(2, 4)).toEqual([1, 2, 3, 4])
})

test('getPageNumbers returns the first, the last and the neighbours, and gaps for the rest', () => {
  expect(getPageNumbers(6, 12)).toEqual([1, 'gap', 5, 6, 7, 'gap', 12])
})

test('getPageNumbers returns a page instead of a gap when the gap would hide only that page', () => {
  expect(getPageNumbers(4, 12)).toEqual([1, 2, 3, 4, 5, 'gap', 12])
  expect(getPageNumbers(1, 12)).toEqual([1, 2, 'gap', 12])
})
