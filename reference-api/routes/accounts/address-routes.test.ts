import { beforeAll, describe, expect, it } from 'vitest'
import { startApiUnderTest, isRemote, type Customer } from '../../testing/api-under-test.ts'

const api = startApiUnderTest()

let ada: Customer
let bob: Customer
beforeAll(async () => {
  ada = await api.createCustomer()
  bob = await api.createCustomer()
})

const london = {
  type: ['billing', 'delivery'],
  firstName: 'Ada',
  lastName: 'Quill',
  line1: '1 Wick Row',
  city: 'London',
  postcode: 'e16an',
  countryCode: 'gb',
}
const berlin = {
  ...london,
  type: ['delivery'],
  line1: 'Umspannweg 7',
  city: 'Berlin',
  postcode: '10999',
  countryCode: 'DE',
}

const create = (body: unknown, { token } = ada, language = 'en') =>
  api.sendRequest('POST', '/addresses', { token, body, language })
const read = (id: string, { token } = ada) => api.sendRequest('GET', `/addresses/${id}`, { token })
const change = (id: string, body: unknown, { token } = ada) =>
  api.sendRequest('PUT', `/addresses/${id}`, { token, body })
const remove = (ids: unknown, { token } = ada) => api.sendRequest('DELETE', '/addresses', { token, body: { ids } })
const list = async (query = '', { token } = ada) =>
  (await api.sendRequest('GET', `/users-addresses${query}`, { token })).body['hydra:member'] as { id: string }[]
const paths = (body: { violations?: { propertyPath: string }[] }) =>
  body.violations?.map(({ propertyPath }) => propertyPath)
const listDefaultTypes = async (id: string, whose = ada) =>
  (await read(id, whose)).body.defaults.map(({ type }: { type: string }) => type)

describe('an address', () => {
  it('is stored in its postal format, and is the default while it is the only one', async () => {
    const { body: address, status, headers } = await create({ ...london, company: ' ', telephone: '020 7946 0000' })
    expect(status).toBe(201)
    expect(headers.get('location')).toBe(`/addresses/${address.id}`)
    expect(address).toMatchObject({
      '@type': 'Address',
      postcode: 'E1 6AN',
      countryCode: 'GB',
      company: null,
      line2: null,
      region: null,
      telephone: '020 7946 0000',
      type: ['billing', 'delivery'],
      defaults: [{ type: 'billing' }, { type: 'delivery' }],
      default: true,
    })
    expect((await read(address.id)).body).toEqual(address)
  })

  it('is listed by type, defaults first', async () => {
    const first = (await list())[0]
    const { id } = (await create(berlin)).body
    expect(await list()).toMatchObject([first, { id }])
    expect((await list('?type=delivery')).map((address) => address.id)).toContain(id)
    expect((await list('?type=billing')).map((address) => address.id)).not.toContain(id)
    expect((await api.sendRequest('GET', '/users-addresses?type=summer', { token: ada.token })).status).toBe(400)
  })

  it('changes only the fields of a request, and none when one is invalid', async () => {
    const { id } = (await create(berlin)).body
    const changed = await change(id, { line1: 'Kranweg 1', id: 'mine', user_id: bob.id })
    expect(changed.status).toBe(200)
    expect(changed.body).toMatchObject({
      id,
      line1: 'Kranweg 1',
      city: 'Berlin',
      postcode: '10999',
      type: ['delivery'],
    })
    const { modifiedAt: _then, ...unchangedFields } = changed.body
    expect((await change(id, changed.body)).body).toMatchObject(unchangedFields)
    const rejected = await change(id, { city: 'Nowhere', countryCode: 'GB' })
    expect(paths(rejected.body)).toEqual(['postcode'])
    expect((await read(id)).body.city).toBe('Berlin')
  })
})

describe('the default address', () => {
  it('is unique per type and can change', async () => {
    const eve = await api.createCustomer()
    const first = (await create(london, eve)).body.id
    const second = (await create({ ...berlin, default: true }, eve)).body.id
    expect([await listDefaultTypes(first, eve), await listDefaultTypes(second, eve)]).toEqual([
      ['billing'],
      ['delivery'],
    ])
    await change(first, { default: true }, eve)
    expect([await listDefaultTypes(first, eve), await listDefaultTypes(second, eve)]).toEqual([
      ['billing', 'delivery'],
      [],
    ])
    await change(first, { defaults: [{ type: 'billing' }] }, eve)
    expect(await listDefaultTypes(first, eve)).toEqual(['billing'])
    await change(first, { type: ['delivery'] }, eve)
    expect(await listDefaultTypes(first, eve)).toEqual([])
  })

  it('is unique after concurrent requests', async () => {
    const eve = await api.createCustomer()
    await Promise.all([1, 2, 3, 4].map(() => create({ ...london, default: true }, eve)))
    const addresses = (await api.sendRequest('GET', '/users-addresses', { token: eve.token })).body['hydra:member'] as {
      default: boolean
    }[]
    expect(addresses.filter((address) => address.default)).toHaveLength(1)
  })
})

describe('an address is rejected', () => {
  it('with every field that is missing', async () => {
    const response = await create({})
    expect(response.status).toBe(422)
    expect(paths(response.body)).toEqual(['type', 'firstName', 'lastName', 'line1', 'city', 'countryCode'])
  })

  it.each([
    [
      'a British postcode that cannot be',
      { postcode: 'SW1' },
      'postcode',
      'Enter a UK postcode, for example SW1A 1AA.',
    ],
    ['no British postcode', { postcode: undefined }, 'postcode', 'This field is required.'],
    [
      'a German postcode that cannot be',
      { countryCode: 'DE', postcode: '1234' },
      'postcode',
      'Enter a German postcode of five digits, for example 10115.',
    ],
    ['a country that is none', { countryCode: 'ZZ' }, 'countryCode', 'Choose a country from the list.'],
    [
      'a country without delivery',
      { countryCode: 'JP', postcode: '100' },
      'countryCode',
      'We do not deliver to this country.',
    ],
    ['a line that is too long', { line1: 'x'.repeat(101) }, 'line1', 'This value is too long.'],
    [
      'a telephone that is none',
      { telephone: 'call me' },
      'telephone',
      'Enter a telephone number, for example 020 7946 0000.',
    ],
    ['no type', { type: [] }, 'type', 'This field is required.'],
    ['an odd type', { type: ['summer'] }, 'type[0]', 'This value is not valid.'],
  ])('with %s', async (_what, changes, propertyPath, message) => {
    const response = await create({ ...london, ...changes })
    expect(response.status).toBe(422)
    expect(response.body.violations).toEqual([{ propertyPath, message }])
  })

  it('in German when the request is in German', async () => {
    const { body } = await create({ ...berlin, postcode: '1' }, ada, 'de')
    expect(body.violations[0].message).toBe('Gib eine Postleitzahl aus fünf Ziffern ein, zum Beispiel 10115.')
  })

  it('for delivery, but not for billing, in a country without delivery', async () => {
    const tokyo = { ...london, type: ['billing'], city: 'Tokyo', postcode: '100-0001', countryCode: 'JP' }
    expect((await create(tokyo)).status).toBe(201)
  })
})

describe('an address book', () => {
  it.each([
    ['en', 'Your address book holds at most 20 addresses. Delete one first.'],
    ['de', 'Dein Adressbuch fasst höchstens 20 Adressen. Lösche zuerst eine.'],
  ])('holds at most twenty addresses, also of requests at once (%s) [S42]', async (language, message) => {
    const eve = await api.createCustomer()
    const statuses: number[] = []
    for (let count = 0; count < 19; count += 1) statuses.push((await create(london, eve)).status)
    const responses = await Promise.all([london, berlin, london].map((address) => create(address, eve, language)))
    statuses.push(...responses.map(({ status }) => status))
    expect(statuses.filter((status) => status === 201)).toHaveLength(20)
    const rejected = responses.filter(({ status }) => status === 422)
    expect(rejected.map(({ body }) => body.violations[0].message)).toEqual([message, message])
    expect(rejected.map(({ body }) => body['hydra:description'])).toEqual([message, message])
    expect(await list('', eve)).toHaveLength(20)
  })
})

describe('deleting addresses', () => {
  it('deletes all of them or none', async () => {
    const ownId = (await create(london)).body.id
    const foreignId = (await create(london, bob)).body.id
    for (const ids of [
      [ownId, foreignId],
      [ownId, crypto.randomUUID()],
      [ownId, 'nonsense'],
    ]) {
      expect((await remove(ids)).status).toBe(404)
      expect((await read(ownId)).status).toBe(200)
    }
    expect((await read(foreignId, bob)).status).toBe(200)
    expect((await remove([ownId, ownId])).status).toBe(204)
    expect((await read(ownId)).status).toBe(404)
    expect((await remove([])).status).toBe(422)
  })
})

it('an address is unknown to other users [S45]', async () => {
  const { id } = (await create(london)).body
  const guest = await api.createGuest()
  expect((await read(id, bob)).status).toBe(404)
  expect((await change(id, { line1: 'Mine' }, bob)).status).toBe(404)
  expect((await remove([id], bob)).status).toBe(404)
  expect((await list('', bob)).some((address) => address.id === id)).toBe(false)
  for (const path of ['/users-addresses', `/addresses/${id}`]) {
    expect((await api.sendRequest('GET', path, { token: guest.token })).status).toBe(404)
    expect((await api.sendRequest('GET', path)).status).toBe(401)
  }
  expect((await api.sendRequest('POST', '/addresses', { token: guest.token, body: london })).status).toBe(404)
  expect((await read('nonsense')).status).toBe(404)
  expect((await read(id)).body.line1).toBe(london.line1)
})

describe('countries', () => {
  type Country = { code: string; name: string; validForBilling: boolean; validForDelivery: boolean }
  const fetchCountries = async (query: string, language = 'en') =>
    (await api.sendRequest('GET', `/countries${query}`, { language })).body['hydra:member'] as Country[]

  it('are filtered by billing and delivery and have names in the requested language', async () => {
    const delivery = await fetchCountries('?validForDelivery=true')
    expect(delivery.map(({ code }) => code)).toEqual(expect.arrayContaining(['GB', 'IE', 'DE', 'AT', 'NL', 'BE', 'FR']))
    expect(delivery.every(({ validForDelivery }) => validForDelivery)).toBe(true)
    const billing = await fetchCountries('?validForBilling=1')
    expect(billing.length).toBeGreaterThan(delivery.length)
    expect((await fetchCountries('?validForDelivery=false')).some(({ code }) => code === 'GB')).toBe(false)
    expect((await fetchCountries('', 'de')).find(({ code }) => code === 'DE')?.name).toBe('Deutschland')
  })
})

describe.skipIf(isRemote)('the demo customer', () => {
  it('has addresses in both countries', async () => {
    const { body } = await api.sendRequest('POST', '/auth', {
      body: { email: 'demo@example.com', password: 'stagedoor-demo' },
    })
    const addresses = (await api.sendRequest('GET', '/users-addresses', { token: body.token })).body['hydra:member']
    expect(addresses).toMatchObject([
      { city: 'London', defaults: [{ type: 'billing' }], default: false },
      { city: 'Berlin', defaults: [{ type: 'delivery' }], default: true },
    ])
  })
})
