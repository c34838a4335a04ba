import { expect, test } from 'vitest'
import { pickParameters } from './pick-parameters.ts'

test('keepParameters drops unknown parameters and repeated ones, and keeps the order', () => {
  const search = '?utm_source=letter&view=list&fbclid=1&month=2027%2D01&view=calendar&'
  expect(pickParameters(search, ['month', 'view']).toString()).toBe('view=list&month=2027-01')
  expect(pickParameters(search, []).size).toBe(0)
  expect(pickParameters('', ['month']).size).toBe(0)
})
