import { expect, test } from 'vitest'
import { wayBack } from './way-back.ts'

test('signing in leads back to the page before', () => {
  expect(wayBack('/whats-on?venue=saltworks')).toBe('/whats-on?venue=saltworks')
})

test.each([null, '/register?returnTo=%2F', '/forgotten-password', '/sign-out'])(
  'signing in does not lead back to %j',
  (path) => {
    expect(wayBack(path)).toBe('')
  },
)
