import { describe, expect, it } from 'vitest'
import { isPurposeAllowed, parseConsent, serialiseConsent } from './consent.ts'

describe('a decision about cookies', () => {
  it.each([true, false])('is read as it was written (%s)', (recentlyViewed) => {
    expect(parseConsent(serialiseConsent({ recentlyViewed }))).toEqual({ recentlyViewed })
  })

  it.each([
    undefined,
    '',
    '1',
    '1.',
    'yes',
    '0.recentlyViewed',
    '2.recentlyViewed',
    '1.everything',
    '1.recentlyViewed_everything',
    '1.recentlyViewed.x',
    '1.none_recentlyViewed',
    '1.toString',
  ])('is none when the cookie says %j', (cookie) => {
    expect(parseConsent(cookie)).toBeNull()
  })

  it('allows nothing before it was made', () => {
    expect(isPurposeAllowed(null, 'recentlyViewed')).toBe(false)
    expect(isPurposeAllowed({ recentlyViewed: false }, 'recentlyViewed')).toBe(false)
    expect(isPurposeAllowed({ recentlyViewed: true }, 'recentlyViewed')).toBe(true)
  })
})
