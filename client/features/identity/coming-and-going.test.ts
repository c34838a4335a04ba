import { expect, it } from 'vitest'
import { withDone } from './coming-and-going.ts'

it.each([
  ['/', '/?done=signed-in'],
  ['/whats-on?venue=saltworks', '/whats-on?venue=saltworks&done=signed-in'],
  ['/whats-on/a-night?done=saved#tickets', '/whats-on/a-night?done=signed-in#tickets'],
])('%s says what was done as %s', (path, expected) => {
  expect(withDone(path, 'signed-in')).toBe(expected)
})
