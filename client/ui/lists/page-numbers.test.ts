import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test('few pages are all named', () => {
  expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4])
})

test('first, last and the neighbours stay, the rest is a gap', () => {
  expect(pageNumbers(6, 12)).toEqual([1, 'gap', 5, 6, 7, 'gap', 12])
})

test('a gap never stands for one page only', () => {
  expect(pageNumbers(4, 12)).toEqual([1, 2, 3, 4, 5, 'gap', 12])
  expect(pageNumbers(1, 12)).toEqual([1, 2, 'gap', 12])
})
