import { expect, test } from 'vitest'
import { defaultReturnPath } from './default-return-path.ts'

test('signing in leads back to the page before', () => {
  expect(defaultReturnPath('/whats-on?venue=saltworks')).toBe('/whats-on?venue=saltworks')
})

test.each([null, '/register?returnTo=%2F', '/forgotten-password', '/sign-out'])(
  'signing in does not lead back to %j',
  (path) => {
    expect(defaultReturnPath(path)).toBe('')
  },
)
