import { expect, test } from 'vitest'
import { keepParameters } from './keep-parameters.ts'

test('keepParameters drops unknown parameters and repeated ones, and keeps the order', () => {
  const search = '?utm_source=letter&view=list&fbclid=1&month=2027%2D01&view=calendar&'
  expect(keepParameters(search, ['month', 'view']).toString()).toBe('view=list&month=2027-01')
  expect(keepParameters(search, []).size).toBe(0)
  expect(keepParameters('', ['month']).size).toBe(0)
})
