import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertPaidPayment } from '../../seed/insert-paid-payment.ts'
import { createConfirmedBasket } from '../../seed/create-order.ts'
import { startReferenceApi, type RunningApi } from '../../start.ts'
import { placeTestOrder, createTestInput } from '../../testing/place-test-order.ts'
import { createFixtureContent } from '../../testing/fixture-content.ts'
import { createSeededDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { findBasket } from '../baskets/baskets.ts'
import type { Db } from '../../db/connect.ts'
import { findOrder } from './orders.ts'
import { placeOrder, OutOfStockError } from './place-order.ts'
import { releaseStock } from '../baskets/stock.ts'
import { issueVoucher, redeemVoucher } from '../vouchers/vouchers.ts'

let database: TestDatabase
let api: RunningApi
beforeAll(async () => {
  database = await createSeededDatabase()
  api = await startReferenceApi({ databaseUrl: database.url, content: createFixtureContent() })
})
afterAll(async () => {
  await api?.close()
  await database?.close()
})

const now = new Date()
const createConfirmed = (overrides: Parameters<typeof createTestInput>[0] = {}) =>
  api.db.transaction().execute((tx) => createConfirmedBasket(tx, createTestInput(overrides)))

/** Locks the basket and places the order in the same transaction, as reconciling does. */
const placeConfirmed = (basketId: string, transactionId: string | null = null) =>
  api.db
    .transaction()
    .execute(async (tx) => placeOrder(tx, (await findBasket(tx, basketId, true))!, { transactionId, now }))

const findStock = async (sku: string) =>
  (await api.db.selectFrom('variants').select('stock').where('sku', '=', sku).executeTakeFirstOrThrow()).stock
const releaseBasketStock = ({ id }: { id: string }) => api.db.transaction().execute((tx) => releaseStock(tx, id))
const count = async (db: Db, table: 'orders' | 'tickets' | 'order_letters' | 'stock_holds') =>
  Number(
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<string>().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )
const countRows = async () => ({
  orders: await count(api.db, 'orders'),
  tickets: await count(api.db, 'tickets'),
  emails: await count(api.db, 'order_letters'),
})

describe('an order', () => {
  it('is placed once per basket when requests are concurrent', async () => {
    const [before, stock] = [await countRows(), await findStock('EV-open-night-standing')]
    const basket = await createConfirmed()
    const payment = await insertPaidPayment(api.db, {
      basketId: basket.id,
      amount: 4000,
      currency: 'GBP',
      language: 'en',
      now,
    })
    const references = await Promise.all(Array.from({ length: 12 }, () => placeConfirmed(basket.id, payment)))
    expect(new Set(references.map((reference) => JSON.stringify(reference))).size).toBe(1)
    expect(await countRows()).toEqual({
      orders: before.orders + 1,
      tickets: before.tickets + 2,
      emails: before.emails + 1,
    })
    expect(await findStock('EV-open-night-standing')).toBe(stock - 2)
    expect(await findBasket(api.db, basket.id)).toMatchObject({ status: 'converted', hold_expires_at: null })
    expect(await findOrder(api.db, references[0]!.id)).toMatchObject({
      basket_id: basket.id,
      transaction_id: payment,
      email: 'buyer@example.com',
    })
  })

  it('takes its stock again when the hold was released and stock is left', async () => {
    const stock = await findStock('EV-open-night-balcony')
    const basket = await createConfirmed({ lines: [{ sku: 'EV-open-night-balcony', quantity: 3 }] })
    await releaseBasketStock(basket)
    expect(await findStock('EV-open-night-balcony')).toBe(stock)
    await placeConfirmed(basket.id)
    expect(await findStock('EV-open-night-balcony')).toBe(stock - 3)
    expect(await count(api.db, 'stock_holds')).toBe(0)
  })

  it('is not placed, and changes nothing, when another order has its stock', async () => {
    const lateBasket = await createConfirmed({
      lines: [
        { sku: 'RECORD-1-LP', quantity: 2 },
        { sku: 'EV-open-night-standing', quantity: 1 },
      ],
    })
    await releaseBasketStock(lateBasket)
    await placeTestOrder(api.db, { lines: [{ sku: 'RECORD-1-LP', quantity: 2 }] })
    const [before, stock] = [await countRows(), await findStock('EV-open-night-standing')]
    await expect(placeConfirmed(lateBasket.id)).rejects.toBeInstanceOf(OutOfStockError)
    expect(await countRows()).toEqual(before)
    expect(await findStock('EV-open-night-standing')).toBe(stock)
    expect(await findStock('RECORD-1-LP')).toBe(1)
    expect((await findBasket(api.db, lateBasket.id))?.status).toBe('confirmed')
  })

  it('numbers its invoice from a series per seller without gaps, although concurrent orders fail', async () => {
    const findNumbers = async (series: string) => {
      const query = api.db
        .selectFrom('orders')
        .select('document_number')
        .where('document_number', 'like', `${series}-%`)
      return (await query.execute())
        .map(({ document_number }) => Number(document_number!.slice(3)))
        .sort((a, b) => a - b)
    }
    const countFrom = (first: number, length: number) => Array.from({ length }, (_, index) => first + index)
    const baskets = []
    for (let index = 0; index < 12; index += 1) {
      const currency = index % 3 ? 'GBP' : 'EUR'
      baskets.push(await createConfirmed({ currency, lines: [{ sku: 'VOUCHER-25', quantity: 1 }] }))
    }
    const outcomes = await Promise.allSettled(
      baskets.map(({ id }, index) =>
        api.db.transaction().execute(async (tx) => {
          await placeOrder(tx, (await findBasket(tx, id, true))!, { transactionId: null, now })
          if (index % 4 === 1) throw new Error('the payment could not be stored')
        }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(3)
    const [pounds, euros] = [await findNumbers('GB'), await findNumbers('DE')]
    expect(pounds).toEqual(countFrom(1, pounds.length))
    expect(euros).toEqual(countFrom(1, 3))
    const repeated = await placeConfirmed(baskets[0]!.id)
    expect(repeated.number).toMatch(/^PX-/)
    expect(await findNumbers('DE')).toEqual(euros)
  })

  it('is not placed for a reopened basket', async () => {
    const basket = await createConfirmed()
    await api.db
      .updateTable('baskets')
      .set({ status: 'open', frozen: JSON.stringify(null) })
      .where('id', '=', basket.id)
      .execute()
    await expect(placeConfirmed(basket.id)).rejects.toBeInstanceOf(OutOfStockError)
    await releaseBasketStock(basket)
  })

  it('sells exactly the stock that is left, without deadlocks', async () => {
    const skus = ['EV-last-tickets-standing', 'EV-last-tickets-balcony']
    const remainingStock = Math.min(...(await Promise.all(skus.map(findStock))))
    const baskets = []
    for (let index = 0; index < remainingStock + 6; index += 1) {
      const lines = (index % 2 ? skus : skus.toReversed()).map((sku) => ({ sku, quantity: 1 }))
      const basket = await createConfirmed({ lines })
      await releaseBasketStock(basket)
      baskets.push(basket)
    }
    const outcomes = await Promise.allSettled(baskets.map(({ id }) => placeConfirmed(id)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(remainingStock)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(OutOfStockError)
    expect(Math.min(...(await Promise.all(skus.map(findStock))))).toBe(0)
  })
})

describe('a voucher', () => {
  it('pays the reserved amount once', async () => {
    const code = await issueVoucher(api.db, { orderLineId: null, currency: 'GBP', value: 5000, now })
    const basket = await createConfirmed({ promoCodes: [code] })
    await Promise.all([placeConfirmed(basket.id), placeConfirmed(basket.id)])
    const { balance } = await api.db
      .selectFrom('vouchers')
      .select('balance')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    expect(balance).toBe(1000)
    expect(await api.db.selectFrom('voucher_uses').select('amount').where('code', '=', code).execute()).toEqual([
      { amount: 4000 },
    ])
  })

  it('places no order and changes no balance when it was redeemed elsewhere after the release', async () => {
    const code = await issueVoucher(api.db, { orderLineId: null, currency: 'GBP', value: 4000, now })
    const basket = await createConfirmed({ promoCodes: [code] })
    await api.db.deleteFrom('code_holds').where('basket_id', '=', basket.id).execute()
    const otherOrder = await placeTestOrder(api.db)
    await api.db.transaction().execute((tx) => redeemVoucher(tx, code, otherOrder.id, 3000))
    const [before, stock] = [await countRows(), await findStock('EV-open-night-standing')]
    await expect(placeConfirmed(basket.id)).rejects.toBeInstanceOf(OutOfStockError)
    expect([await countRows(), await findStock('EV-open-night-standing')]).toEqual([before, stock])
  })
})
