import { expect, it } from 'vitest'
import { withSessionNotification } from './session-notifications.ts'

it.each([
  ['/', '/?done=signed-in'],
  ['/whats-on?venue=saltworks', '/whats-on?venue=saltworks&done=signed-in'],
  ['/whats-on/a-night?done=saved#tickets', '/whats-on/a-night?done=signed-in#tickets'],
])('withSessionNotice turns %s into %s', (path, expected) => {
  expect(withSessionNotification(path, 'signed-in')).toBe(expected)
})
