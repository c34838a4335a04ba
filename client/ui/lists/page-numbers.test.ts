import { expect, test } from 'vitest'
import { getPageNumbers } from './page-numbers.ts'

test('few pages are all named', () => {
  expect(getPageNumbers(2, 4)).toEqual([1, 2, 3, 4])
})

test('first, last and the neighbours stay, the rest is a gap', () => {
  expect(getPageNumbers(6, 12)).toEqual([1, 'gap', 5, 6, 7, 'gap', 12])
})

test('a gap never stands for one page only', () => {
  expect(getPageNumbers(4, 12)).toEqual([1, 2, 3, 4, 5, 'gap', 12])
  expect(getPageNumbers(1, 12)).toEqual([1, 2, 'gap', 12])
})
