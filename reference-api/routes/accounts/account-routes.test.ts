import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { startApiUnderTest, isRemote, type Customer } from '../../testing/api-under-test.ts'
import { placeTestOrder, buyer } from '../../testing/place-test-order.ts'
import { createMailbox } from '../../testing/mailbox.ts'
import { parseMail } from '../../testing/parse-mail.ts'
import { createTestClock } from '../../testing/test-clock.ts'

const mailbox = await createMailbox()
afterAll(() => mailbox.remove())
const clock = createTestClock()
const api = startApiUnderTest({
  mailFolder: mailbox.folder,
  shopUrl: 'https://shop.example',
  now: clock.now,
  jobIntervalMs: 50,
})

/** Follows a verification link with the password that every customer of these tests has. */
const verifyEmail = (token: unknown) =>
  api.sendRequest('POST', '/users/verify-email', { body: { token, password: 'a rather long password' } })
const verification = (email: string, count = 1) => mailbox.waitForToken(email, '/verify-email', count)
const isVerified = async ({ token }: Customer) => (await api.sendRequest('GET', '/me', { token })).body.emailVerified
const signIn = ({ email, password }: Customer, language = 'en') =>
  api.sendRequest('POST', '/auth', { body: { email, password }, language })
const deleteAccount = ({ id, token, password }: Customer, changes: { password?: unknown; language?: string } = {}) =>
  api.sendRequest('DELETE', `/users/${id}`, {
    token,
    body: { password: 'password' in changes ? changes.password : password },
    language: changes.language ?? 'en',
  })

const address = {
  type: ['billing'],
  firstName: 'Ada',
  lastName: 'Quill',
  line1: '1 Wick Row',
  city: 'London',
  postcode: 'E1 6AN',
  countryCode: 'GB',
}

describe('a new account', () => {
  it.skipIf(isRemote)('receives a link that verifies its address and works repeatedly', async () => {
    const customer = await api.createCustomer()
    expect(await isVerified(customer)).toBe(false)
    const token = await verification(customer.email)
    expect(await verifyEmail(token)).toMatchObject({
      status: 200,
      body: { message: 'Your email address is confirmed.' },
    })
    expect((await verifyEmail(token)).status).toBe(200)
    expect(await isVerified(customer)).toBe(true)
  })

  it.skipIf(isRemote)('can request the link again after a minute', async () => {
    const customer = await api.createCustomer()
    const first = await verification(customer.email)
    const requestLink = () =>
      api.sendRequest('POST', `/users/${customer.id}/verification-mail`, { token: customer.token })
    expect((await requestLink()).status).toBe(202)
    clock.advance({ seconds: 61 })
    expect((await requestLink()).status).toBe(202)
    const second = await verification(customer.email, 2)
    expect(await mailbox.findEmailsTo(customer.email)).toHaveLength(2)
    expect((await verifyEmail(first)).status).toBe(422)
    clock.advance({ days: 2, seconds: 1 })
    expect((await verifyEmail(second)).status).toBe(422)
    expect(
      (
        await api.sendRequest('POST', `/users/${customer.id}/verification-mail`, {
          token: (await api.createCustomer()).token,
        })
      ).status,
    ).toBe(404)
  })

  it('is not verified by an invalid token', async () => {
    for (const token of ['made-up', '', undefined, 7]) {
      expect(await verifyEmail(token)).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'token' }] } })
    }
  })
})

describe('an export', () => {
  it('contains all data of the account, but no tokens or keys', async () => {
    const customer = await api.createCustomer()
    const { id, token, email } = customer
    const line = (await api.sendRequest('GET', '/products/search-event-information?itemsPerPage=100')).body[
      'hydra:member'
    ].find(({ saleStatus }: { saleStatus: string }) => saleStatus === 'on_sale')
    const [kind] = (await api.sendRequest('GET', `/product-variants?product=${line.sku}`)).body['hydra:member']
    await api.sendRequest('POST', '/addresses', { token, body: address })
    await api.sendRequest('POST', '/wishlists', { token, body: { name: 'Winter', items: [{ product: line.sku }] } })
    const basket = (
      await api.sendRequest('POST', '/baskets', { token, body: { lines: [{ productVariant: kind.sku, quantity: 2 }] } })
    ).body
    const { status, body } = await api.sendRequest('GET', `/users/${id}/export`, { token })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      profile: { id, email, firstName: 'Ada', lastName: 'Quill' },
      addresses: [{ line1: '1 Wick Row' }],
      wishlists: [{ name: 'Winter', itemCount: 1 }],
      baskets: [{ status: 'open', currency: 'GBP', lines: [{ sku: kind.sku, quantity: 2, productName: line.name }] }],
      newsletter: null,
      messages: [],
      sessions: [{ startedAt: expect.any(String) }],
    })
    for (const secret of [basket.id, customer.refresh_token, 'argon2'])
      expect(JSON.stringify(body)).not.toContain(secret)
  })

  it.skipIf(isRemote)('contains the orders, including claimed guest orders, without keys and codes', async () => {
    const customer = await api.createCustomer()
    const { id, token, email } = customer
    await placeTestOrder(api.db, { userId: id, lines: [{ sku: 'VOUCHER-25', quantity: 1 }] })
    const guests = await placeTestOrder(api.db, { contact: { ...buyer, email } })
    const exported = async () => (await api.sendRequest('GET', `/users/${id}/export`, { token })).body.orders
    expect(await exported()).toHaveLength(1)
    const headers = { 'order-key': guests.key ?? '' }
    await api.sendRequest('POST', `/orders/${guests.id}/claim`, { token, headers })
    const orders = await exported()
    expect(orders).toMatchObject([
      { status: 'placed', lines: [{ sku: 'VOUCHER-25', vouchers: [{ value: 2500 }] }] },
      {
        number: guests.number,
        lines: [{ sku: 'EV-open-night-standing', tickets: [{ status: 'valid' }, { status: 'valid' }] }],
      },
    ])
    expect(JSON.stringify(orders)).not.toMatch(/"(code|key|@id)":/)
    expect(JSON.stringify(orders)).not.toContain(guests.key)
  })

  it('is available to its own user only', async () => {
    const [customer, otherCustomer] = [await api.createCustomer(), await api.createCustomer()]
    const guest = await api.createGuest()
    for (const token of [otherCustomer.token, guest.token])
      for (const path of ['export', 'membership'])
        expect((await api.sendRequest('GET', `/users/${customer.id}/${path}`, { token })).status).toBe(404)
    expect((await api.sendRequest('GET', `/users/${customer.id}/export`)).status).toBe(401)
  })
})

describe.skipIf(isRemote)('the wishlists of an account', () => {
  it('have at most 500 items together', async () => {
    const { token } = await api.createCustomer()
    const send = (method: string, path: string, body: object) => api.sendRequest(method, path, { token, body })
    const full = (await send('POST', '/wishlists', { name: 'Full' })).body
    const small = (await send('POST', '/wishlists', { name: 'Small' })).body
    await sql`
      insert into wishlist_items (id, wishlist_id, named, sku, quantity, position, added_at)
      select gen_random_uuid(), ${full.id}, 'product', 'GONE-' || number, 1, number, now()
      from generate_series(1, 499) as number
    `.execute(api.db)
    const items = [{ product: 'EV-open-night' }, { product: 'EV-last-tickets' }]
    expect((await send('POST', `/wishlists/${small.id}/items`, items[0]!)).status).toBe(200)
    const rejections = [
      await send('POST', `/wishlists/${small.id}/items`, items[1]!),
      await send('PUT', `/wishlists/${small.id}`, { items }),
      await send('POST', '/wishlists', { name: 'More', items }),
    ]
    const message = 'Your wishlists hold at most 500 wishes together. Remove some first.'
    for (const { status, body } of rejections)
      expect([status, body.violations]).toEqual([422, [{ propertyPath: 'items', message }]])
    expect((await send('PUT', `/wishlists/${small.id}`, { items: items.slice(1) })).status).toBe(200)
  })
})

describe('deleting an account', () => {
  it('needs the password and the owner', async () => {
    const [customer, otherCustomer] = [await api.createCustomer(), await api.createCustomer()]
    const wrong = await deleteAccount(customer, { password: 'not the password', language: 'de' })
    expect(wrong.status).toBe(422)
    expect(wrong.body.violations).toEqual([
      { propertyPath: 'password', message: 'Das ist nicht dein aktuelles Passwort.' },
    ])
    expect((await deleteAccount(customer, { password: undefined })).body.violations).toMatchObject([
      { propertyPath: 'password' },
    ])
    expect((await deleteAccount({ ...customer, token: otherCustomer.token })).status).toBe(404)
    expect((await signIn(customer)).status).toBe(200)
  })

  it.skipIf(isRemote)('ends all sessions, is cancelled by signing in, and both are reported by email', async () => {
    const customer = await api.createCustomer()
    const { body, status } = await deleteAccount(customer)
    expect(status).toBe(200)
    expect(Math.round((Date.parse(body.deletesAt) - clock.now().getTime()) / 60_000)).toBe(24 * 60)
    expect(
      (await api.sendRequest('POST', '/token/refresh', { body: { refresh_token: customer.refresh_token } })).status,
    ).toBe(401)
    const [email] = await mailbox.waitForEmails(customer.email, 'We will delete your account on')
    expect(parseMail(email!).text).toMatch(/on \d+ \w+ \d{4} at \d/)
    clock.advance({ seconds: 23 * 3600 })
    expect(await signIn(customer, 'de')).toMatchObject({ status: 200, body: { deletion_cancelled: true } })
    expect(await mailbox.waitForEmails(customer.email, 'Dein Konto bleibt')).toHaveLength(1)
    clock.advance({ days: 2 })
    const next = await signIn(customer)
    expect(next.status).toBe(200)
    expect(next.body).not.toHaveProperty('deletion_cancelled')
    expect(await mailbox.findEmailsTo(customer.email, 'Your account stays')).toHaveLength(0)
  })

  it.skipIf(isRemote)('removes all personal data after a day', async () => {
    const customer = await api.createCustomer()
    const { token, email, id } = customer
    await verifyEmail(await verification(email))
    await api.sendRequest('PUT', `/users/${id}/newsletter`, { token, body: { subscribed: true } })
    const unsubscribeToken = await mailbox.waitForToken(email, '/newsletter/unsubscribe')
    await api.sendRequest('POST', '/addresses', { token, body: address })
    const list = (await api.sendRequest('POST', '/wishlists', { token, body: { name: 'Winter' } })).body.id
    const share = (await api.sendRequest('POST', `/wishlists/${list}/share`, { token })).body.token
    const basket = (await api.sendRequest('POST', '/baskets', { token, body: {} })).body.id
    const values = { topic: 'other', name: 'Ada Quill', email, message: 'Hello.', contract: 'Order 1' }
    for (const form of ['contact-us', 'withdrawal'])
      await api.sendRequest('POST', '/form-submissions', { body: { form, clientKey: id, language: 'en', values } })
    await deleteAccount(customer)
    clock.advance({ days: 1, seconds: 1 })
    expect((await signIn(customer)).status).toBe(401)
    const guest = await api.createGuest()
    await expect
      .poll(async () => (await api.sendRequest('GET', `/baskets/${basket}`, { token: guest.token })).status, {
        timeout: 5_000,
      })
      .toBe(404)
    expect((await api.sendRequest('GET', `/wishlists/shared/${share}`)).status).toBe(404)
    expect(
      (await api.sendRequest('POST', '/newsletter-subscriptions/unsubscribe', { body: { token: unsubscribeToken } }))
        .status,
    ).toBe(422)
    expect((await signIn(customer)).status).toBe(401)
    expect((await signIn({ ...customer, email: `deleted-${id}@deleted.invalid` })).status).toBe(401)
    const requestLink = await api.sendRequest('POST', '/users', {
      body: { firstName: 'Ada', lastName: 'Quill', email, password: customer.password },
    })
    expect(requestLink.status).toBe(201)
    expect(requestLink.body.id).not.toBe(id)
    await verifyEmail(await verification(email, 2))
    const { token: newToken } = (await signIn(customer)).body
    const { messages } = (await api.sendRequest('GET', `/users/${requestLink.body.id}/export`, { token: newToken }))
      .body
    expect(
      messages.map(({ form }: { form: string }) => form),
      'declarations are kept, to be proved',
    ).toEqual(['withdrawal'])
  })
})

describe.skipIf(isRemote)('a sign-in on a new device', () => {
  const report = ({ id, token }: Customer, body: object = { browser: 'Firefox', system: 'Windows' }, language = 'en') =>
    api.sendRequest('POST', `/users/${id}/new-device`, { token, body, language })
  const createProvenCustomer = async () => {
    const customer = await api.createCustomer()
    await verifyEmail(await verification(customer.email))
    return customer
  }

  it('is emailed in the language of the request, once in ten minutes', async () => {
    const customer = await createProvenCustomer()
    expect((await report(customer)).status).toBe(204)
    await report(customer)
    await mailbox.waitForEmails(customer.email, 'on a device that we have not seen with it before: Firefox on Windows.')
    clock.advance({ seconds: 600 })
    await report(customer, { browser: null, system: 'iOS' }, 'de')
    const [email] = await mailbox.waitForEmails(customer.email, 'noch nicht gesehen haben: iOS.')
    expect(email).toContain('/forgotten-password')
    // The two emails above, and the one with the link that verified the address.
    expect(await mailbox.findEmailsTo(customer.email)).toHaveLength(3)
  })

  it('is emailed without what only an attacker would name a device', async () => {
    const customer = await createProvenCustomer()
    const body = { browser: 'https://evil.example', system: 'Call 44 20 7946 0000' }
    expect((await report(customer, body)).status).toBe(204)
    const [email] = await mailbox.waitForEmails(customer.email, 'on a device that we have not seen with it before.')
    expect(parseMail(email!).text).not.toMatch(/evil|7946/)
  })

  it('is not emailed to an unproven address, after a new password, or for another user', async () => {
    const unproven = await api.createCustomer()
    await report(unproven)
    const customer = await createProvenCustomer()
    const { token, id, password } = customer
    const change = { existingPassword: password, newPassword: 'quite another password' }
    await api.sendRequest('PUT', `/users/${id}/change-password`, { token, body: change })
    await report(customer)
    expect((await report({ ...customer, token: unproven.token })).status).toBe(404)
    await mailbox.waitForEmails(customer.email, 'Your password was changed')
    for (const { email } of [unproven, customer]) expect(await mailbox.findEmailsTo(email, 'new device')).toEqual([])
  })
})
