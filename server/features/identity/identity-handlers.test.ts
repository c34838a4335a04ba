import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createRegistration, createCustomer } from '../../testing/customer.ts'
import { startBff } from '../../testing/start-bff.ts'
import { startFullBff } from '../../testing/start-full-bff.ts'
import type { ShopperBrowser } from '../../testing/shopper-browser.ts'
import { readVault } from '../../testing/read-vaults.ts'

const { bff, redis, api, close } = await startFullBff()
afterAll(close)
afterEach(() => redis.client.flushall())

const standing = 'EV-open-night-standing'
const record = 'RECORD-1-LP'

const add = (browser: ShopperBrowser, sku: string, quantity = 1) =>
  browser.post('/bff/basket/lines', { items: [{ sku, quantity }] })
const basket = async (browser: ShopperBrowser) => (await browser.get('/bff/basket')).body
/** Replaces the server time of a hold, the only field that differs between two reads of the basket. */
const withAnyServerTime = (shown: { hold: object | null }) => ({
  ...shown,
  hold: shown.hold && { ...shown.hold, serverTime: expect.any(String) },
})
const readQuantities = async (browser: ShopperBrowser) =>
  Object.fromEntries(
    (await basket(browser)).lines.map(({ sku, quantity }: { sku: string; quantity: number }) => [sku, quantity]),
  )
const signOut = (browser: ShopperBrowser) => browser.send('DELETE', '/bff/session')
const signIn = (browser: ShopperBrowser, { email, password }: { email: string; password: string }) =>
  browser.post('/bff/session', { email, password })

describe('registering', () => {
  it('signs in, and merges the guest basket', async () => {
    const browser = bff.browser()
    await add(browser, standing, 2)
    const { basketId: guestBasket } = await readVault(redis.client, bff.config)
    const form = createRegistration()
    const response = await browser.post('/bff/users', form)
    expect(response.body).toMatchObject({ guest: false, email: form.email, firstName: 'Ada', basketCount: 2 })
    expect(await readQuantities(browser)).toEqual({ [standing]: 2 })
    const pointer = await redis.client.hgetall((await redis.client.keys('*:basket'))[0] ?? '')
    expect(pointer.basketId).not.toContain(guestBasket)
    expect(pointer.basketCount).toBe('2')
  })

  it.each([
    ['en', 'The passwords do not match.'],
    ['de', 'Die Passwörter stimmen nicht überein.'],
  ])('in %s needs the same password twice', async (language, message) => {
    const browser = bff.browser()
    browser.cookies.set('currentLanguage', language)
    const response = await browser.post('/bff/users', { ...createRegistration(), confirmPassword: 'another' })
    expect(response.status).toBe(422)
    expect(response.body).toMatchObject({ code: 'rejected', fields: [{ field: 'confirmPassword', message }] })
  })

  it('asks for the confirmation when it is empty', async () => {
    const { status, body } = await bff.browser().post('/bff/users', { ...createRegistration(), confirmPassword: '' })
    expect({ status, fields: body.fields }).toEqual({
      status: 422,
      fields: [{ field: 'confirmPassword', message: 'This field is required.' }],
    })
  })

  it('returns all errors at once, different passwords included, and creates no user', async () => {
    const browser = bff.browser()
    const form = {
      ...createRegistration(),
      firstName: ' ',
      telephone: 'none',
      password: 'short',
      confirmPassword: 'another',
    }
    const response = await browser.post('/bff/users', form)
    expect(response.status).toBe(422)
    expect(
      Object.fromEntries(
        response.body.fields.map(({ field, message }: { field: string; message: string }) => [field, message]),
      ),
    ).toEqual({
      firstName: 'This field is required.',
      telephone: 'Enter a telephone number, for example 020 7946 0000.',
      password: 'Choose a password of at least 10 characters.',
      confirmPassword: 'The passwords do not match.',
    })
    // The failed registration has not used the email.
    const validForm = { ...createRegistration(), email: form.email }
    await bff.browser().post('/bff/users', { ...validForm, confirmPassword: 'another' })
    expect((await bff.browser().post('/bff/users', validForm)).status).toBe(200)
  })

  it('has an error at every required field of an empty form', async () => {
    const empty = { firstName: '', lastName: '', email: '', telephone: '', password: '', confirmPassword: '' }
    const response = await bff.browser().post('/bff/users', empty)
    expect(response.status).toBe(422)
    expect(response.body.fields.map(({ field }: { field: string }) => field)).toEqual([
      'firstName',
      'lastName',
      'email',
      'password',
      'confirmPassword',
    ])
    expect(response.body.fields.at(-1).message).toBe('This field is required.')
  })

  it('shows the API’s violations at their fields', async () => {
    const { form } = await createCustomer(bff)
    const response = await bff.browser().post('/bff/users', form)
    expect(response.status).toBe(422)
    expect(response.body.fields).toEqual([
      { field: 'email', message: 'There is already an account with this email address.' },
    ])
    const malformed = await bff.browser().post('/bff/users', { ...createRegistration(), email: 'not an email' })
    expect(malformed.body.fields[0].field).toBe('email')
  })
})

describe('signing in', () => {
  it.each([
    ['en', 'This field is required.'],
    ['de', 'Dieses Feld ist erforderlich.'],
  ])('with an empty field has an error at it in %s', async (language, message) => {
    const browser = bff.browser()
    browser.cookies.set('currentLanguage', language)
    const response = await signIn(browser, { email: ' ', password: '' })
    expect(response.status).toBe(422)
    expect(response.body.fields).toEqual([
      { field: 'email', message },
      { field: 'password', message },
    ])
  })

  it.each([
    ['en', 'Invalid credentials.'],
    ['de', 'Ungültige Anmeldeinformationen.'],
  ])('with a wrong password is rejected in %s', async (language, message) => {
    const { form } = await createCustomer(bff)
    const browser = bff.browser()
    browser.cookies.set('currentLanguage', language)
    const response = await signIn(browser, { ...form, password: 'wrong' })
    expect({ status: response.status, message: response.body.message }).toEqual({ status: 401, message })
  })

  it('on another browser finds the basket of the customer', async () => {
    const { browser, form } = await createCustomer(bff)
    await add(browser, standing, 3)
    const otherBrowser = bff.browser()
    expect((await signIn(otherBrowser, form)).body).toMatchObject({ guest: false, basketCount: 3 })
    expect(await readQuantities(otherBrowser)).toEqual({ [standing]: 3 })
    await add(otherBrowser, record)
    expect(await readQuantities(browser)).toEqual({ [standing]: 3, [record]: 1 })
  })

  it('with lines in both baskets keeps both and offers to merge the available guest lines', async () => {
    const { browser: home, form } = await createCustomer(bff)
    await add(home, record, 2)
    const browser = bff.browser()
    await add(browser, standing)
    await add(browser, record, 3)
    await signIn(browser, form)
    expect(await basket(browser)).toMatchObject({ count: 2, guestBasketCount: 4 })
    const response = await browser.post('/bff/basket/kept-guest-lines')
    expect(response.status).toBe(200)
    expect(response.body.guestBasketCount).toBe(0)
    expect(await readQuantities(browser)).toEqual({ [record]: 3, [standing]: 1 })
    expect((await browser.post('/bff/basket/kept-guest-lines')).body.count).toBe(4)
  })

  it('with more tickets in both baskets than one may hold keeps both, and says so', async () => {
    const { browser: home, form } = await createCustomer(bff)
    await add(home, standing, 10)
    await add(home, 'EV-berlin-night-standing', 9)
    const browser = bff.browser()
    await add(browser, 'EV-elsewhere-standing', 2)
    await add(browser, record)
    await signIn(browser, form)
    const rejection = await browser.post('/bff/basket/kept-guest-lines')
    expect([rejection.status, rejection.body.message]).toEqual([
      422,
      'A basket holds at most 20 tickets. Pay for these first, then come back for more.',
    ])
    expect(await basket(browser)).toMatchObject({ count: 19, guestBasketCount: 3 })
  })

  it('does not let a guest merge a guest basket', async () => {
    expect((await bff.browser().post('/bff/basket/kept-guest-lines')).status).toBe(401)
  })

  it('keeps two concurrent shoppers apart [S39]', async () => {
    const [firstCustomer, secondCustomer] = await Promise.all([createCustomer(bff), createCustomer(bff)])
    await Promise.all([
      ...Array.from({ length: 4 }, () => add(firstCustomer.browser, standing)),
      ...Array.from({ length: 3 }, () => add(secondCustomer.browser, standing)),
    ])
    const [first, second] = await Promise.all([
      firstCustomer.browser.get('/bff/session'),
      secondCustomer.browser.get('/bff/session'),
    ])
    expect(first.body).toMatchObject({ email: firstCustomer.form.email, basketCount: 4 })
    expect(second.body).toMatchObject({ email: secondCustomer.form.email, basketCount: 3 })
  })
})

describe('signing out', () => {
  it("leaves the lines with the guest, and the customer's basket as it was", async () => {
    const { browser, form } = await createCustomer(bff)
    await add(browser, standing, 2)
    await add(browser, record)
    expect((await signOut(browser)).body).toEqual({ guest: true, basketCount: 3 })
    expect(await readQuantities(browser)).toEqual({ [standing]: 2, [record]: 1 })
    await add(browser, 'VOUCHER-25')
    const otherBrowser = bff.browser()
    expect((await signIn(otherBrowser, form)).body.basketCount).toBe(3)
    expect(await readQuantities(otherBrowser)).toEqual({ [standing]: 2, [record]: 1 })
  })

  it('leaves no name, no message and no code of a gift voucher with the guest', async () => {
    const { browser, form } = await createCustomer(bff)
    const gift = { giftTo: 'Canary', giftEmail: 'canary@example.com', giftMessage: 'Canary sings' }
    const items = [
      { sku: standing, quantity: 1, extraData: { guestName: 'Canary Guest' } },
      { sku: 'VOUCHER-25', quantity: 1, extraData: gift },
    ]
    expect((await browser.post('/bff/basket/lines', { items })).status).toBe(200)
    const promotions = [{ code: 'TICKETS10' }, { code: 'TEST-50GB-P000-0001' }]
    for (const promotion of promotions) await browser.post('/bff/basket/promotions', promotion)
    await signOut(browser)
    expect(await basket(browser)).toMatchObject({ count: 2, promotions: [{ code: 'TICKETS10' }] })
    expect(JSON.stringify(await basket(browser))).not.toMatch(/canary|TEST-50GB/i)
    const otherBrowser = bff.browser()
    await signIn(otherBrowser, form)
    const lines = items.map(({ extraData }) => ({ extraData }))
    expect(await basket(otherBrowser)).toMatchObject({ promotions, lines })
  })

  it('copies nothing when PERSIST_BASKET is off', async () => {
    const strict = await startBff({ env: { REDIS_URL: redis.url, COMMERCE_API_URL: api.url, PERSIST_BASKET: 'false' } })
    const browser = strict.browser()
    await browser.post('/bff/users', createRegistration())
    await add(browser, standing, 2)
    expect((await signOut(browser)).body).toEqual({ guest: true, basketCount: 0 })
    await strict.close()
  })
})

describe('preferences', () => {
  it('are plain cookies for a year', async () => {
    const browser = bff.browser()
    const { body, headers } = await browser.send('PUT', '/bff/preferences', { language: 'de', incTax: false })
    expect(body).toEqual({ language: 'de', currency: 'GBP', incTax: false })
    const cookies = headers.getSetCookie()
    expect(cookies).toHaveLength(2)
    for (const header of cookies) {
      expect(header).toMatch(/^(currentLanguage=de|incTax=false); Max-Age=31536000; Path=\/; .*SameSite=Lax/)
      expect(header).not.toContain('HttpOnly')
    }
    expect((await browser.send('PUT', '/bff/preferences', { language: 'fr' })).status).toBe(400)
    expect(await redis.client.dbsize()).toBe(0)
  })

  it('of another currency rebuild the basket with the same lines', async () => {
    const browser = bff.browser()
    await add(browser, standing, 2)
    const response = await browser.send('PUT', '/bff/preferences', { currency: 'EUR', rebuildBasket: true })
    const euroBasket = { currency: 'EUR', count: 2, totals: { total: 4600 } }
    expect(response.body).toMatchObject({ currency: 'EUR', basket: euroBasket })
    expect(await basket(browser)).toEqual(withAnyServerTime(response.body.basket))
  })

  it('of another currency change nothing until the shopper agrees to rebuild the basket', async () => {
    const { browser } = await createCustomer(bff)
    await add(browser, standing, 2)
    const before = await basket(browser)
    const response = await browser.send('PUT', '/bff/preferences', { currency: 'EUR', incTax: false })
    expect(response).toMatchObject({ status: 409, body: { code: 'confirmation_needed' } })
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await basket(browser)).toEqual(withAnyServerTime(before))
    expect((await browser.send('PUT', '/bff/preferences', { currency: 'GBP' })).status).toBe(200)
  })

  it('rebuild a basket that is in another currency than the browser’s preference', async () => {
    const { browser: home, form } = await createCustomer(bff)
    await add(home, standing, 2)
    const otherBrowser = bff.browser()
    otherBrowser.cookies.set('preferredCurrency', 'EUR')
    await signIn(otherBrowser, form)
    expect(await basket(otherBrowser)).toMatchObject({ currency: 'GBP', count: 2 })
    await otherBrowser.send('PUT', '/bff/preferences', { currency: 'EUR', rebuildBasket: true })
    expect(await basket(otherBrowser)).toMatchObject({ currency: 'EUR', count: 2, totals: { total: 4600 } })
    expect((await basket(home)).currency).toBe('EUR')
  })

  it('of another currency apply to an empty basket from its next line on', async () => {
    const browser = bff.browser()
    const { body } = await add(browser, standing)
    await browser.send('DELETE', `/bff/basket/lines/${body.lines[0].key}`)
    expect((await browser.send('PUT', '/bff/preferences', { currency: 'EUR' })).body).not.toHaveProperty('basket')
    expect((await add(browser, standing)).body).toMatchObject({ currency: 'EUR', totals: { total: 2300 } })
  })
})
