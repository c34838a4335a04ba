import { afterAll, describe, expect, it } from 'vitest'
import { createRegistration, registerPerson } from '../testing/person.ts'
import { startBff } from '../testing/start-bff.ts'
import { startFullBff } from '../testing/start-full-bff.ts'

const limits = {
  LIMIT_SIGN_IN_ACCOUNT: '3/15m',
  LIMIT_SIGN_IN_DEVICE: '3/15m',
  LIMIT_SIGN_IN_IP: '6/15m',
  LIMIT_RESET_ACCOUNT: '2/1h',
  LIMIT_RESET_IP: '4/1h',
  LIMIT_REGISTRATION: '4/1h',
  LIMIT_GUEST_SESSIONS_IP: '5/10m',
  LIMIT_NEWSLETTER_ACCOUNT: '2/1h',
  LIMIT_NEWSLETTER_IP: '3/1h',
  LIMIT_FORMS_ACCOUNT: '2/1h',
  LIMIT_FORMS_IP: '3/1h',
  FORM_MIN_FILL_MS: '0',
}

let serial = 0

const env = {
  ...limits,
  TRUSTED_PROXY_HOPS: '1',
  SESSION_KEYS: Buffer.alloc(32, 7).toString('base64'),
  SESSION_SECRETS: 'the same secret on every replica of the shop',
}
const shop = await startFullBff({ env })
const replicas = [shop.bff, await startBff({ env: shop.settings })]
afterAll(async () => {
  await replicas[1]!.close()
  await shop.close()
})

/** A fresh IP address, as the trusted proxy reports it. */
const createIpAddress = () => `198.51.100.${++serial}`

/** A request from a new browser, through alternating replicas. */
let requestCount = 0
const sendFrom = (address: string, method: string, path: string, body?: object, language = 'en') => {
  const browser = replicas[requestCount++ % 2]!.browser()
  browser.cookies.set('currentLanguage', language)
  return browser.send(method, path, body, { headers: { 'x-forwarded-for': address } })
}

const expectLimitAfter = async (times: number, sendAttempt: () => ReturnType<typeof sendFrom>) => {
  for (let count = 0; count < times; count++) expect((await sendAttempt()).status, `try ${count + 1}`).not.toBe(429)
  const rejection = await sendAttempt()
  expect({ status: rejection.status, code: rejection.body.code }).toEqual({ status: 429, code: 'too_many_requests' })
  const seconds = Number(rejection.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(rejection.body.retryAfter).toBe(seconds)
  return rejection
}

const guessPassword = (address: string, email: string) =>
  sendFrom(address, 'POST', '/bff/session', { email, password: 'a wrong guess' })

describe('a limit across all replicas applies to', () => {
  it('wrong passwords for one account, from any IP address, whether or not it exists [S42]', async () => {
    const { form } = await registerPerson(shop.bff)
    for (const email of [form.email, `nobody-${form.email}`])
      await expectLimitAfter(3, () => guessPassword(createIpAddress(), email))
    // The right password is rejected too: otherwise the response would confirm a guess.
    expect(
      (
        await sendFrom(createIpAddress(), 'POST', '/bff/session', {
          email: form.email.toUpperCase(),
          password: form.password,
        })
      ).status,
    ).toBe(429)
  })

  it('wrong passwords from one IP address, for any account [S42]', async () => {
    const address = createIpAddress()
    await expectLimitAfter(6, () => guessPassword(address, createRegistration().email))
    expect((await guessPassword(createIpAddress(), createRegistration().email)).status).toBe(401)
  })

  it('email addresses tried on the own profile [S42]', async () => {
    const otherCustomer = createRegistration()
    await sendFrom(createIpAddress(), 'POST', '/bff/users', otherCustomer)
    const { browser, form } = await registerPerson(shop.bff)
    const profile = { firstName: 'Ada', lastName: 'Quill', email: otherCustomer.email, currentPassword: form.password }
    const statuses: number[] = []
    for (let count = 0; count < 3; count++) statuses.push((await browser.send('PUT', '/bff/profile', profile)).status)
    expect(statuses).toEqual([422, 422, 429])
    expect((await browser.send('PUT', '/bff/profile', { ...profile, email: form.email })).status).toBe(200)
  })

  it('wrong passwords when changing the profile or the password, or deleting the account [S42]', async () => {
    const { browser, form } = await registerPerson(shop.bff)
    const wrongPasswordRequests = [
      () =>
        browser.send('PUT', '/bff/profile', {
          firstName: 'Ada',
          lastName: 'Quill',
          email: `x${form.email}`,
          currentPassword: 'wrong guess',
        }),
      () =>
        browser.send('PUT', '/bff/profile/password', {
          currentPassword: 'wrong guess',
          newPassword: 'another long one',
          confirmPassword: 'another long one',
        }),
      () => browser.send('DELETE', '/bff/profile', { password: 'wrong guess', confirmed: true }),
    ]
    for (const sendAttempt of wrongPasswordRequests) expect((await sendAttempt()).status).toBe(422)
    for (const sendAttempt of wrongPasswordRequests) expect((await sendAttempt()).status).toBe(429)
  })

  it('password emails, by account and by IP address [S42]', async () => {
    const { email } = createRegistration()
    const requestMail = (address: string, to: string) =>
      sendFrom(address, 'POST', '/bff/password-reset/mail', { email: to })
    await expectLimitAfter(2, () => requestMail(createIpAddress(), email))
    const address = createIpAddress()
    await expectLimitAfter(4, () => requestMail(address, createRegistration().email))
  })

  it('registrations [S42]', async () => {
    const address = createIpAddress()
    await expectLimitAfter(4, () => sendFrom(address, 'POST', '/bff/users', createRegistration()))
  })

  it('new guest sessions; reading creates none [S13 S42]', async () => {
    const address = createIpAddress()
    for (let count = 0; count < 10; count++) expect((await sendFrom(address, 'GET', '/bff/session')).status).toBe(200)
    await expectLimitAfter(5, () =>
      sendFrom(address, 'POST', '/bff/basket/lines', { items: [{ sku: 'RECORD-1-LP', quantity: 1 }] }),
    )
  })

  it.each(['newsletter', 'contact-us', 'withdrawal'])(
    'valid and invalid submissions of the form %s [S42]',
    async (code) => {
      const sendForm = async (address: string, email: string) => {
        const { formToken } = (await sendFrom(address, 'GET', `/bff/forms/${code}`)).body
        return sendFrom(address, 'POST', `/bff/forms/${code}/submissions`, { values: { email }, formToken })
      }
      const { email } = createRegistration()
      await expectLimitAfter(2, () => sendForm(createIpAddress(), email))
      const address = createIpAddress()
      await expectLimitAfter(3, () => sendForm(address, createRegistration().email))
    },
  )
})

describe('a limit', () => {
  it('does not count successful sign-ins', async () => {
    const { email, password } = (await registerPerson(shop.bff)).form
    const address = createIpAddress()
    for (let count = 0; count < 8; count++)
      expect((await sendFrom(address, 'POST', '/bff/session', { email, password })).status).toBe(200)
  })

  it('trusts only the proxy: what a browser claims as its IP address changes nothing [S42]', async () => {
    const { email } = createRegistration()
    const address = createIpAddress()
    let claimed = 0
    await expectLimitAfter(3, () => guessPassword(`203.0.113.${++claimed}, ${address}`, email))
    const spread = createIpAddress()
    await expectLimitAfter(6, () => guessPassword(`203.0.113.${++claimed}, ${spread}`, createRegistration().email))
  })

  it('stores no email and no IP address in Redis', async () => {
    const { email } = createRegistration()
    const address = createIpAddress()
    await guessPassword(address, email)
    const keys = (await shop.redis.client.keys('*')).join('\n')
    expect(keys).toContain('stagedoor:limit:signInAccount')
    expect(keys).not.toContain(email)
    expect(keys).not.toContain(address)
  })
})
