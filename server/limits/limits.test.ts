import { afterAll, describe, expect, it } from 'vitest'
import { createRegistration, createCustomer } from '../testing/customer.ts'
import { createMailbox } from '#reference-api/testing/mailbox.ts'
import { startBff } from '../testing/start-bff.ts'
import { startFullBff } from '../testing/start-full-bff.ts'

const limits = {
  LIMIT_SIGN_IN_ACCOUNT: '3/15m',
  LIMIT_SIGN_IN_DEVICE: '3/15m',
  LIMIT_SIGN_IN_IP: '6/15m',
  LIMIT_RESET_ACCOUNT: '2/1h',
  LIMIT_RESET_IP: '4/1h',
  LIMIT_EMAIL_CHANGE_ACCOUNT: '2/1h',
  LIMIT_REGISTRATION_IP: '4/1h',
  LIMIT_GUEST_SESSIONS_IP: '5/10m',
  LIMIT_NEWSLETTER_ACCOUNT: '2/1h',
  LIMIT_NEWSLETTER_IP: '3/1h',
  LIMIT_FORMS_ACCOUNT: '2/1h',
  LIMIT_FORMS_IP: '3/1h',
  FORM_MIN_FILL_MS: '0',
  HOLD_TICKETS_IP: '4',
}

let serial = 0

const env = {
  ...limits,
  TRUSTED_PROXY_HOPS: '1',
  SESSION_KEYS: Buffer.alloc(32, 7).toString('base64'),
  SESSION_SECRETS: 'the same secret on every replica of the shop',
}
const mailbox = await createMailbox()
const shop = await startFullBff({ env, api: { mailFolder: mailbox.folder } })
const replicas = [shop.bff, await startBff({ env: shop.settings })]
afterAll(async () => {
  await replicas[1]!.close()
  await shop.close()
  await mailbox.remove()
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

const requestReset = (address: string, email: string) =>
  sendFrom(address, 'POST', '/bff/password-reset/mail', { email })

/** A new account, and the browser that is signed in to it. */
const registerFrom = async (address: string) => {
  const browser = replicas[0]!.browser()
  const form = createRegistration()
  const { status } = await browser.send('POST', '/bff/users', form, { headers: { 'x-forwarded-for': address } })
  expect(status).toBe(200)
  return { browser, form }
}

const guessPassword = (address: string, email: string) =>
  sendFrom(address, 'POST', '/bff/session', { email, password: 'a wrong guess' })

const sendForm = async (address: string, code: string, values: Record<string, string>) => {
  const { formToken } = (await sendFrom(address, 'GET', `/bff/forms/${code}`)).body
  return sendFrom(address, 'POST', `/bff/forms/${code}/submissions`, { values, formToken })
}

describe('a limit across all replicas applies to', () => {
  it('wrong passwords for one account, from any IP address, whether or not it exists [S42]', async () => {
    const { form } = await createCustomer(shop.bff)
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
    const { browser, form } = await createCustomer(shop.bff)
    const profile = { firstName: 'Ada', lastName: 'Quill', email: otherCustomer.email, currentPassword: form.password }
    const statuses: number[] = []
    for (let count = 0; count < 3; count++) statuses.push((await browser.send('PUT', '/bff/profile', profile)).status)
    expect(statuses).toEqual([422, 422, 429])
    expect((await browser.send('PUT', '/bff/profile', { ...profile, email: form.email })).status).toBe(200)
  })

  it('wrong passwords when changing the profile or the password, or deleting the account [S42]', async () => {
    const { browser, form } = await createCustomer(shop.bff)
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

  it('password emails, by IP address [S42]', async () => {
    const address = createIpAddress()
    await expectLimitAfter(4, () => requestReset(address, createRegistration().email))
  })

  it('changes of an email to one new address, by any account [S42]', async () => {
    const target = createRegistration().email
    const statuses: number[] = []
    for (const _account of [1, 2]) {
      const { browser, form } = await registerFrom(createIpAddress())
      const profile = { firstName: 'Ada', lastName: 'Quill', email: target, currentPassword: form.password }
      for (const _time of [1, 2]) {
        statuses.push((await browser.send('PUT', '/bff/profile', profile)).status)
        await browser.send('DELETE', '/bff/profile/pending-email')
      }
    }
    expect(statuses).toEqual([200, 200, 429, 429])
  })

  it('registrations [S42]', async () => {
    const address = createIpAddress()
    await expectLimitAfter(4, () => sendFrom(address, 'POST', '/bff/users', createRegistration()))
  })

  it('registrations with the addresses of one mailbox; rejected ones do not count [S42]', async () => {
    const [name] = createRegistration().email.split('@')
    let count = 0
    const register = (form: object = {}) => {
      const email = `${name}+${(count += 1)}@example.com`
      return sendFrom(createIpAddress(), 'POST', '/bff/users', { ...createRegistration(), email, ...form })
    }
    for (let rejected = 0; rejected < 4; rejected += 1) expect((await register({ firstName: '' })).status).toBe(422)
    await expectLimitAfter(3, register)
  })

  it('new guest sessions; reading creates none [S13 S42]', async () => {
    const address = createIpAddress()
    for (let count = 0; count < 10; count++) expect((await sendFrom(address, 'GET', '/bff/session')).status).toBe(200)
    await expectLimitAfter(5, () =>
      sendFrom(address, 'POST', '/bff/basket/lines', { items: [{ sku: 'RECORD-1-LP', quantity: 1 }] }),
    )
  })

  it.each(['newsletter', 'contact-us', 'withdrawal'])(
    'valid and invalid submissions of the form %s from one IP address [S42]',
    async (code) => {
      const address = createIpAddress()
      await expectLimitAfter(3, () => sendForm(address, code, { email: createRegistration().email }))
    },
  )
})

describe('a client at its own limit, or beyond that of an account,', () => {
  it('cannot lock the accounts that it names: rejected requests count for no account [S42]', async () => {
    const { form: owner } = await registerFrom(createIpAddress())
    const attacker = createIpAddress()
    await expectLimitAfter(6, () => guessPassword(attacker, createRegistration().email))
    for (let count = 0; count < 4; count++) expect((await guessPassword(attacker, owner.email)).status).toBe(429)
    // All three guesses of the account are left, and its rejections take nothing from the IP addresses they come from.
    const office = createIpAddress()
    await expectLimitAfter(3, () => guessPassword(office, owner.email))
    await expectLimitAfter(3, () => guessPassword(office, createRegistration().email))
  })

  it('cannot keep the owner of an account from a password email [S42]', async () => {
    const { form: owner } = await registerFrom(createIpAddress())
    const attacker = createIpAddress()
    await expectLimitAfter(4, () => requestReset(attacker, createRegistration().email))
    for (let count = 0; count < 4; count++) expect((await requestReset(attacker, owner.email)).status).toBe(429)
    expect((await requestReset(createIpAddress(), owner.email)).status).toBe(200)
    await mailbox.waitForEmails(owner.email, '/set-password')
    const responses = [
      await requestReset(createIpAddress(), owner.email),
      await requestReset(createIpAddress(), owner.email),
    ]
    expect(responses.map(({ status, text }) => ({ status, text }))).toEqual([
      { status: 200, text: responses[1]!.text },
      { status: 200, text: expect.stringContaining('If there is an account') },
    ])
  })

  it('has no limit of its own for the sub-addresses of a mailbox [S42]', async () => {
    const [name] = createRegistration().email.split('@')
    let count = 0
    await expectLimitAfter(3, () => guessPassword(createIpAddress(), `${name}+${(count += 1)}@example.com`))
    expect((await guessPassword(createIpAddress(), `${name}@example.com`)).status).toBe(429)
  })

  it('has no limit of its own for the dots of a Gmail address [S42]', async () => {
    const name = createRegistration().email.split('@')[0]!
    const spellings = [`${name[0]}.${name.slice(1)}@gmail.com`, `${name}@googlemail.com`, `${name}.@gmail.com`]
    await expectLimitAfter(3, () => guessPassword(createIpAddress(), spellings.pop() ?? `${name}@gmail.com`))
  })

  it('cannot block another person’s withdrawal: rejected forms do not count, and further ones come without an email', async () => {
    const { email } = createRegistration()
    const declaration = { name: 'Wanda Quill', email, contract: 'PX-0000-000A' }
    for (let count = 0; count < 3; count++)
      expect((await sendForm(createIpAddress(), 'withdrawal', { email })).status).toBe(422)
    for (let count = 0; count < 3; count++) {
      const response = await sendForm(createIpAddress(), 'withdrawal', { ...declaration, contract: `Order ${count}` })
      expect(response.status, response.text).toBe(200)
    }
    await mailbox.waitForEmails('withdrawal@example.com', 'Order 2')
    expect(await mailbox.findEmailsTo(email)).toHaveLength(2)
  })
})

describe('the networks around an IPv6 address', () => {
  const addFrom = async (address: string, sku = 'RECORD-1-LP', quantity = 1) =>
    (await sendFrom(address, 'POST', '/bff/basket/lines', { items: [{ sku, quantity }] })).status
  const toHex = (value: number) => value.toString(16).padStart(2, '0')

  it('have three times the limit of one address in a /56, and ten times in a /48 [S42]', async () => {
    const listStatuses = async (count: number, createAddress: (index: number) => string) =>
      Promise.all(Array.from({ length: count }, (_, index) => addFrom(createAddress(index))))
    const site = await listStatuses(18, (index) => `2001:db8:7:12${toHex(index % 6)}::1`)
    expect(site.filter((status) => status === 200)).toHaveLength(15)
    expect(await addFrom('2001:db8:7:1300::1')).toBe(200)
    const others = await listStatuses(40, (index) => `2001:db8:7:${toHex(index + 32)}00::1`)
    expect(others.filter((status) => status === 200)).toHaveLength(50 - 15 - 1)
    expect(await addFrom('2001:db8:8::1')).toBe(200)
  })

  it('hold three times the tickets of one address in a /56 [S42]', async () => {
    const holdFrom = (address: string) => addFrom(address, 'EV-open-night-standing', 4)
    const attacks = await Promise.all([1, 2, 3, 4, 5].map((index) => holdFrom(`2001:db8:9:12${toHex(index)}::1`)))
    expect(attacks.toSorted()).toEqual([200, 200, 200, 422, 422])
    expect(await holdFrom('2001:db8:9:1300::1')).toBe(200)
  })
})

describe('a limit', () => {
  it('does not count successful sign-ins', async () => {
    const { email, password } = (await createCustomer(shop.bff)).form
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
