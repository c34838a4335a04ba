import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertPaidPayment } from '../../seed/insert-paid-payment.ts'
import { createConfirmedBasket } from '../../seed/create-order.ts'
import { startReferenceApi, type RunningApi } from '../../start.ts'
import { placeTestOrder, createTestInput } from '../../testing/place-test-order.ts'
import { fixtureContent } from '../../testing/fixture-content.ts'
import { startPostgres, type TestPostgres } from '../../testing/start-postgres.ts'
import { findBasket } from '../baskets/baskets.ts'
import type { Db } from '../../db/connect.ts'
import { findOrder } from './orders.ts'
import { placeOrder, OutOfStockError } from './place-order.ts'
import { releaseStock } from '../baskets/stock.ts'
import { issueVoucher, redeemVoucher } from '../baskets/vouchers.ts'

let postgres: TestPostgres
let api: RunningApi
beforeAll(async () => {
  postgres = await startPostgres()
  api = await startReferenceApi({ databaseUrl: postgres.url, content: fixtureContent() })
})
afterAll(async () => {
  await api?.close()
  await postgres?.close()
})

const now = new Date()
const confirmed = (wanted: Parameters<typeof createTestInput>[0] = {}) =>
  api.db.transaction().execute((tx) => createConfirmedBasket(tx, createTestInput(wanted)))

/** Locks the basket and places the order in the same transaction, as reconciling does. */
const place = (basketId: string, transactionId: string | null = null) =>
  api.db
    .transaction()
    .execute(async (tx) => placeOrder(tx, (await findBasket(tx, basketId, true))!, { transactionId, now }))

const stockOf = async (sku: string) =>
  (await api.db.selectFrom('variants').select('stock').where('sku', '=', sku).executeTakeFirstOrThrow()).stock
const giveBack = ({ id }: { id: string }) => api.db.transaction().execute((tx) => releaseStock(tx, id))
const count = async (db: Db, table: 'orders' | 'tickets' | 'order_letters' | 'stock_holds') =>
  Number(
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<string>().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )
const counted = async () => ({
  orders: await count(api.db, 'orders'),
  tickets: await count(api.db, 'tickets'),
  letters: await count(api.db, 'order_letters'),
})

describe('an order', () => {
  it('is made once of a basket, however many ask for it at once', async () => {
    const [before, stock] = [await counted(), await stockOf('EV-open-night-standing')]
    const basket = await confirmed()
    const payment = await insertPaidPayment(api.db, {
      basketId: basket.id,
      amount: 4000,
      currency: 'GBP',
      language: 'en',
      now,
    })
    const references = await Promise.all(Array.from({ length: 12 }, () => place(basket.id, payment)))
    expect(new Set(references.map((reference) => JSON.stringify(reference))).size).toBe(1)
    expect(await counted()).toEqual({
      orders: before.orders + 1,
      tickets: before.tickets + 2,
      letters: before.letters + 1,
    })
    expect(await stockOf('EV-open-night-standing')).toBe(stock - 2)
    expect(await findBasket(api.db, basket.id)).toMatchObject({ status: 'converted', hold_expires_at: null })
    expect(await findOrder(api.db, references[0]!.id)).toMatchObject({
      basket_id: basket.id,
      transaction_id: payment,
      email: 'buyer@example.com',
    })
  })

  it('takes its stock again when its hold was given up and nobody else has it', async () => {
    const stock = await stockOf('EV-open-night-balcony')
    const basket = await confirmed({ lines: [{ sku: 'EV-open-night-balcony', quantity: 3 }] })
    await giveBack(basket)
    expect(await stockOf('EV-open-night-balcony')).toBe(stock)
    await place(basket.id)
    expect(await stockOf('EV-open-night-balcony')).toBe(stock - 3)
    expect(await count(api.db, 'stock_holds')).toBe(0)
  })

  it('is not made, and leaves nothing behind, when somebody else has its stock by then', async () => {
    const late = await confirmed({
      lines: [
        { sku: 'RECORD-1-LP', quantity: 2 },
        { sku: 'EV-open-night-standing', quantity: 1 },
      ],
    })
    await giveBack(late)
    await placeTestOrder(api.db, { lines: [{ sku: 'RECORD-1-LP', quantity: 2 }] })
    const [before, stock] = [await counted(), await stockOf('EV-open-night-standing')]
    await expect(place(late.id)).rejects.toBeInstanceOf(OutOfStockError)
    expect(await counted()).toEqual(before)
    expect(await stockOf('EV-open-night-standing')).toBe(stock)
    expect(await stockOf('RECORD-1-LP')).toBe(1)
    expect((await findBasket(api.db, late.id))?.status).toBe('confirmed')
  })

  it('is not made of a basket that is open again', async () => {
    const basket = await confirmed()
    await api.db
      .updateTable('baskets')
      .set({ status: 'open', frozen: JSON.stringify(null) })
      .where('id', '=', basket.id)
      .execute()
    await expect(place(basket.id)).rejects.toBeInstanceOf(OutOfStockError)
    await giveBack(basket)
  })

  it('sells the last pieces to exactly as many as there are, and makes nobody wait for ever', async () => {
    const skus = ['EV-last-tickets-standing', 'EV-last-tickets-balcony']
    const left = Math.min(...(await Promise.all(skus.map(stockOf))))
    const baskets = []
    for (let index = 0; index < left + 6; index += 1) {
      const lines = (index % 2 ? skus : skus.toReversed()).map((sku) => ({ sku, quantity: 1 }))
      const basket = await confirmed({ lines })
      await giveBack(basket)
      baskets.push(basket)
    }
    const outcomes = await Promise.allSettled(baskets.map(({ id }) => place(id)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(left)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(OutOfStockError)
    expect(Math.min(...(await Promise.all(skus.map(stockOf))))).toBe(0)
  })
})

describe('a voucher', () => {
  it('pays what the basket held of it, once', async () => {
    const code = await issueVoucher(api.db, { orderLineId: null, currency: 'GBP', value: 5000, now })
    const basket = await confirmed({ promoCodes: [code] })
    await Promise.all([place(basket.id), place(basket.id)])
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

  it('that was spent elsewhere when its hold was given up makes no order, and costs nobody anything', async () => {
    const code = await issueVoucher(api.db, { orderLineId: null, currency: 'GBP', value: 4000, now })
    const basket = await confirmed({ promoCodes: [code] })
    await api.db.deleteFrom('code_holds').where('basket_id', '=', basket.id).execute()
    const other = await placeTestOrder(api.db)
    await api.db.transaction().execute((tx) => redeemVoucher(tx, code, other.id, 3000))
    const [before, stock] = [await counted(), await stockOf('EV-open-night-standing')]
    await expect(place(basket.id)).rejects.toBeInstanceOf(OutOfStockError)
    expect([await counted(), await stockOf('EV-open-night-standing')]).toEqual([before, stock])
  })
})
