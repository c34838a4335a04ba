import { describe, expect, it, vi } from 'vitest'
import { startApiUnderTest, isRemote } from '../../testing/api-under-test.ts'
import { placeTestOrder, buyer } from '../../testing/place-test-order.ts'
import { recordQueries } from '../../testing/record-queries.ts'

// No job runs between the queries that a test records.
const api = startApiUnderTest({ jobIntervalMs: 3_600_000, frequentJobIntervalMs: 3_600_000 })

const withOrderKey = (key: string | null) => ({ headers: { 'order-key': key ?? '' } })
const read = (id: string, options: Parameters<typeof api.sendRequest>[2] = {}) =>
  api.sendRequest('GET', `/orders/${id}`, options)
const lookUp = (body: object, language = 'en') => api.sendRequest('POST', '/orders/look-up', { body, language })

/** A valid order number that no order has. */
const unknownNumber = 'PX-0000-000A'

const placeGuestOrder = (email: string) => placeTestOrder(api.db, { contact: { ...buyer, email } })

/** An order as an earlier release placed it, whose numbers were counted. */
const placeOlderOrder = async (email: string, number: string) => {
  const { id } = await placeGuestOrder(email)
  await api.db.updateTable('orders').set({ number, document_number: null }).where('id', '=', id).execute()
  return { id, number }
}
const countQueuedEmails = async (id: string) => {
  const query = api.db.selectFrom('order_letters').select('id').where('order_id', '=', id)
  return (await query.where('kind', '=', 'looked_up').execute()).length
}

describe.skipIf(isRemote)('the number of an order', () => {
  it('cannot be counted through: the next one does not follow from it', async () => {
    const numbers = []
    for (let order = 0; order < 5; order += 1) numbers.push((await placeGuestOrder('counted@example.com')).number)
    const values = numbers.map((number) => parseInt(number.replace(/\W/g, ''), 36))
    const distances = values.slice(1).map((value, index) => Math.abs(value - values[index]!))
    expect(Math.min(...distances)).toBeGreaterThan(1000)
  })

  it('is not that of its invoice, which is no key to anything [S45]', async () => {
    const { id, number } = await placeGuestOrder('invoiced@example.com')
    const query = api.db.selectFrom('orders').select('document_number').where('id', '=', id)
    const { document_number: documentNumber } = await query.executeTakeFirstOrThrow()
    expect(documentNumber).not.toBe(number)
    expect((await lookUp({ number: documentNumber, email: 'invoiced@example.com' })).status).toBe(404)
    expect((await read(documentNumber!)).status).toBe(404)
    expect((await read(id, withOrderKey(documentNumber))).status).toBe(404)
  })

  it('is that of its invoice when the order is older', async () => {
    const customer = await api.createCustomer()
    const { id } = await placeTestOrder(api.db, { userId: customer.id })
    await api.db
      .updateTable('orders')
      .set({ number: 'PX-104801', document_number: null })
      .where('id', '=', id)
      .execute()
    expect((await read(id, { token: customer.token })).body).toMatchObject({ documentNumber: 'PX-104801' })
  })
})

describe.skipIf(isRemote)('looking up an order', () => {
  it('shows its state to number and address in any spelling, and opens nothing [S45]', async () => {
    const { id, number } = await placeGuestOrder('look.up@example.com')
    for (const typedNumber of [number, number.toLowerCase(), number.slice(3), ` ${number.replaceAll('-', ' ')} `]) {
      const response = await lookUp({ number: typedNumber, email: ' Look.Up@Example.com' })
      expect(response).toMatchObject({ status: 200 })
      expect(response.body).toEqual({ order: { number, status: 'placed', paymentStatus: 'captured' } })
    }
    expect(await countQueuedEmails(id)).toBe(1)
  })

  it('shows the state of an account’s order alike, so it does not tell who has an account [S44]', async () => {
    const customer = await api.createCustomer()
    const { number } = await placeTestOrder(api.db, {
      userId: customer.id,
      contact: { ...buyer, email: customer.email },
    })
    expect((await lookUp({ number, email: customer.email })).body).toEqual({
      order: { number, status: 'placed', paymentStatus: 'captured' },
    })
  })

  it('returns the same response for a wrong number and a wrong address [S44]', async () => {
    const { number, id } = await placeGuestOrder('known@example.com')
    const expectedRejection = await lookUp({ number: unknownNumber, email: 'known@example.com' }, 'de')
    expect(expectedRejection).toMatchObject({
      status: 404,
      body: { 'hydra:description': 'Zu dieser Nummer und dieser E‑Mail-Adresse haben wir keine Bestellung.' },
    })
    for (const body of [
      { number, email: 'unknown@example.com' },
      { number, email: '' },
      { number: '', email: 'known@example.com' },
      {},
      { number: `${number}${'0'.repeat(80)}`, email: 'known@example.com' },
    ]) {
      expect(await lookUp(body, 'de')).toMatchObject({ status: 404, body: expectedRejection.body })
    }
    expect(await countQueuedEmails(id)).toBe(0)
  })

  it('says nothing about older numbers, which can be counted through, and emails the link of a right one', async () => {
    const { id } = await placeOlderOrder('older@example.com', 'PX-104882')
    for (const number of ['PX-104881', 'PX-104882', 'PX-104883'])
      expect(await lookUp({ number, email: 'older@example.com' })).toMatchObject({ status: 200, body: { order: null } })
    await expect.poll(() => countQueuedEmails(id)).toBe(1)
  })

  it('asks the database the same for a wrong number as for a wrong address [S44]', async () => {
    const { number } = await placeGuestOrder('right@example.com')
    // The first tries may also record emails of the orders above.
    await vi.waitFor(
      async () => {
        const wrongNumber = await recordQueries(() => lookUp({ number: unknownNumber, email: 'right@example.com' }))
        expect(wrongNumber).not.toEqual([])
        expect(await recordQueries(() => lookUp({ number, email: 'wrong@example.com' }))).toEqual(wrongNumber)
      },
      { timeout: 10_000 },
    )
  })
})
