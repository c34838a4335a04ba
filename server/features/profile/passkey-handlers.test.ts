import { afterAll, describe, expect, it } from 'vitest'
import { createAuthenticator, type AuthenticatorQuirks } from '#reference-api/testing/create-authenticator.ts'
import { parseSecurityEvents } from '../../testing/parse-security-events.ts'
import { createRegistration, createCustomer } from '../../testing/customer.ts'
import type { ShopperBrowser } from '../../testing/shopper-browser.ts'
import { startBff } from '../../testing/start-bff.ts'
import { startFullBff } from '../../testing/start-full-bff.ts'

// These tests check sessions and rejections, so a busy machine gets long timeouts.
const timeouts = { REDIS_TIMEOUT_MS: '5000', UPSTREAM_TIMEOUT_MS: '20000' }
const shop = await startFullBff({ env: { ...timeouts, TRUSTED_PROXY_HOPS: '1', LIMIT_PASSKEYS_IP: '2/15m' } })
const { bff } = shop
afterAll(shop.close)

let addressCount = 0
const fromNewAddress = () => ({ headers: { 'x-forwarded-for': `198.51.100.${++addressCount}` } })

type Authenticator = ReturnType<typeof createAuthenticator>

const startAdding = (browser: ShopperBrowser, password: string) =>
  browser.post('/bff/profile/passkeys/options', { password })

const addPasskey = async (browser: ShopperBrowser, password: string, name = 'My phone') => {
  const authenticator = createAuthenticator()
  const { body: options } = await startAdding(browser, password)
  const credential = authenticator.create(options)
  const response = await browser.post('/bff/profile/passkeys', { name, credential })
  expect(response.status, response.text).toBe(200)
  return authenticator
}

const createHolder = async () => {
  const { browser, form } = await createCustomer(bff)
  return { browser, form, authenticator: await addPasskey(browser, form.password) }
}

const usePasskey = async (
  browser: ShopperBrowser,
  authenticator: Authenticator,
  quirks?: AuthenticatorQuirks,
  init = fromNewAddress(),
) => {
  const { body: options } = await browser.post('/bff/session/passkey-options')
  return browser.send('POST', '/bff/session/passkey', { credential: authenticator.get(options, quirks) }, init)
}

const listPasskeys = async (browser: ShopperBrowser) => (await browser.get('/bff/profile/passkeys')).body
const getSid = (browser: ShopperBrowser) => browser.cookies.get('sid')
const requiredAt = (field: string) => ({
  status: 422,
  body: { fields: [{ field, message: 'This field is required.' }] },
})
const listEvents = () => parseSecurityEvents(bff.log.text())

describe('a passkey', () => {
  it('signs a guest in under a new session, which keeps the basket [S14]', async () => {
    const { authenticator, form } = await createHolder()
    const browser = bff.browser()
    await browser.post('/bff/basket/lines', { items: [{ sku: 'RECORD-1-LP', quantity: 2 }] })
    const before = getSid(browser)
    const response = await usePasskey(browser, authenticator)
    expect(response.body).toMatchObject({ guest: false, email: form.email, basketCount: 2 })
    expect(Object.keys(response.body).toSorted()).toEqual([
      'basketCount',
      'email',
      'firstName',
      'guest',
      'id',
      'lastName',
    ])
    expect(getSid(browser)).not.toBe(before)
    expect(browser.cookies.has('device')).toBe(true)
    expect(listEvents().at(-1)).toMatchObject({ event: 'auth.sign_in' })
  })

  it('is rejected with the challenge of another browser, or twice', async () => {
    const { authenticator } = await createHolder()
    const [browser, otherBrowser] = [bff.browser(), bff.browser()]
    const { body: options } = await browser.post('/bff/session/passkey-options')
    const credential = authenticator.get(options)
    const send = (sender: ShopperBrowser) =>
      sender.send('POST', '/bff/session/passkey', { credential }, fromNewAddress())
    await otherBrowser.post('/bff/session/passkey-options')
    expect(await send(otherBrowser)).toMatchObject({
      status: 422,
      body: { message: 'This passkey does not work here. Try another one, or sign in with your password.' },
    })
    expect((await send(bff.browser())).status).toBe(422)
    expect((await send(browser)).status).toBe(200)
    expect((await send(browser)).status).toBe(422)
    expect(listEvents().at(-1)).toMatchObject({ event: 'auth.passkey_rejected' })
  })

  it('confirms its owner whatever challenges another session of the account asks for', async () => {
    const { browser, form, authenticator } = await createHolder()
    const stolen = bff.browser()
    await stolen.post('/bff/session', form)
    const { body: options } = await browser.post('/bff/session/passkey-options')
    await stolen.post('/bff/session/passkey-options')
    const credential = authenticator.get(options)
    const send = (sender: ShopperBrowser) =>
      sender.send('POST', '/bff/session/passkey', { credential }, fromNewAddress())
    expect((await send(stolen)).status).toBe(422)
    expect((await send(browser)).status).toBe(200)
  })

  it('is limited when it is wrong, like a password, and not when it is right [S42]', async () => {
    const { authenticator } = await createHolder()
    const init = fromNewAddress()
    const guess = async (quirks?: AuthenticatorQuirks) =>
      (await usePasskey(bff.browser(), authenticator, quirks, init)).status
    for (let count = 0; count < 3; count++) expect(await guess()).toBe(200)
    const statuses = []
    for (let count = 0; count < 3; count++) statuses.push(await guess({ userVerified: false }))
    expect(statuses).toEqual([422, 422, 429])
    expect(await guess()).toBe(429)
  })

  it('is added with the password, which renews the session, and is listed [S14]', async () => {
    const { browser, form } = await createCustomer(bff)
    expect(await listPasskeys(browser)).toEqual({ passkeys: [], isConfirmed: false })
    expect(await startAdding(browser, '')).toMatchObject(requiredAt('password'))
    expect(await startAdding(browser, 'a wrong guess')).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'password', message: 'This is not your current password.' }] },
    })
    const before = getSid(browser)
    await addPasskey(browser, form.password, '  Laptop  ')
    expect(getSid(browser)).not.toBe(before)
    const passkey = { key: expect.any(String), name: 'Laptop', addedOn: expect.any(String), lastUsedOn: null }
    expect(await listPasskeys(browser)).toEqual({ passkeys: [passkey], isConfirmed: false })
    expect(listEvents().at(-1)).toMatchObject({ event: 'auth.passkey_added' })
  })

  it('is removed with the password', async () => {
    const { browser, form, authenticator } = await createHolder()
    const [{ key }] = (await listPasskeys(browser)).passkeys
    const remove = (password: string) => browser.send('DELETE', `/bff/profile/passkeys/${key}`, { password })
    expect(await remove('')).toMatchObject(requiredAt('password'))
    expect((await remove(form.password)).status).toBe(200)
    expect(await listPasskeys(browser)).toMatchObject({ passkeys: [] })
    expect(listEvents().at(-1)).toMatchObject({ event: 'auth.passkey_removed' })
    expect((await usePasskey(bff.browser(), authenticator)).status).toBe(422)
    expect((await remove(form.password)).status).toBe(404)
  })
})

describe('a passkey used in the last five minutes', () => {
  const confirm = async () => {
    const holder = await createHolder()
    const { browser, authenticator } = holder
    const before = getSid(browser)
    expect((await usePasskey(browser, authenticator)).status).toBe(200)
    expect(getSid(browser)).not.toBe(before)
    expect(listEvents().at(-1)).toMatchObject({ event: 'auth.sign_in_again' })
    expect(await listPasskeys(browser)).toMatchObject({ isConfirmed: true })
    return holder
  }
  const changeEmail = (browser: ShopperBrowser) =>
    browser.send('PUT', '/bff/profile', { firstName: 'Ada', lastName: 'Quill', email: createRegistration().email })
  const newPassword = 'another rather long password'
  const changePassword = (browser: ShopperBrowser) =>
    browser.send('PUT', '/bff/profile/password', { currentPassword: '', newPassword, confirmPassword: newPassword })
  const deleteAccount = (browser: ShopperBrowser) =>
    browser.send('DELETE', '/bff/profile', { password: '', confirmed: true })

  it.each([
    ['the email changes', changeEmail, 'currentPassword'],
    ['the password changes', changePassword, 'currentPassword'],
    ['the account is deleted', deleteAccount, 'password'],
    ['a passkey is added', (browser: ShopperBrowser) => startAdding(browser, ''), 'password'],
  ])('stands for the password when %s', async (_name, change, field) => {
    const { browser } = await createHolder()
    expect(await change(browser)).toMatchObject(requiredAt(field))
    expect((await change((await confirm()).browser)).status).toBe(200)
  })

  it('stands for no password in another session', async () => {
    const { form } = await confirm()
    const other = bff.browser()
    await other.post('/bff/session', form)
    expect(await changePassword(other)).toMatchObject(requiredAt('currentPassword'))
  })

  it('removes any passkey but the last one', async () => {
    const { browser } = await confirm()
    await addPasskey(browser, '')
    const [first, second] = (await listPasskeys(browser)).passkeys as { key: string }[]
    const remove = (key: string) => browser.send('DELETE', `/bff/profile/passkeys/${key}`, { password: '' })
    expect((await remove(second!.key)).status).toBe(200)
    const message = 'This is your last passkey. Enter your password, so that you know how to sign in without it.'
    expect(await remove(first!.key)).toMatchObject({ status: 422, body: { fields: [{ field: 'password', message }] } })
  })
})

it('a shop without passkeys neither lists, uses, adds nor removes one', async () => {
  const { browser, form, authenticator } = await createHolder()
  const { body: options } = await bff.browser().post('/bff/session/passkey-options')
  const { body: creationOptions } = await startAdding(browser, form.password)
  const [{ key }] = (await listPasskeys(browser)).passkeys
  const plain = await startBff({ env: { ...shop.settings, API_CAPABILITIES: 'none' } })
  const guest = plain.browser()
  await guest.post('/bff/session', form)
  expect(await listPasskeys(guest)).toEqual({ passkeys: [], isConfirmed: false })
  const credential = authenticator.get(options)
  const name = 'My phone'
  for (const [method, path, body] of [
    ['POST', '/bff/session/passkey-options'],
    ['POST', '/bff/session/passkey', { credential }],
    ['POST', '/bff/profile/passkeys/options', form],
    ['POST', '/bff/profile/passkeys', { name, credential: createAuthenticator().create(creationOptions) }],
    ['DELETE', `/bff/profile/passkeys/${key}`, { password: form.password }],
  ] as const)
    expect((await guest.send(method, path, body)).status, `${method} ${path}`).toBe(404)
  expect((await listPasskeys(browser)).passkeys).toHaveLength(1)
  await plain.close()
})
