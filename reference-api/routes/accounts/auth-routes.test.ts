import { decodeJwt } from 'jose'
import { describe, expect, it, vi } from 'vitest'
import { hashPassword, maxWaitingHashes, unusableHash } from '../../domain/accounts/password.ts'
import { startApiUnderTest, isRemote } from '../../testing/api-under-test.ts'
import { countVerifications } from '../../testing/hash-once.ts'
import { recordQueries } from '../../testing/record-queries.ts'
import { createTestClock } from '../../testing/test-clock.ts'

const clock = createTestClock()
// No job runs between the queries that a test records.
const api = startApiUnderTest({ now: clock.now, jobIntervalMs: 3_600_000, frequentJobIntervalMs: 3_600_000 })

const refresh = (token: unknown) => api.sendRequest('POST', '/token/refresh', { body: { refresh_token: token } })

describe('signing in', () => {
  it.skipIf(isRemote)(
    'is rejected when too many passwords wait to be hashed, and everything else responds',
    async () => {
      const { email, password } = await api.createCustomer()
      const guess = () => api.sendRequest('POST', '/auth', { body: { email, password: 'not the password' } })
      const guesses = Promise.all(Array.from({ length: 3 * maxWaitingHashes }, guess))
      expect((await api.createGuest()).token).toBeTruthy()
      const rejections = (await guesses).filter(({ status }) => status !== 401)
      expect(rejections.length).toBeGreaterThanOrEqual(maxWaitingHashes)
      for (const { status, headers, body } of rejections)
        expect({ status, retryAfter: headers.get('retry-after'), body }).toMatchObject({
          status: 503,
          retryAfter: '2',
          body: { 'hydra:description': 'Too much is going on right now. Please try again in a moment.' },
        })
      expect((await api.sendRequest('POST', '/auth', { body: { email, password } })).status).toBe(200)
    },
  )

  it('creates a new session for each guest', async () => {
    const [firstGuest, secondGuest] = [await api.createGuest(), await api.createGuest()]
    const claims = decodeJwt(firstGuest.token)
    expect(claims).toMatchObject({ guest_user: true, email: '', first_name: '', last_name: '' })
    expect(claims.id).toMatch(/^[0-9a-f-]{36}$/)
    expect(claims.id).not.toBe(decodeJwt(secondGuest.token).id)
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBeGreaterThan(0)
  })

  it('creates a guest session for an empty JSON object', async () => {
    const response = await api.sendRequest('POST', '/auth', { body: {} })
    expect(response.status).toBe(200)
    expect(decodeJwt(response.body.token).guest_user).toBe(true)
  })

  it('returns the claims of a user in any case of the email', async () => {
    const { email, password, id } = await api.createCustomer()
    const response = await api.sendRequest('POST', '/auth', { body: { email: ` ${email.toUpperCase()} `, password } })
    expect(response.status).toBe(200)
    expect(decodeJwt(response.body.token)).toMatchObject({
      id,
      email,
      first_name: 'Ada',
      last_name: 'Quill',
      guest_user: false,
    })
    expect(response.headers.get('cache-control')).toContain('no-store')
  })

  it.each([
    ['en', 'Invalid credentials.'],
    ['de-DE,de;q=0.9', 'Ungültige Anmeldeinformationen.'],
  ])('rejects a wrong password and an unknown account with the same message (%s)', async (language, message) => {
    const { email } = await api.createCustomer()
    const wrong = await api.sendRequest('POST', '/auth', { language, body: { email, password: 'not the password' } })
    const unknown = await api.sendRequest('POST', '/auth', {
      language,
      body: { email: 'nobody@example.com', password: 'not the password' },
    })
    expect(wrong).toMatchObject({ status: 401, body: { message } })
    expect(unknown).toMatchObject({ status: 401, body: { message } })
  })

  it.each([
    { email: 'a@example.com' },
    { password: 'x' },
    { email: {}, password: [] },
    { email: null, password: null },
  ])('rejects incomplete or invalid credentials instead of creating a guest: %j', async (body) => {
    expect(await api.sendRequest('POST', '/auth', { body })).toMatchObject({ status: 401 })
  })

  it('rejects a sign-in that is not JSON instead of creating a guest', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(await api.sendRequest('POST', '/auth', { body: 'email=a&password=b', headers })).toMatchObject({
      status: 415,
    })
  })

  it.skipIf(isRemote)('does the same work for an unknown account as for a wrong password [S44]', async () => {
    const { email } = await api.createCustomer()
    const recordWork = async (address: string) => {
      const before = countVerifications()
      const body = { email: address, password: 'not the password' }
      const queries = await recordQueries(() => api.sendRequest('POST', '/auth', { body }))
      return { queries, verifications: countVerifications() - before }
    }
    // The first tries may also record work that the customer's registration left.
    await vi.waitFor(
      async () => {
        const known = await recordWork(email)
        expect(known.verifications).toBe(1)
        expect(await recordWork('nobody@example.com')).toEqual(known)
      },
      { timeout: 10_000 },
    )
  })

  it('checks a password of an unknown account with the same parameters as that of a known one [S44]', async () => {
    const readParameters = (hash: string) => hash.split('$').slice(0, 4)
    expect(readParameters(await unusableHash)).toEqual(readParameters(await hashPassword('a long password')))
  })
})

describe('refreshing a session', () => {
  it('exchanges a token for a new pair with current claims', async () => {
    const { id, refresh_token, token } = await api.createCustomer()
    await api.sendRequest('PUT', `/users/${id}`, { token, body: { firstName: 'Grace' } })
    const response = await refresh(refresh_token)
    expect(response.status).toBe(200)
    expect(decodeJwt(response.body.token)).toMatchObject({ id, first_name: 'Grace', guest_user: false })
    expect(response.body.refresh_token).not.toBe(refresh_token)
  })

  it('keeps the id of a guest', async () => {
    const guest = await api.createGuest()
    const response = await refresh(guest.refresh_token)
    expect(decodeJwt(response.body.token)).toMatchObject({ id: decodeJwt(guest.token).id, guest_user: true })
  })

  it('returns the same successor on a retry', async () => {
    const { refresh_token } = await api.createGuest()
    const [first, second] = [await refresh(refresh_token), await refresh(refresh_token)]
    expect(second.status).toBe(200)
    expect(second.body.refresh_token).toBe(first.body.refresh_token)
    expect((await refresh(first.body.refresh_token)).status).toBe(200)
  })

  it('returns one successor to parallel requests', async () => {
    const { refresh_token } = await api.createGuest()
    const responses = await Promise.all(Array.from({ length: 8 }, () => refresh(refresh_token)))
    expect(new Set(responses.map(({ body }) => body.refresh_token)).size).toBe(1)
  })

  it('revokes the whole family when an older token is replayed', async () => {
    const { refresh_token } = await api.createGuest()
    const second = (await refresh(refresh_token)).body.refresh_token
    const third = (await refresh(second)).body.refresh_token
    expect((await refresh(refresh_token)).status).toBe(401)
    expect((await refresh(third)).status).toBe(401)
  })

  it('does not end other sessions of the same user', async () => {
    const { email, password, refresh_token } = await api.createCustomer()
    const otherRefreshToken = (await api.sendRequest('POST', '/auth', { body: { email, password } })).body.refresh_token
    const second = (await refresh(refresh_token)).body.refresh_token
    await refresh(second)
    await refresh(refresh_token)
    expect((await refresh(otherRefreshToken)).status).toBe(200)
  })

  it.each([undefined, '', 5])('responds that a sign-in is required when the token is missing (%s)', async (token) => {
    const message = 'You must be logged in to use this endpoint'
    expect(await refresh(token)).toMatchObject({ status: 401, body: { message } })
  })

  it('rejects a token that the API did not issue', async () => {
    const response = await refresh('x'.repeat(43))
    expect(response.status).toBe(401)
    expect(response.body.message).toEqual(expect.any(String))
  })

  it('rejects the token of a signed-out session [S23]', async () => {
    const { refresh_token } = await api.createCustomer()
    const next = (await refresh(refresh_token)).body.refresh_token
    expect((await api.sendRequest('DELETE', '/token', { body: { refresh_token: next } })).status).toBe(204)
    expect((await refresh(next)).status).toBe(401)
  })

  it.skipIf(isRemote)('revokes the family when a used token is sent after the grace period', async () => {
    const { refresh_token } = await api.createGuest()
    const next = (await refresh(refresh_token)).body.refresh_token
    clock.advance({ seconds: 11 })
    expect((await refresh(refresh_token)).status).toBe(401)
    expect((await refresh(next)).status).toBe(401)
  })

  it.skipIf(isRemote)('issues session tokens for 15 minutes and refresh tokens for 30 days', async () => {
    const { token, refresh_token } = await api.createCustomer()
    clock.advance({ seconds: 14 * 60 })
    expect((await api.sendRequest('GET', '/me', { token })).status).toBe(200)
    clock.advance({ seconds: 2 * 60 })
    expect((await api.sendRequest('GET', '/me', { token })).status).toBe(401)
    clock.advance({ days: 29 })
    const next = await refresh(refresh_token)
    expect(next.status).toBe(200)
    clock.advance({ days: 31 })
    expect((await refresh(next.body.refresh_token)).status).toBe(401)
  })
})

describe('session tokens', () => {
  it('are required for personal data and must be signed by the API', async () => {
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"id":"x","exp":9999999999,"iat":1}').toString('base64url')}.`
    const { token } = await api.createGuest()
    for (const invalidToken of [undefined, 'x', unsigned, `${token.slice(0, -3)}abc`]) {
      const response = await api.sendRequest('POST', '/baskets', {
        ...(invalidToken ? { token: invalidToken } : {}),
        body: {},
      })
      expect(response.status).toBe(401)
      expect(response.body['hydra:description']).toBe('You must be logged in to use this endpoint')
    }
  })
})
