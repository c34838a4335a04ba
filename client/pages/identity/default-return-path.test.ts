import { expect, test } from 'vitest'
import { defaultReturnPath } from './default-return-path.ts'

test('defaultReturnPath returns the previous page', () => {
  expect(defaultReturnPath('/whats-on?venue=saltworks')).toBe('/whats-on?venue=saltworks')
})

test.each([null, '/register?returnTo=%2F', '/forgotten-password', '/sign-out'])(
  'defaultReturnPath returns no path when the previous page is %j',
  (path) => {
    expect(defaultReturnPath(path)).toBe('')
  },
)
