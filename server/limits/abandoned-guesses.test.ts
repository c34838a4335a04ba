import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createAuthenticator } from '#reference-api/testing/create-authenticator.ts'
import { startFixtureApi } from '#reference-api/testing/start-fixture-api.ts'
import { createRegistration, createCustomer } from '../testing/customer.ts'
import type { ShopperBrowser } from '../testing/shopper-browser.ts'
import { startBff, type TestBff } from '../testing/start-bff.ts'
import { startFaultyGateway, type FaultyGateway } from '../testing/start-faulty-gateway.ts'
import { startRedis, type TestRedis } from '../testing/start-redis.ts'

const attackSize = 60

let redis: TestRedis
let api: Awaited<ReturnType<typeof startFixtureApi>>
let gateway: FaultyGateway
let bff: TestBff
let addressCount = 0

beforeAll(async () => {
  ;[redis, api] = await Promise.all([startRedis(), startFixtureApi()])
  gateway = await startFaultyGateway(api.url)
  bff = await startBff({
    env: {
      REDIS_URL: redis.url,
      COMMERCE_API_URL: gateway.url,
      UPSTREAM_TIMEOUT_MS: '30000',
      TRUSTED_PROXY_HOPS: '1',
      LIMIT_SIGN_IN_ACCOUNT: `${attackSize}/15m`,
      LIMIT_SIGN_IN_IP: '1/15m',
      LIMIT_SIGN_IN_DEVICE: '1/15m',
      LIMIT_RESET_IP: '1/1h',
      LIMIT_PASSKEYS_IP: '1/15m',
      LIMIT_CODES_IP: '1/15m',
      LIMIT_LINKS_IP: '1/1h',
      LIMIT_ORDER_LOOKUP_IP: '1/1h',
      LIMIT_REGISTRATION_IP: '100/1h',
    },
  })
})
afterAll(async () => {
  await bff.close()
  await gateway.close()
  await Promise.all([redis.close(), api.close()])
})
afterEach(() => {
  gateway.holdCall = () => undefined
  gateway.failCall = () => false
})

type Guess = (
  browser: ShopperBrowser,
  init: { headers: Record<string, string>; signal?: AbortSignal },
) => Promise<{
  status: number
}>

/** Holds matching calls at the API. `arrived` resolves when `amount` calls wait; `release` lets all pass. */
const holdCalls = (pattern: RegExp, amount: number) => {
  const arrived = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  let count = 0
  gateway.holdCall = (call) => {
    if (!pattern.test(call)) return undefined
    if (++count === amount) arrived.resolve()
    return released.promise
  }
  return { arrived: arrived.promise, release: released.resolve }
}

/** Sends guesses that reach the API, and cuts their connections before it responds. The shop aborts no call. */
const sendAbandonedGuesses = async (
  pattern: RegExp,
  sendGuess: (signal: AbortSignal) => Promise<unknown>,
  amount = 1,
) => {
  const held = holdCalls(pattern, amount)
  const client = new AbortController()
  const guesses = Array.from({ length: amount }, () => sendGuess(client.signal).catch(() => 'cut'))
  await held.arrived
  client.abort()
  expect(new Set(await Promise.all(guesses))).toEqual(new Set(['cut']))
  // Time in which the shop notices that the connection closed.
  await sleep(50)
  expect(bff.log.lines().filter(({ msg, status }) => msg === 'commerce API' && status === 'aborted')).toEqual([])
  held.release()
  gateway.holdCall = () => undefined
}

const wrongToken = 'a-token-that-is-wrong-0123456789'
const code = { code: 'WRONG-CODE' }

const proofs: [string, RegExp, Guess, prepare?: (browser: ShopperBrowser) => Promise<unknown>][] = [
  [
    'a password, to change the email',
    /^POST \/auth/,
    (browser, init) =>
      browser.send(
        'PUT',
        '/bff/profile',
        { firstName: 'Ada', lastName: 'Quill', email: createRegistration().email, currentPassword: 'a wrong guess' },
        init,
      ),
  ],
  [
    'a password, to change it',
    /^POST \/auth/,
    (browser, init) =>
      browser.send(
        'PUT',
        '/bff/profile/password',
        {
          currentPassword: 'a wrong guess',
          newPassword: 'another long password',
          confirmPassword: 'another long password',
        },
        init,
      ),
  ],
  [
    'a password, to delete the account',
    /^DELETE \/users/,
    (browser, init) => browser.send('DELETE', '/bff/profile', { password: 'a wrong guess', confirmed: true }, init),
  ],
  [
    'a password, to add a passkey',
    /^POST \/auth/,
    (browser, init) => browser.send('POST', '/bff/profile/passkeys/options', { password: 'a wrong guess' }, init),
  ],
  [
    'a passkey',
    /^POST \/auth\/passkey$/,
    async (browser, init) => {
      const { body: options } = await browser.post('/bff/session/passkey-options')
      return browser.send('POST', '/bff/session/passkey', { credential: createAuthenticator().get(options) }, init)
    },
  ],
  [
    'the link of a password reset',
    /update-password$/,
    (browser, init) =>
      browser.send(
        'POST',
        '/bff/password-reset',
        { newPassword: 'another long password', confirmPassword: 'another long password' },
        init,
      ),
    (browser) => browser.send('PUT', '/bff/password-reset', { email: createRegistration().email, token: wrongToken }),
  ],
  [
    'the link that verifies an email address',
    /open-verification$/,
    (browser, init) => browser.send('POST', '/bff/email-verification', {}, init),
    (browser) => browser.send('PUT', '/bff/email-verification', { token: wrongToken }),
  ],
  [
    'the link that undoes a change of email',
    /open-email-undo$/,
    (browser, init) => browser.send('POST', '/bff/email-undo', {}, init),
    (browser) => browser.send('PUT', '/bff/email-undo', { token: wrongToken }),
  ],
  [
    'a link of the newsletter',
    /^POST \/newsletter-subscriptions/,
    (browser, init) => browser.send('POST', '/bff/newsletter/confirmations', { token: wrongToken }, init),
  ],
  [
    'the link of a shared wishlist',
    /^GET \/wishlists\/shared/,
    (browser, init) => browser.send('GET', `/bff/shared-wishlists/${wrongToken}`, undefined, init),
  ],
  [
    'the number and email of an order',
    /look-up$/,
    (browser, init) =>
      browser.send('POST', '/bff/order-look-ups', { email: createRegistration().email, number: 'PX-0000-000A' }, init),
  ],
  [
    'the link of an order',
    /open-link$/,
    (browser, init) => browser.send('POST', '/bff/order-links', { token: wrongToken }, init),
  ],
  [
    '“this was not me” of an order',
    /disown/,
    (browser, init) => browser.send('POST', '/bff/order-disownment', {}, init),
    (browser) => browser.send('PUT', '/bff/order-disownment', { token: wrongToken }),
  ],
  [
    'the code of a voucher',
    /vouchers\/balance$/,
    (browser, init) => browser.send('POST', '/bff/vouchers/balance', code, init),
  ],
  [
    'a promotion code',
    /^PUT \/baskets/,
    (browser, init) => browser.send('POST', '/bff/basket/promotions', code, init),
    (browser) => browser.post('/bff/basket/lines', { items: [{ sku: 'RECORD-1-LP', quantity: 1 }] }),
  ],
]

const createAddressHeader = () => ({ 'x-forwarded-for': `198.51.100.${++addressCount}` })

describe('a client that disconnects before the response', () => {
  it('has spent sixty guesses of a password after sixty sign-ins [S42]', async () => {
    const { form } = await createCustomer(bff)
    const signIn = (signal?: AbortSignal) =>
      bff
        .browser()
        .send(
          'POST',
          '/bff/session',
          { email: form.email, password: 'a wrong guess' },
          { headers: createAddressHeader(), ...(signal && { signal }) },
        )
    // The real API would reject most of sixty sign-ins at once with 503. Those count as unchecked, so the gateway
    // responds 401.
    gateway.failCall = (call) => call === 'POST /auth' && 401
    await sendAbandonedGuesses(/^POST \/auth/, signIn, attackSize)
    expect((await signIn()).status).toBe(429)
    expect(bff.log.lines().filter(({ event }) => event === 'auth.sign_in_failed')).not.toEqual([])
  })

  it.each(proofs)('has spent its guess of %s [S42]', async (_name, pattern, guess, prepare) => {
    const { browser } = await createCustomer(bff)
    await prepare?.(browser)
    const headers = createAddressHeader()
    await sendAbandonedGuesses(pattern, (signal) => guess(browser, { headers, signal }))
    expect((await guess(browser, { headers })).status).toBe(429)
  })
})

it('a guess that the API fails to check is given back [S42]', async () => {
  const { form } = await createCustomer(bff)
  const headers = createAddressHeader()
  const signIn = () => bff.browser().send('POST', '/bff/session', form, { headers })
  gateway.failCall = (call) => call === 'POST /auth' && 503
  expect((await signIn()).status).toBe(503)
  gateway.failCall = () => false
  expect((await signIn()).status).toBe(200)
})

it('more sign-ins at once than the API can hash leave baskets and new guests alone [S42]', async () => {
  const signIn = () =>
    bff
      .browser()
      .send(
        'POST',
        '/bff/session',
        { email: createRegistration().email, password: 'a wrong guess' },
        { headers: createAddressHeader() },
      )
  const signIns = Promise.all(Array.from({ length: attackSize }, signIn))
  const guest = await bff.browser().post('/bff/basket/lines', { items: [{ sku: 'RECORD-1-LP', quantity: 1 }] })
  expect(guest.status).toBe(200)
  const responses = await signIns
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([401, 503]))
  const rejections = responses.filter(({ status }) => status === 503)
  expect(rejections.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true)
  // Eight failures in a row would open the circuit, but a full queue is no failure.
  expect((await signIn()).status).toBe(401)
  expect(bff.log.text()).not.toContain('circuit open')
})
