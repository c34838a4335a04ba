import { describe, expect, it } from 'vitest'
import { isPurposeAllowed, parseConsent, serialiseConsent } from './consent.ts'

describe('parseConsent', () => {
  it.each([true, false])('reads what serialiseConsent writes (%s)', (recentlyViewed) => {
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
  ])('returns no decision when the cookie is %j', (cookie) => {
    expect(parseConsent(cookie)).toBeNull()
  })

  it('allows nothing before a decision', () => {
    expect(isPurposeAllowed(null, 'recentlyViewed')).toBe(false)
    expect(isPurposeAllowed({ recentlyViewed: false }, 'recentlyViewed')).toBe(false)
    expect(isPurposeAllowed({ recentlyViewed: true }, 'recentlyViewed')).toBe(true)
  })
})
