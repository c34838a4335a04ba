import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { homeAddressInput } from '#reference-api/testing/home-address.ts'
import { createCustomer, signIn } from '../../testing/customer.ts'
import type { ShopperBrowser } from '../../testing/shopper-browser.ts'
import { startFullBff } from '../../testing/start-full-bff.ts'

const { bff, redis, api, close } = await startFullBff()
afterAll(close)
afterEach(async () => {
  await sql`delete from baskets`.execute(api.db)
  await redis.client.flushall()
})

const standing = 'EV-open-night-standing'
const record = 'RECORD-1-LP'
const contact = { email: 'bea@example.com', firstName: 'Bea', lastName: 'Yer' }
const otherAddress = { ...homeAddressInput, line1: '4 Quay' }

const add = (browser: ShopperBrowser, sku: string, quantity = 1) =>
  browser.post('/bff/basket/lines', { items: [{ sku, quantity }] })
const read = (browser: ShopperBrowser) => browser.get('/bff/checkout')
const save = (browser: ShopperBrowser, input: object) => browser.send('PATCH', '/bff/checkout', input)

const withTickets = async (browser = bff.browser()) => {
  await add(browser, standing, 2)
  return browser
}

describe('a checkout', () => {
  it('is 409 for an empty basket, and creates nothing', async () => {
    expect(await read(bff.browser())).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await redis.client.dbsize()).toBe(0)
  })

  it('starts with the contact and has every option', async () => {
    const { status, body } = await read(await withTickets())
    expect(status).toBe(200)
    expect(body).toMatchObject({
      step: 'contact',
      isConfirmed: false,
      guest: true,
      contact: null,
      addressBook: [],
      billingSameAsDelivery: true,
      basket: { count: 2 },
    })
    expect(body.services.map(({ code }: { code: string }) => code)).toContain('e-ticket')
    expect(body.countries).toContainEqual(expect.objectContaining({ code: 'GB', name: 'United Kingdom' }))
    expect(body.submissionId).toMatch(/^[\w-]{32}\.[\w-]{36}$/)
  })

  it('is read with one call for the basket [S42]', async () => {
    const countCalls = () =>
      bff.log.lines().filter(({ msg, area }) => msg === 'commerce API' && area === 'baskets').length
    const browser = await withTickets()
    const before = countCalls()
    expect((await read(browser)).body.basket).toMatchObject({ totals: { shipping: 0, total: 4000 } })
    expect(countCalls() - before).toBe(1)
  })

  it('needs only a contact for tickets by email', async () => {
    const browser = await withTickets()
    expect((await save(browser, { contact })).body).toMatchObject({
      step: 'payment',
      contact: { ...contact, telephone: null },
      shipping: { service: 'e-ticket', date: null },
      billingAddress: null,
      basket: { totals: { shipping: 0, total: 4000 } },
    })
  })

  it('saves and removes an address for the invoice', async () => {
    const browser = await withTickets()
    expect((await save(browser, { contact, billingAddress: homeAddressInput })).body).toMatchObject({
      step: 'payment',
      billingAddress: { ...homeAddressInput, country: 'United Kingdom' },
    })
    expect((await save(browser, { billingAddress: null })).body).toMatchObject({
      step: 'payment',
      billingAddress: null,
    })
  })

  it('puts a name on each ticket, keeps the hold, and removes the names again', async () => {
    const browser = await withTickets()
    const before = (await read(browser)).body.basket
    const [line] = before.lines
    const { basket } = (await save(browser, { contact, guestNames: { [line.key]: ['', ' Greta '] } })).body
    expect(basket.lines).toMatchObject([{ quantity: 2, extraData: { guestName2: 'Greta' } }])
    expect(basket.hold.expiresAt).toBe(before.hold.expiresAt)
    const cleared = await save(browser, { guestNames: { [basket.lines[0].key]: ['', ''], unknown: ['Nobody'] } })
    expect(cleared.body.basket.lines).toMatchObject([{ key: line.key, extraData: {} }])
  })

  it('says what is wrong with the name of a guest', async () => {
    const browser = await withTickets()
    const [line] = (await read(browser)).body.basket.lines
    const rejected = await save(browser, { contact, guestNames: { [line.key]: ['visit evil.com'] } })
    expect({ status: rejected.status, message: rejected.body.message }).toEqual({
      status: 422,
      message: 'Enter only a name, without a web address. After a full stop, put a space.',
    })
  })

  it('starts with the first service, its price in the total, and needs the addresses of a parcel', async () => {
    const browser = bff.browser()
    await add(browser, record)
    const { totals, delivery } = (await browser.get('/bff/basket')).body
    const { services, shipping, basket } = (await read(browser)).body
    // The basket page announces by how much the checkout will increase the total.
    expect(delivery).toEqual({ name: services[0].name, price: services[0].price, isRequired: true })
    expect(basket.totals.total).toBe(totals.total + delivery.price)
    expect(shipping).toEqual({ service: services[0].code, date: null })
    expect(basket.totals).toMatchObject({ shipping: services[0].price })
    expect((await save(browser, { contact })).body).toMatchObject({ step: 'delivery' })
    expect((await save(browser, { deliveryAddress: homeAddressInput })).body).toMatchObject({ step: 'delivery' })
    expect((await save(browser, { billingAddress: 'same' })).body).toMatchObject({ step: 'payment' })
  })

  it('keeps the billing address equal to the delivery address when that changes', async () => {
    const browser = await withTickets()
    const { body } = await save(browser, {
      contact,
      shipping: { service: 'ticket-post' },
      deliveryAddress: homeAddressInput,
      billingAddress: 'same',
    })
    expect(body).toMatchObject({
      step: 'payment',
      billingSameAsDelivery: true,
      billingAddress: homeAddressInput,
      deliveryAddress: homeAddressInput,
    })
    expect((await save(browser, { deliveryAddress: otherAddress })).body).toMatchObject({
      billingSameAsDelivery: true,
      billingAddress: otherAddress,
    })
    expect((await save(browser, { billingAddress: homeAddressInput })).body).toMatchObject({
      billingSameAsDelivery: false,
      billingAddress: homeAddressInput,
      deliveryAddress: otherAddress,
    })
    expect((await save(browser, { deliveryAddress: { ...homeAddressInput, line1: '5 Quay' } })).body).toMatchObject({
      billingSameAsDelivery: false,
      billingAddress: homeAddressInput,
    })
  })

  it('needs a day for a service with dates, and formats it', async () => {
    const browser = bff.browser()
    await add(browser, record)
    browser.cookies.set('currentLanguage', 'de')
    const { services } = (await save(browser, { contact, deliveryAddress: homeAddressInput, billingAddress: 'same' }))
      .body
    const parcel = services.find(({ code }: { code: string }) => code === 'parcel-day')
    expect(parcel.dates[0]).toEqual({
      value: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      text: expect.stringMatching(/^\p{Lu}\p{Ll}+tag|Mittwoch/u),
    })
    const withoutDay = await save(browser, { shipping: { service: 'parcel-day' } })
    expect(withoutDay).toMatchObject({ status: 422, body: { fields: [{ field: 'shipping.date' }] } })
    const chosen = await save(browser, { shipping: { service: 'parcel-day', date: parcel.dates[0].value } })
    expect(chosen.body).toMatchObject({
      step: 'payment',
      shipping: { service: 'parcel-day', date: parcel.dates[0].value },
    })
    expect(chosen.body.basket.totals.shipping).toBe(parcel.price)
  })

  it('shows net shipping prices when they are preferred', async () => {
    const browser = bff.browser()
    await add(browser, record)
    const gross = (await read(browser)).body.services[0].price
    browser.cookies.set('incTax', 'false')
    expect((await read(browser)).body.services[0].price).toBeLessThan(gross)
  })

  it.each([
    ['en', 'Enter a UK postcode, for example SW1A 1AA.'],
    ['de', 'Gib eine britische Postleitzahl ein, zum Beispiel SW1A 1AA.'],
  ])('has one error per field in %s, and keeps the saved values', async (language, message) => {
    const browser = await withTickets()
    browser.cookies.set('currentLanguage', language)
    const response = await save(browser, {
      contact,
      deliveryAddress: { ...homeAddressInput, postcode: 'nowhere' },
      billingAddress: 'same',
    })
    expect(response).toMatchObject({ status: 422, body: { code: 'rejected' } })
    expect(response.body.fields).toEqual([{ field: 'deliveryAddress.postcode', message }])
    expect((await save(browser, { contact: { ...contact, email: 'nobody' } })).body.fields).toMatchObject([
      { field: 'contact.email' },
    ])
    expect((await read(browser)).body).toMatchObject({ contact: null, deliveryAddress: null, billingAddress: null })
  })

  it('rejects the same billing address before there is a delivery address', async () => {
    const response = await save(await withTickets(), { billingAddress: 'same' })
    expect(response).toMatchObject({ status: 422, body: { fields: [{ field: 'billingAddress' }] } })
  })
})

describe('the checkout of a customer', () => {
  const demo = { email: 'demo@example.com', password: 'stagedoor-demo' }

  it('has their contact and proposes their default delivery address', async () => {
    const { browser } = await signIn(bff, demo)
    await withTickets(browser)
    const { body } = await read(browser)
    expect(body).toMatchObject({
      step: 'payment',
      guest: false,
      contact: { email: 'demo@example.com', firstName: 'Demo', lastName: 'Person' },
      deliveryAddress: { line1: 'Teststraße 1' },
      billingAddress: null,
      billingSameAsDelivery: false,
    })
    expect(body.addressBook).toHaveLength(2)
    await browser.send('DELETE', '/bff/basket/lines/' + body.basket.lines[0].key)
  })

  it('accepts an address of their book by its id, and no other customer’s', async () => {
    const { browser } = await signIn(bff, demo)
    await withTickets(browser)
    const [first] = (await read(browser)).body.addressBook
    const { body } = await save(browser, { shipping: { service: 'e-ticket' }, billingAddress: { id: first.id } })
    expect(body).toMatchObject({
      step: 'payment',
      contact: { email: 'demo@example.com' },
      billingAddress: { line1: first.line1 },
    })

    const { browser: otherBrowser } = await createCustomer(bff)
    await withTickets(otherBrowser)
    expect((await save(otherBrowser, { billingAddress: { id: first.id } })).status).toBe(404)
    expect((await save(await withTickets(), { billingAddress: { id: first.id } })).status).toBe(404)
  })

  it('loses contact and addresses when they sign out', async () => {
    const { browser } = await createCustomer(bff)
    await withTickets(browser)
    await save(browser, { contact, shipping: { service: 'e-ticket' }, billingAddress: homeAddressInput })
    await browser.send('DELETE', '/bff/session')
    expect((await read(browser)).body).toMatchObject({
      step: 'contact',
      contact: null,
      billingAddress: null,
      basket: { count: 2 },
    })
  })
})
