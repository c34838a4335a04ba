import { decodeJwt } from 'jose'
import { afterAll, describe, expect, it } from 'vitest'
import { startBff } from '../../testing/start-bff.ts'
import { createCustomer, signIn } from '../../testing/customer.ts'
import type { ShopperBrowser } from '../../testing/shopper-browser.ts'
import { startFullBff } from '../../testing/start-full-bff.ts'
import { readVaults } from '../../testing/read-vaults.ts'

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Safari/537.36'

let clockOffsetMs = 0
const now = () => Date.now() + clockOffsetMs
const sharedSecrets = {
  SESSION_KEYS: Buffer.alloc(32, 7).toString('base64'),
  SESSION_SECRETS: 'the same secret on every replica of the shop',
}
const shop = await startFullBff({ env: sharedSecrets, now })
const replica = await startBff({ env: shop.settings, now })
afterAll(async () => {
  await replica.close()
  await shop.close()
})

type ListedSession = {
  key: string
  isCurrent: boolean
  kind: string
  browser: string | null
  system: string | null
  signedInOn: string
  lastSeen: { unit: string; count: number }
}
const listSessions = async (browser: ShopperBrowser): Promise<ListedSession[]> =>
  (await browser.get('/bff/profile/sessions')).body.sessions
const isGuest = async (browser: ShopperBrowser) => (await browser.get('/bff/session')).body.guest as boolean
const end = (browser: ShopperBrowser, key: string) => browser.send('DELETE', `/bff/profile/sessions/${key}`)

describe('the session list of a customer', () => {
  it('names each device, this session first [S20]', async () => {
    const { browser, form } = await createCustomer(shop.bff)
    const otherBrowser = shop.bff.browser()
    await otherBrowser.send(
      'POST',
      '/bff/session',
      { email: form.email, password: form.password },
      { headers: { 'user-agent': windows } },
    )
    const sessions = await listSessions(browser)
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
    expect(sessions[1]).toMatchObject({
      kind: 'computer',
      browser: 'Chrome',
      system: 'Windows',
      lastSeen: { unit: 'now', count: 0 },
    })
    browser.cookies.set('currentLanguage', 'de')
    expect((await listSessions(browser))[1]!.signedInOn).toMatch(/^\d{1,2}\. \p{L}+ \d{4}$/u)
    expect((await listSessions(otherBrowser)).map(({ isCurrent, kind }) => [isCurrent, kind])).toEqual([
      [true, 'computer'],
      [false, 'unknown'],
    ])
  })

  it('is readable by its customer only [S45]', async () => {
    const { browser } = await createCustomer(shop.bff)
    expect(await listSessions(browser)).toHaveLength(1)
    const response = await shop.bff.browser().get('/bff/profile/sessions')
    expect({ status: response.status, message: response.body.message }).toEqual({
      status: 401,
      message: 'You must be logged in to use this endpoint',
    })
  })

  it('has opaque keys that are no session keys and are invalid for other customers', async () => {
    const { browser, form } = await createCustomer(shop.bff)
    const { browser: otherBrowser } = await signIn(shop.bff, form)
    const [ownSessions, otherSessions] = [await listSessions(browser), await listSessions(otherBrowser)]
    const stored = (await shop.redis.client.keys('*')).join()
    for (const { key } of [...ownSessions, ...otherSessions]) expect(stored).not.toContain(key)
    expect(ownSessions.map(({ key }) => key).filter((key) => otherSessions.some((place) => place.key === key))).toEqual(
      [],
    )

    const otherCustomer = (await createCustomer(shop.bff)).browser
    for (const { key } of ownSessions) expect((await end(otherCustomer, key)).status).toBe(404)
    expect((await end(browser, otherSessions[0]!.key)).status).toBe(404)
    expect({ browser: await isGuest(browser), otherBrowser: await isGuest(otherBrowser) }).toEqual({
      browser: false,
      otherBrowser: false,
    })
  })

  it('revokes a session at once: its next request, on any replica, is a guest’s [S20]', async () => {
    const { browser, form } = await createCustomer(shop.bff)
    const { browser: otherBrowser } = await signIn(replica, form)
    const held = otherBrowser.copy()
    const place = (await listSessions(browser)).find(({ isCurrent }) => !isCurrent)
    expect((await end(browser, place!.key)).status).toBe(200)
    expect({ otherBrowser: await isGuest(otherBrowser), browser: await isGuest(browser) }).toEqual({
      otherBrowser: true,
      browser: false,
    })
    // The other browser is not told: it is a guest at once, with a new session id.
    const basket = await otherBrowser.post('/bff/basket/lines', { items: [{ sku: 'RECORD-1-LP', quantity: 1 }] })
    expect({ status: basket.status, count: basket.body.count }).toEqual({ status: 200, count: 1 })
    expect(otherBrowser.getSessionCookie()).not.toBe(held.getSessionCookie())
    expect(await listSessions(browser)).toHaveLength(1)
  })

  it('revokes the refresh token upstream too', async () => {
    const { browser, form } = await createCustomer(shop.bff)
    const { browser: otherBrowser } = await signIn(shop.bff, form)
    const vaults = await readVaults(shop.redis.client, shop.bff.config)
    const tokens = new Set(
      vaults.flatMap(({ token, refreshToken }) => (decodeJwt(token!).email === form.email ? [refreshToken!] : [])),
    )
    expect(tokens.size).toBe(2)
    expect((await browser.send('DELETE', '/bff/profile/sessions')).body).toEqual({ revokedCount: 1 })
    expect(await isGuest(otherBrowser)).toBe(true)
    const refresh = async (refresh_token: string) =>
      (
        await fetch(`${shop.api.url}/token/refresh`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ refresh_token }),
        })
      ).status
    const statuses = await Promise.all([...tokens].map(refresh))
    expect(statuses.toSorted()).toEqual([200, 401])
  })

  it('has the time of the last request, and drops expired sessions', async () => {
    const { browser, form } = await createCustomer(shop.bff)
    await signIn(shop.bff, form)
    clockOffsetMs = 3 * 60 * 60 * 1000
    expect((await listSessions(browser)).map(({ lastSeen }) => lastSeen)).toEqual([
      { unit: 'now', count: 0 },
      { unit: 'hours', count: 3 },
    ])
    await browser.send('DELETE', '/bff/session')
    expect(await listSessions((await signIn(shop.bff, form)).browser)).toHaveLength(2)
    clockOffsetMs = 0
  })
})

describe('changing the password', () => {
  const change = (browser: ShopperBrowser, body: object) => browser.send('PUT', '/bff/profile/password', body)

  it('revokes the other sessions [S20]', async () => {
    const { browser, form } = await createCustomer(shop.bff)
    const { browser: otherBrowser } = await signIn(shop.bff, form)
    const next = {
      currentPassword: form.password,
      newPassword: 'another long password',
      confirmPassword: 'another long password',
    }
    expect((await change(browser, next)).body).toEqual({ message: 'Your new password is set.', revokedCount: 1 })
    expect({ otherBrowser: await isGuest(otherBrowser), browser: await isGuest(browser) }).toEqual({
      otherBrowser: true,
      browser: false,
    })
    expect((await signIn(shop.bff, { ...form, password: next.newPassword })).response.status).toBe(200)
  })

  it.each([
    ['en', { currentPassword: 'not it at all' }, 'currentPassword', 'This is not your current password.'],
    ['de', { currentPassword: '' }, 'currentPassword', 'Dieses Feld ist erforderlich.'],
    [
      'en',
      { newPassword: 'short', confirmPassword: 'short' },
      'newPassword',
      'Choose a password of at least 10 characters.',
    ],
    [
      'de',
      { newPassword: 'password123', confirmPassword: 'password123' },
      'newPassword',
      'Dieses Passwort ist zu leicht zu erraten.',
    ],
    ['en', { confirmPassword: 'different' }, 'confirmPassword', 'The passwords do not match.'],
    ['de', { confirmPassword: 'different' }, 'confirmPassword', 'Die Passwörter stimmen nicht überein.'],
  ])('in %s has an error for %j at its field [S22]', async (language, wrongInput, field, message) => {
    const { browser, form } = await createCustomer(shop.bff)
    browser.cookies.set('currentLanguage', language)
    const response = await change(browser, {
      currentPassword: form.password,
      newPassword: 'another long password',
      confirmPassword: 'another long password',
      ...wrongInput,
    })
    expect({ status: response.status, fields: response.body.fields }).toEqual({
      status: 422,
      fields: [{ field, message }],
    })
  })
})
