import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { createToken } from '../testing/scripted-api.ts'
import { UpstreamError } from '../upstream/commerce-api.ts'
import { isRefreshDue, toTokens } from './tokens.ts'

const receivedAt = Date.UTC(2026, 10, 22)
const claims = { id: 'user-1', email: 'ada@example.com', first_name: 'Ada', last_name: 'Quill', guest_user: false }
const createTokenPair = (times: object) => ({
  token: createToken({ ...claims, ...times }, 'ACCESS'),
  refresh_token: 'CANARY-REFRESH',
})
const createTokensLasting = (seconds: number, iat = receivedAt / 1000) =>
  toTokens(createTokenPair({ iat, exp: iat + seconds }), receivedAt)

describe('the lifetime of a token', () => {
  it.each([0, -600, 600, -1_000_000_000])(
    'is the difference of its two times, whatever the clock of the API (%i s) [F27 S11]',
    (skew) => {
      const tokens = createTokensLasting(900, receivedAt / 1000 + skew)
      expect({ receivedAt: tokens.receivedAt, lifetime: tokens.lifetime }).toEqual({ receivedAt, lifetime: 900_000 })
      expect([894_999, 895_000].map((after) => isRefreshDue(tokens, receivedAt + after))).toEqual([false, true])
    },
  )

  it('ends a tenth early when it is short, so that a token of seconds is usable', () => {
    expect([8_999, 9_000].map((after) => isRefreshDue(createTokensLasting(10), receivedAt + after))).toEqual([
      false,
      true,
    ])
  })

  it.each([
    ['an end before its start', { iat: 1_000, exp: 10 }, 0],
    ['an end far in the future', { iat: 0, exp: 1e308 }, 30 * 24 * 60 * 60_000],
    ['negative times', { iat: -1e308, exp: 1e308 }, 30 * 24 * 60 * 60_000],
  ])('is a finite number for %s', (_what, times, lifetime) => {
    expect(toTokens(createTokenPair(times), receivedAt).lifetime).toBe(lifetime)
  })
})

it.each([
  ['no times', createToken(claims, 'x')],
  ['times that are text', createToken({ ...claims, iat: '1', exp: '2' }, 'x')],
  ['no claims', 'CANARY'],
  ['claims that are not an object', `a.${Buffer.from('"CANARY"').toString('base64url')}.c`],
])('a token with %s is rejected and not quoted', (_what, token) => {
  let thrown: unknown
  try {
    toTokens({ token, refresh_token: 'CANARY' }, receivedAt)
  } catch (error) {
    thrown = error
  }
  expect(thrown).toBeInstanceOf(UpstreamError)
  expect(thrown).toMatchObject({ kind: 'invalid' })
  expect(inspect(thrown, { depth: 9 })).not.toContain('CANARY')
})
