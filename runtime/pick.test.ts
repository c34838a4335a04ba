import { expect, it } from 'vitest'
import { pick } from './pick.ts'

it('pick copies the named fields only', () => {
  const source = { a: 1, b: null, c: 'x' }
  expect(pick(source, ['b', 'c'])).toEqual({ b: null, c: 'x' })
})
