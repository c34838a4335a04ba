import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { Address, Country } from '#shared/api/addresses/addresses-schemas.ts'
import { createCustomer } from '../../testing/customer.ts'
import { startFullBff } from '../../testing/start-full-bff.ts'
import type { ShopperBrowser } from '../../testing/shopper-browser.ts'

const { bff, redis, close } = await startFullBff()
afterAll(close)
afterEach(() => redis.client.flushall())

const customer = async (language?: 'de') => {
  const browser = bff.browser()
  if (language) browser.cookies.set('currentLanguage', language)
  await createCustomer({ browser: () => browser })
  return browser
}

const british = {
  type: ['delivery', 'billing'],
  defaults: [],
  firstName: 'Wanda',
  lastName: 'Quill',
  company: '',
  line1: '12 Example Street',
  line2: '',
  city: 'Bristol',
  region: 'Somerset',
  postcode: 'bs14st',
  countryCode: 'GB',
  telephone: '',
}
const german = {
  ...british,
  line1: 'Musterstraße 7',
  line2: 'Hinterhaus',
  city: 'Berlin',
  region: '',
  postcode: '10115',
  countryCode: 'DE',
}

const create = (browser: ShopperBrowser, address: object = british) => browser.post('/bff/addresses', address)
const createAddressId = async (browser: ShopperBrowser, address?: object): Promise<string> => {
  const { status, body } = await create(browser, address)
  expect(status).toBe(200)
  return body.id
}
const change = (browser: ShopperBrowser, id: string, address: object) =>
  browser.send('PUT', `/bff/addresses/${id}`, address)
const makeDefault = (browser: ShopperBrowser, id: string, type: string) =>
  browser.send('PUT', `/bff/addresses/${id}/default`, { type })
const remove = (browser: ShopperBrowser, ...ids: string[]) => browser.send('DELETE', '/bff/addresses', { ids })
const readAddresses = async (browser: ShopperBrowser): Promise<Address[]> =>
  (await browser.get('/bff/addresses')).body.addresses
const findDefaults = (addresses: Address[], id: string) => addresses.find((address) => address.id === id)?.defaults

describe('an address book', () => {
  it('is empty at first', async () => {
    expect(await readAddresses(await customer())).toEqual([])
  })

  it('shows the saved fields and no other field of the API', async () => {
    const browser = await customer()
    const { body } = await create(browser)
    const fields = {
      ...british,
      id: body.id,
      company: null,
      line2: null,
      telephone: null,
      postcode: 'BS1 4ST',
      country: 'United Kingdom',
    }
    expect(body.addresses).toEqual([{ ...fields, type: expect.any(Array), defaults: expect.any(Array) }])
    expect(new Set(body.addresses[0].type)).toEqual(new Set(['delivery', 'billing']))
    expect(new Set(body.addresses[0].defaults)).toEqual(new Set(['delivery', 'billing']))
    expect((await browser.get(`/bff/addresses/${body.id}`)).body).toEqual(body.addresses[0])
    expect(await readAddresses(browser)).toEqual(body.addresses)
  })

  it('names countries in the language of the shopper', async () => {
    const browser = await customer('de')
    expect((await create(browser, german)).body.addresses[0].country).toBe('Deutschland')
  })

  it('replaces an address as a whole, so that emptied fields are cleared', async () => {
    const browser = await customer()
    const id = await createAddressId(browser)
    const { status, body } = await change(browser, id, { ...german, line2: '', defaults: ['billing'] })
    expect(status).toBe(200)
    expect(body.addresses).toHaveLength(1)
    expect(body.addresses[0]).toMatchObject({
      id,
      city: 'Berlin',
      line2: null,
      region: null,
      postcode: '10115',
      country: 'Germany',
      defaults: ['billing'],
    })
  })

  it('has one default per type, which moves on its own', async () => {
    const browser = await customer()
    const first = await createAddressId(browser)
    const second = await createAddressId(browser, german)
    expect(findDefaults(await readAddresses(browser), second)).toEqual([])
    const { status, body } = await makeDefault(browser, second, 'billing')
    expect(status).toBe(200)
    expect(findDefaults(body.addresses, second)).toEqual(['billing'])
    expect(findDefaults(body.addresses, first)).toEqual(['delivery'])
    const addresses = (await makeDefault(browser, second, 'delivery')).body.addresses
    expect(new Set(findDefaults(addresses, second))).toEqual(new Set(['delivery', 'billing']))
    expect(findDefaults(addresses, first)).toEqual([])
  })

  it('rejects a default of a type that the address does not have', async () => {
    const browser = await customer()
    const id = await createAddressId(browser, { ...british, type: ['billing'] })
    expect((await makeDefault(browser, id, 'delivery')).status).toBe(422)
    expect((await makeDefault(browser, id, 'gift')).status).toBe(400)
  })

  it('puts a deleted address back with its content and defaults', async () => {
    const browser = await customer()
    const id = await createAddressId(browser)
    const other = await createAddressId(browser, german)
    const {
      id: _id,
      country: _country,
      ...content
    } = (await readAddresses(browser)).find((address) => address.id === id)!
    const left = await remove(browser, id)
    expect({ status: left.status, ids: left.body.addresses.map((address: Address) => address.id) }).toEqual({
      status: 200,
      ids: [other],
    })
    const draft = { ...content, company: '', line2: '', telephone: '' }
    const back = await create(browser, draft)
    expect(back.body.addresses.find((address: Address) => address.id === back.body.id)).toMatchObject(content)
    expect(back.body.id).not.toBe(id)
  })

  it('deletes all of them or none', async () => {
    const browser = await customer()
    const id = await createAddressId(browser)
    expect((await remove(browser, id, crypto.randomUUID())).status).toBe(404)
    expect(await readAddresses(browser)).toHaveLength(1)
    expect((await remove(browser)).status).toBe(400)
  })
})

describe('a rejected address', () => {
  const messages = async (language: 'de' | undefined, address: object): Promise<Record<string, string>> => {
    const { status, body } = await create(await customer(language), address)
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'rejected' })
    return Object.fromEntries(
      body.fields.map(({ field, message }: { field: string; message: string }) => [field, message]),
    )
  }

  it('has one error at each missing field', async () => {
    const empty = Object.fromEntries(
      Object.keys(british).map((name) => [name, name === 'type' || name === 'defaults' ? [] : '']),
    )
    const fields = await messages(undefined, empty)
    expect(Object.keys(fields).sort()).toEqual(
      expect.arrayContaining(['city', 'countryCode', 'firstName', 'lastName', 'line1', 'type']),
    )
    expect(Object.keys(fields)).not.toContain('company')
    for (const message of Object.values(fields)) expect(message).toMatch(/\w{3,}/)
  })

  it.each([
    [undefined, 'Enter a UK postcode, for example SW1A 1AA.'],
    ['de' as const, 'Gib eine britische Postleitzahl ein, zum Beispiel SW1A 1AA.'],
  ])('describes a valid postcode in the shopper’s language (%s)', async (language, message) => {
    expect(await messages(language, { ...british, postcode: '12345' })).toEqual({ postcode: message })
  })

  it('has an error at a country without delivery, which is valid for billing', async () => {
    const withoutDelivery = { ...british, countryCode: 'NZ', postcode: '6011' }
    expect(await messages(undefined, withoutDelivery)).toEqual({ countryCode: 'We do not deliver to this country.' })
    expect((await create(await customer(), { ...withoutDelivery, type: ['billing'] })).status).toBe(200)
  })

  it('changes nothing', async () => {
    const browser = await customer()
    const id = await createAddressId(browser)
    const before = await readAddresses(browser)
    expect((await change(browser, id, { ...british, postcode: 'nowhere' })).status).toBe(422)
    expect(await readAddresses(browser)).toEqual(before)
  })
})

describe('addresses of others', () => {
  it('are 404 when read, changed, made the default or deleted [S45]', async () => {
    const owner = await customer()
    const id = await createAddressId(owner)
    const before = await readAddresses(owner)
    const other = await customer()
    const responses = [
      await other.get(`/bff/addresses/${id}`),
      await change(other, id, german),
      await makeDefault(other, id, 'billing'),
      await remove(other, id),
    ]
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    for (const { text } of responses) expect(text).not.toContain('Example Street')
    expect(await readAddresses(other)).toEqual([])
    expect(await readAddresses(owner)).toEqual(before)
  })

  it('get the same response as unknown addresses [S45]', async () => {
    const browser = await customer()
    for (const id of [crypto.randomUUID(), 'none', '..%2Fme'])
      expect((await browser.get(`/bff/addresses/${id}`)).status).toBe(404)
  })

  it('are forbidden to guests, like addresses of their own', async () => {
    const guest = bff.browser()
    await guest.post('/bff/basket/lines', { items: [{ sku: 'RECORD-1-LP', quantity: 1 }] })
    for (const browser of [guest, bff.browser()]) {
      const responses = [
        await browser.get('/bff/addresses'),
        await browser.get('/bff/addresses/some'),
        await create(browser),
        await change(browser, 'some', british),
        await makeDefault(browser, 'some', 'billing'),
        await remove(browser, 'some'),
      ]
      expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401])
    }
  })
})

describe('countries', () => {
  const countries = async (browser: ShopperBrowser, query = ''): Promise<Country[]> =>
    (await browser.get(`/bff/countries${query}`)).body.countries

  it('are public, named in each language, and create no guest session', async () => {
    const browser = bff.browser()
    const english = await countries(browser)
    expect(english.find(({ code }) => code === 'DE')).toEqual({
      code: 'DE',
      name: 'Germany',
      validForBilling: true,
      validForDelivery: true,
    })
    expect(english.map(({ name }) => name)).toEqual(
      english.map(({ name }) => name).toSorted(new Intl.Collator('en').compare),
    )
    browser.cookies.set('currentLanguage', 'de')
    expect((await countries(browser)).find(({ code }) => code === 'DE')?.name).toBe('Deutschland')
    expect(await redis.client.dbsize()).toBe(0)
  })

  it('can be filtered by the type of address', async () => {
    const [all, delivery, billing] = [
      await countries(bff.browser()),
      await countries(bff.browser(), '?type=delivery'),
      await countries(bff.browser(), '?type=billing'),
    ]
    expect(delivery).toEqual(all.filter(({ validForDelivery }) => validForDelivery))
    expect(billing).toEqual(all.filter(({ validForBilling }) => validForBilling))
    expect(delivery.length).toBeGreaterThan(5)
    expect(delivery.length).toBeLessThan(all.length)
  })
})
