import { expect, it } from 'vitest'
import { addSessionChange } from './session-changes.ts'

it.each([
  ['/', '/?done=signed-in'],
  ['/whats-on?venue=saltworks', '/whats-on?venue=saltworks&done=signed-in'],
  ['/whats-on/a-night?done=saved#tickets', '/whats-on/a-night?done=signed-in#tickets'],
])('addSessionChange turns %s into %s', (path, expected) => {
  expect(addSessionChange(path, 'signed-in')).toBe(expected)
})
