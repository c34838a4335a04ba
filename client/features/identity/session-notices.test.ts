import { expect, it } from 'vitest'
import { withSessionNotice } from './session-notices.ts'

it.each([
  ['/', '/?done=signed-in'],
  ['/whats-on?venue=saltworks', '/whats-on?venue=saltworks&done=signed-in'],
  ['/whats-on/a-night?done=saved#tickets', '/whats-on/a-night?done=signed-in#tickets'],
])('withSessionNotice turns %s into %s', (path, expected) => {
  expect(withSessionNotice(path, 'signed-in')).toBe(expected)
})
