import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthenticator } from '#reference-api/testing/create-authenticator.ts'
import { createMailbox } from '#reference-api/testing/mailbox.ts'
import { createRegistration, createCustomer } from '../testing/customer.ts'
import type { ShopperBrowser } from '../testing/shopper-browser.ts'
import { startFullBff } from '../testing/start-full-bff.ts'

const limit = 3

let shop: Awaited<ReturnType<typeof startFullBff>>
let addressCount = 0
const mailbox = await createMailbox()

beforeAll(async () => {
  shop = await startFullBff({
    api: { mailFolder: mailbox.folder },
    env: {
      TRUSTED_PROXY_HOPS: '1',
      LIMIT_SIGN_IN_ACCOUNT: `${limit}/15m`,
      LIMIT_SIGN_IN_DEVICE: `${limit}/15m`,
      LIMIT_PASSWORDS_IP: '10/1m',
      LIMIT_REGISTRATION_IP: '100/1h',
    },
  })
})
afterAll(async () => {
  await shop.close()
  await mailbox.remove()
})

type Credentials = { email: string; password: string }

const createAddress = () => `198.51.100.${++addressCount}`

const signIn = async (browser: ShopperBrowser, { email, password }: Credentials, address = createAddress()) => {
  const headers = { 'x-forwarded-for': address }
  return (await browser.send('POST', '/bff/session', { email, password }, { headers })).status
}

const guessOften = async (email: string, createBrowser: () => ShopperBrowser) => {
  for (let count = 0; count < limit; count++)
    expect(await signIn(createBrowser(), { email, password: 'a wrong guess' })).toBe(401)
}

/** Uses up all guesses of the account on unknown devices, and checks that the account is locked. */
const lockAccount = async (form: Credentials) => {
  await guessOften(form.email, () => shop.bff.browser())
  expect(await signIn(shop.bff.browser(), form)).toBe(429)
}

/** A customer on a device that the account knows, signed out. */
const createOwner = async () => {
  const { browser, form } = await createCustomer(shop.bff)
  await browser.send('DELETE', '/bff/session')
  return { browser, form }
}

const listDevices = async () => (await shop.redis.client.keys('*:devices')).toSorted()

describe('a device that the account knows', () => {
  it('lets the owner in while an attacker has spent the guesses of the account [S42]', async () => {
    const { browser, form } = await createOwner()
    await lockAccount(form)
    expect(await signIn(browser, form)).toBe(200)
    // The owner confirms changes with the password, too.
    const body = { password: form.password, confirmed: true }
    expect((await browser.send('DELETE', '/bff/profile', body)).status).toBe(200)
  })

  it('has a limit of its own, which leaves that of others alone [S42]', async () => {
    const { browser, form } = await createOwner()
    await guessOften(form.email, () => browser)
    expect(await signIn(browser, form)).toBe(429)
    expect(await signIn(shop.bff.browser(), form)).toBe(200)
  })

  it('has no limit of its own for another account', async () => {
    const { browser } = await createOwner()
    const { form: otherForm } = await createOwner()
    await lockAccount(otherForm)
    expect(await signIn(browser, otherForm)).toBe(429)
  })

  it('signs no browser in, and Redis stores only hashes of it and of the account', async () => {
    const { browser, form } = await createOwner()
    const device = browser.cookies.get('device')!
    expect(device).toMatch(/^[\w-]{43}$/)
    const thief = shop.bff.browser()
    thief.cookies.set('device', device)
    expect((await thief.get('/bff/session')).body).toMatchObject({ guest: true })
    expect((await thief.get('/bff/profile')).status).toBe(401)
    for (const key of await listDevices()) {
      expect(key).not.toContain(form.email)
      expect(await shop.redis.client.zrange(key, '0', '-1')).not.toContain(device)
    }
  })

  it('gets a new value when the account does not know the one that the browser sent [S18]', async () => {
    const { form } = await createOwner()
    const browser = shop.bff.browser()
    const planted = 'p'.repeat(43)
    browser.cookies.set('device', planted)
    expect(await signIn(browser, form)).toBe(200)
    const issued = browser.cookies.get('device')
    expect(issued).not.toBe(planted)
    await browser.send('DELETE', '/bff/session')
    expect(await signIn(browser, form)).toBe(200)
    expect(browser.cookies.get('device')).toBe(issued)
  })

  it('is named by an HttpOnly cookie for half a year', async () => {
    const form = createRegistration()
    const { headers } = await shop.bff.browser().post('/bff/users', form)
    expect(headers.getSetCookie().find((cookie) => cookie.startsWith('device='))).toMatch(
      /^device=[\w-]{43}; Max-Age=15552000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    )
  })

  const endings: [string, (browser: ShopperBrowser, password: string) => Promise<unknown>][] = [
    [
      'a change of password',
      (browser, password) => {
        const next = { newPassword: `${password} 2`, confirmPassword: `${password} 2`, revokeOthers: false }
        return browser.send('PUT', '/bff/profile/password', { currentPassword: password, ...next })
      },
    ],
    ['the end of other sessions', (browser) => browser.send('DELETE', '/bff/profile/sessions')],
    [
      'the end of another session',
      async (browser) => {
        const { sessions } = (await browser.get('/bff/profile/sessions')).body as {
          sessions: { key: string; isCurrent: boolean }[]
        }
        const other = sessions.find(({ isCurrent }) => !isCurrent)!
        return browser.send('DELETE', `/bff/profile/sessions/${other.key}`)
      },
    ],
    [
      'the deletion of the account',
      (browser, password) => browser.send('DELETE', '/bff/profile', { password, confirmed: true }),
    ],
  ]

  it.each(endings)('is forgotten after %s', async (_name, end) => {
    const before = await listDevices()
    const { browser, form } = await createCustomer(shop.bff)
    expect(await signIn(shop.bff.browser(), form)).toBe(200)
    expect(await listDevices()).toHaveLength(before.length + 1)
    expect(await end(browser, form.password)).toMatchObject({ status: 200 })
    expect(await listDevices()).toEqual(before)
  })
})

describe('a device that the account does not know', () => {
  const proveEmail = async (browser: ShopperBrowser, { email }: Credentials) => {
    const token = await mailbox.waitForToken(email, '/verify-email')
    await browser.send('PUT', '/bff/email-verification', { token })
    await browser.post('/bff/email-verification', {})
  }
  const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' }

  it('is emailed to the owner at the first sign-in there, unlike the one that opened the account', async () => {
    const { browser, form } = await createCustomer(shop.bff)
    await proveEmail(browser, form)
    await browser.send('DELETE', '/bff/session')
    expect(await signIn(browser, form)).toBe(200)
    const other = shop.bff.browser()
    expect((await other.send('POST', '/bff/session', form, { headers })).status).toBe(200)
    const emails = await mailbox.waitForEmails(form.email, 'new device')
    expect(emails).toHaveLength(1)
    await mailbox.waitForEmails(form.email, 'Firefox on Windows')
    expect(await signIn(other, form)).toBe(200)
    expect(await mailbox.findEmailsTo(form.email, 'new device')).toHaveLength(1)
  })

  it('is emailed at a sign-in with a passkey, too', async () => {
    const { browser, form } = await createCustomer(shop.bff)
    await proveEmail(browser, form)
    const authenticator = createAuthenticator()
    const { body: creation } = await browser.post('/bff/profile/passkeys/options', { password: form.password })
    await browser.post('/bff/profile/passkeys', { name: 'Phone', credential: authenticator.create(creation) })
    const other = shop.bff.browser()
    const { body: options } = await other.post('/bff/session/passkey-options')
    const passkey = { credential: authenticator.get(options) }
    expect((await other.send('POST', '/bff/session/passkey', passkey, { headers })).status).toBe(200)
    await mailbox.waitForEmails(form.email, 'Firefox on Windows')
  })
})

it('one IP address with the right passwords of three accounts gets ten hashes of the API, and no other shopper waits [S42]', async () => {
  const owners = [await createOwner(), await createOwner(), await createOwner()]
  const attacker = createAddress()
  const signInAll = () => Promise.all(owners.map(({ browser, form }) => signIn(browser, form, attacker)))
  const statuses = [await signInAll(), await signInAll(), await signInAll(), await signInAll()].flat()
  expect(statuses.filter((status) => status === 200)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  expect(await signIn(shop.bff.browser(), owners[0]!.form)).toBe(200)
})

it('the right password never locks an account, however often a full queue rejects it [S42]', async () => {
  const { browser, form } = await createOwner()
  const address = createAddress()
  const statuses: number[] = []
  for (let count = 0; count < 20; count++) statuses.push(await signIn(shop.bff.browser(), form, address))
  for (let count = 0; count < 5; count++) statuses.push(await signIn(browser, form, address))
  expect(statuses).toEqual([...Array<number>(10).fill(200), ...Array<number>(15).fill(429)])
  for (const device of [shop.bff.browser(), browser]) expect(await signIn(device, form)).toBe(200)
})
