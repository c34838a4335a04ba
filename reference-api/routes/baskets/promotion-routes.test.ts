import { beforeAll, describe, expect, it } from 'vitest'
import { startApiUnderTest, type TestResponse, type Customer } from '../../testing/api-under-test.ts'

const api = startApiUnderTest()

const ticket = { productVariant: 'EV-open-night-standing' }
const record = { productVariant: 'RECORD-1-LP' }
const voucher = { productVariant: 'VOUCHER-25' }

let token = ''
let customer: Customer
beforeAll(async () => {
  token = (await api.createGuest()).token
  customer = await api.createCustomer()
})

const create = async (lines: object[], currency = 'GBP') =>
  (await api.sendRequest('POST', '/baskets', { token, body: { lines, currency } })).body.id as string
const enterCodes = (id: string, promoCodes: unknown[], options = {}) =>
  api.sendRequest('PUT', `/baskets/${id}/promotion-codes`, { token, body: { promoCodes }, ...options })
const read = async (id: string, options = {}) =>
  (await api.sendRequest('GET', `/baskets/${id}`, { token, ...options })).body
const totals = async (id: string, options = {}) =>
  (await api.sendRequest('GET', `/baskets/${id}/totals`, { token, ...options })).body
const listViolations = ({ body }: TestResponse) =>
  body.violations.map(({ propertyPath, message }: { propertyPath: string; message: string }) => [propertyPath, message])

describe('promotion codes', () => {
  it('apply in any spelling and are returned in normalised form', async () => {
    const id = await create([{ ...ticket, quantity: 2 }, record])
    const { status, body } = await enterCodes(id, ['  tickets10 ', 'Five'])
    expect([status, body.violations]).toEqual([200, []])
    expect(body.promotions).toEqual([
      {
        promotionCode: 'TICKETS10',
        kind: 'promotion',
        description: '10% off tickets',
        discount: { net: 333, tax: 67, gross: 400 },
        remaining: null,
        problem: null,
      },
      {
        promotionCode: 'FIVE',
        kind: 'promotion',
        description: '5 off',
        discount: { net: 417, tax: 83, gross: 500 },
        remaining: null,
        problem: null,
      },
    ])
    expect((await read(id)).promotions).toEqual(body.promotions)
    expect((await read(id, { language: 'de' })).promotions[0].description).toBe('10 % auf Karten')
    expect(await totals(id)).toMatchObject({ lines: { gross: 6199 }, discount: { gross: 900 }, total: { gross: 5299 } })
  })

  it('replace the full list, and an empty list removes all', async () => {
    const id = await create([{ ...ticket, quantity: 2 }, record])
    await enterCodes(id, ['TICKETS10', 'FIVE'])
    expect((await enterCodes(id, ['RECORDS50'])).body.promotions).toMatchObject([
      { promotionCode: 'RECORDS50', discount: { gross: 1100 } },
    ])
    expect((await enterCodes(id, [])).body.promotions).toEqual([])
    expect((await totals(id)).discount.gross).toBe(0)
  })

  it.each([
    [
      'NOPE',
      'We do not know this code. Check it for typos.',
      'Diesen Code kennen wir nicht. Schau noch mal auf die Schreibweise.',
    ],
    [
      'TOMORROW',
      'We do not know this code. Check it for typos.',
      'Diesen Code kennen wir nicht. Schau noch mal auf die Schreibweise.',
    ],
    ['OVER', 'This promotion is over.', 'Diese Aktion ist vorbei.'],
    [
      'USEDUP',
      'This code has been used as often as it can be.',
      'Dieser Code ist so oft eingelöst worden, wie es ging.',
    ],
    [
      'FRIEND',
      'This code is for customers with an account. Sign in to use it.',
      'Dieser Code gilt für Kunden mit Konto. Melde dich an, um ihn einzulösen.',
    ],
    [
      'FIVE',
      'This code is good from £30.00 on, for what it applies to.',
      'Dieser Code gilt ab 30,00\u00a0£, gerechnet auf das, wofür er gedacht ist.',
    ],
    [
      'RECORDS50',
      'There is nothing in your basket that this code is for.',
      'In deinem Warenkorb ist nichts, wofür dieser Code gilt.',
    ],
    [
      'TEST-50ER-P000-0003',
      'This voucher is in EUR, your basket is not.',
      'Dieser Gutschein lautet auf EUR, dein Warenkorb nicht.',
    ],
    ['TEST-25GB-P000-0004', 'There is nothing left on this voucher.', 'Auf diesem Gutschein ist nichts mehr.'],
    ['TEST-25GB-P000-0005', 'This voucher is no longer valid.', 'Dieser Gutschein ist abgelaufen.'],
    [
      'TEST-0000-0000-0000',
      'We do not know this code. Check it for typos.',
      'Diesen Code kennen wir nicht. Schau noch mal auf die Schreibweise.',
    ],
  ])('are rejected with the reason and change nothing: %s', async (code, english, german) => {
    const id = await create([ticket])
    await enterCodes(id, ['TICKETS10'])
    const response = await enterCodes(id, ['TICKETS10', code])
    expect([response.status, listViolations(response)]).toEqual([422, [['promoCodes[1]', english]]])
    expect(listViolations(await enterCodes(id, ['TICKETS10', code], { language: 'de' }))).toEqual([
      ['promoCodes[1]', german],
    ])
    expect((await read(id)).promotions.map(({ promotionCode }: { promotionCode: string }) => promotionCode)).toEqual([
      'TICKETS10',
    ])
  })

  it('are rejected when repeated, when not combinable, and above the maximum number', async () => {
    const id = await create([ticket])
    expect(listViolations(await enterCodes(id, ['TICKETS10', ' tickets10']))).toEqual([
      ['promoCodes[1]', 'This promotion is already in your basket.'],
    ])
    for (const codes of [
      ['TICKETS10', 'ALONE'],
      ['ALONE', 'TICKETS10'],
    ]) {
      expect(listViolations(await enterCodes(id, codes))).toEqual([
        ['promoCodes[1]', 'This code cannot be combined with the promotion in your basket.'],
      ])
    }
    expect((await enterCodes(id, ['ALONE', 'TEST-50GB-P000-0001'])).status).toBe(200)
    const tooMany = await enterCodes(
      id,
      Array.from({ length: 11 }, (_, index) => `CODE${index}`),
    )
    expect(listViolations(tooMany)).toEqual([['promoCodes', 'A basket takes at most 10 codes.']])
    expect((await enterCodes(id, [''])).status).toBe(422)
    expect((await enterCodes(`${id}x`, [])).status).toBe(404)
  })

  it('that stop applying stay listed with the reason, apply again later, and do not block other codes', async () => {
    const id = await create([{ ...ticket, quantity: 2 }])
    await enterCodes(id, ['FIVE'])
    await api.sendRequest('PUT', `/baskets/${id}`, { token, body: { lines: [ticket] } })
    const minimum = 'This code is good from £30.00 on, for what it applies to.'
    expect((await read(id)).promotions).toMatchObject([
      { promotionCode: 'FIVE', discount: { gross: 0 }, problem: minimum },
    ])
    const confirm = await api.sendRequest('PUT', `/baskets/${id}/confirm`, { token, body: {} })
    expect(listViolations(confirm)).toContainEqual(['promoCodes[0]', minimum])
    expect((await enterCodes(id, ['FIVE', 'TICKETS10'])).body.promotions).toMatchObject([
      { problem: minimum },
      { problem: null, discount: { gross: 200 } },
    ])
    await api.sendRequest('PUT', `/baskets/${id}`, { token, body: { lines: [{ ...ticket, quantity: 2 }] } })
    expect((await read(id)).promotions).toMatchObject([
      { discount: { gross: 500 }, problem: null },
      { discount: { gross: 400 } },
    ])
  })

  it('for customers depend on the token, not on the basket', async () => {
    const id = await create([ticket])
    expect((await enterCodes(id, ['FRIEND'], { token: customer.token })).body.promotions).toMatchObject([
      { discount: { gross: 300 }, problem: null },
    ])
    expect((await totals(id, { token: customer.token })).total.gross).toBe(1700)
    expect((await read(id)).promotions).toMatchObject([
      { discount: { gross: 0 }, problem: 'This code is for customers with an account. Sign in to use it.' },
    ])
    expect((await totals(id)).total.gross).toBe(2000)
  })

  it('can make a basket free', async () => {
    const id = await create([{ ...ticket, quantity: 3 }])
    await enterCodes(id, ['FREE'])
    expect(await totals(id)).toMatchObject({
      total: { net: 0, tax: 0, gross: 0 },
      taxes: [{ rate: 0.2, net: 0, tax: 0 }],
    })
  })
})

describe('gift vouchers', () => {
  it('are spent in part, accepted in any spelling, and returned with the remaining balance', async () => {
    const id = await create([ticket])
    expect((await enterCodes(id, ['test50gbp00000012'])).status).toBe(422)
    expect((await enterCodes(id, ['test 50gb pooo oooi'])).body.promotions).toMatchObject([
      {
        promotionCode: 'TEST-50GB-P000-0001',
        kind: 'voucher',
        description: 'Gift voucher',
        discount: { gross: 2000 },
        remaining: 3000,
      },
    ])
    expect(await totals(id)).toMatchObject({ total: { gross: 2000, tax: 333 }, vouchers: 2000 })
  })

  it('pay after promotions, one after the other', async () => {
    const id = await create([{ ...ticket, quantity: 5 }])
    const { body } = await enterCodes(id, ['TEST-100G-BP00-0002', 'TEST-50GB-P000-0001', 'TICKETS10'])
    expect(body.promotions).toMatchObject([
      { discount: { gross: 3740 }, remaining: 0 },
      { discount: { gross: 5000 }, remaining: 0 },
      { discount: { gross: 1000 }, remaining: null },
    ])
    expect(await totals(id)).toMatchObject({
      discount: { gross: 1000 },
      total: { gross: 9000, tax: 1500 },
      vouchers: 8740,
    })
  })

  it('cannot buy vouchers', async () => {
    const only = await create([voucher])
    expect(listViolations(await enterCodes(only, ['TEST-50GB-P000-0001']))[0][1]).toBe(
      'A voucher cannot pay for vouchers, and there is nothing else in your basket.',
    )
    const voucherAndTicket = await create([voucher, ticket])
    await enterCodes(voucherAndTicket, ['TEST-50GB-P000-0001', 'ALONE'])
    expect(await totals(voucherAndTicket)).toMatchObject({
      lines: { gross: 4500 },
      discount: { gross: 400 },
      taxes: [{ rate: 0.2, net: 1333, tax: 267 }],
      total: { gross: 4100, tax: 267 },
      vouchers: 1600,
    })
  })

  it('apply only in their own currency', async () => {
    const id = await create([ticket], 'EUR')
    await enterCodes(id, ['TEST-50ER-P000-0003'])
    await api.sendRequest('PUT', `/baskets/${id}`, { token, body: { currency: 'GBP' } })
    expect((await read(id)).promotions).toMatchObject([{ problem: 'This voucher is in EUR, your basket is not.' }])
    await api.sendRequest('PUT', `/baskets/${id}`, { token, body: { currency: 'EUR' } })
    expect((await read(id)).promotions).toMatchObject([{ problem: null, discount: { gross: 2300 } }])
  })

  it('return their balance, and 404 for an unknown code', async () => {
    const readBalance = (code: unknown, options = {}) =>
      api.sendRequest('POST', '/vouchers/balance', { token, body: { code }, ...options })
    const knownResponse = await readBalance('test-100g-bp00-0002')
    expect([knownResponse.status, knownResponse.body.balance, knownResponse.body.currency]).toEqual([200, 3740, 'GBP'])
    expect(new Date(knownResponse.body.expiresAt).getTime()).toBeGreaterThan(Date.now())
    expect(JSON.stringify(knownResponse.body)).not.toContain('TEST')
    expect((await readBalance('TEST-25GB-P000-0004')).body.balance).toBe(0)
    expect((await readBalance('TEST-25GB-P000-0005')).body.balance).toBe(0)
    const unknownResponse = await readBalance('TEST-0000-0000-0000', { language: 'de' })
    expect([unknownResponse.status, unknownResponse.body['hydra:description']]).toEqual([
      404,
      'Einen Gutschein mit diesem Code gibt es nicht. Schau noch mal auf die Schreibweise.',
    ])
    expect((await readBalance('TICKETS10')).body).toEqual((await readBalance('TEST-0000-0000-0000')).body)
    expect((await readBalance('')).status).toBe(422)
    expect((await api.sendRequest('POST', '/vouchers/balance', { body: { code: 'X' } })).status).toBe(401)
  })
})
