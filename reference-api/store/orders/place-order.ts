import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { OrderReference } from '#shared/wire/basket.ts'
import { normaliseEmail } from '../../domain/accounts/email.ts'
import { orderNumber } from '../../domain/orders/order-number.ts'
import { randomToken } from '../../domain/accounts/secret-key.ts'
import type { BasketRecord } from '../baskets/baskets.ts'
import type { Db } from '../../db/connect.ts'
import { issueGoods } from './issue-goods.ts'
import { queueLetter } from './order-letters.ts'
import type { FrozenBasket, StoredOrderLine } from '../../db/order-schema.ts'
import { findOrderOfBasket, referenceTo } from './orders.ts'
import { countPromotionUse } from '../baskets/promotions.ts'
import { holdStock, sellStock } from '../baskets/stock.ts'
import { json } from '../../db/stored-json.ts'
import { spendVoucher, VoucherSpent } from '../baskets/vouchers.ts'

/**
 * The basket was held no longer, and somebody else has what was in it, or has spent the voucher it was to be paid with:
 * there is no order, and what was paid has to go back.
 */
export class StockGone extends Error {}

type Placing = {
  /** The payment it was bought with, null when nothing was to be paid. */
  transactionId: string | null
  now: Date
}

/** What is still held is there; what the end of a hold gave away is taken again, if it can be. */
const takeStock = async (tx: Db, basketId: string, lines: StoredOrderLine[]) => {
  const wanted = new Map<string, number>()
  for (const { variantId, quantity } of lines) wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity)
  const short = await holdStock(tx, basketId, wanted)
  if (short.size > 0) throw new StockGone()
  await sellStock(tx, basketId)
}

const nextNumber = async (tx: Db) => {
  const { rows } = await sql<{ next: string }>`select nextval('order_numbers') as next`.execute(tx)
  return orderNumber(Number(rows[0]?.next))
}

const insertOrder = async (tx: Db, basket: BasketRecord, frozen: FrozenBasket, { transactionId, now }: Placing) =>
  tx
    .insertInto('orders')
    .values({
      id: randomUUID(),
      number: await nextNumber(tx),
      basket_id: basket.id,
      transaction_id: transactionId,
      user_id: frozen.userId,
      access_key: randomToken(),
      language: basket.language,
      currency: basket.currency,
      email: normaliseEmail(basket.contact?.email ?? ''),
      contact: json(basket.contact),
      billing_address: json(basket.billing_address),
      delivery_address: json(basket.delivery_address),
      shipping: json(frozen.shipping),
      promotions: json(frozen.promotions),
      totals: json(frozen.totals),
      placed_at: now,
    })
    .returning(['id', 'number', 'user_id', 'access_key'])
    .executeTakeFirstOrThrow()

const insertLine = async (tx: Db, orderId: string, line: StoredOrderLine, position: number): Promise<string> => {
  const id = randomUUID()
  await tx
    .insertInto('order_lines')
    .values({
      id,
      order_id: orderId,
      position,
      variant_id: line.variantId,
      product_id: line.productId,
      type: line.type,
      sku: line.sku,
      slug: line.slug,
      product_name: json(line.productName),
      variant_name: json(line.variantName),
      media: json(line.media),
      quantity: line.quantity,
      extra_data: json(line.extraData),
      unit_price: json(line.unitPrice),
      total: json(line.total),
      discount: json(line.discount),
      event: json(line.event),
    })
    .execute()
  return id
}

/** In the order of the codes, so that two orders never wait for each other. */
const redeemCodes = async (tx: Db, orderId: string, { promotions }: FrozenBasket) => {
  for (const { kind, promotionCode, discount } of promotions.toSorted((a, b) =>
    a.promotionCode < b.promotionCode ? -1 : 1,
  )) {
    if (kind === 'promotion') await countPromotionUse(tx, promotionCode, orderId)
    else await spendVoucher(tx, promotionCode, orderId, discount.gross)
  }
}

const endBasket = (tx: Db, basketId: string, now: Date) =>
  tx
    .updateTable('baskets')
    .set({ status: 'converted', hold_expires_at: null, payment_until: null, lapsed: json([]), updated_at: now })
    .where('id', '=', basketId)
    .execute()

/**
 * Makes the order of a basket that the caller has locked in this transaction, with all that follows from it: sold
 * stock, tickets, codes, memberships and a confirmation that will be mailed. Once per basket: asked again it answers
 * with the same order. Throws `StockGone`, and then the transaction has to be rolled back.
 */
export const placeOrder = async (tx: Db, basket: BasketRecord, placing: Placing): Promise<OrderReference> => {
  const placed = await findOrderOfBasket(tx, basket.id)
  if (placed) return placed
  const { frozen, contact } = basket
  if (!frozen || !contact) throw new StockGone()
  await takeStock(tx, basket.id, frozen.lines)
  const order = await insertOrder(tx, basket, frozen, placing)
  await redeemCodes(tx, order.id, frozen).catch((cause: unknown) => {
    throw cause instanceof VoucherSpent ? new StockGone('A voucher was spent elsewhere', { cause }) : cause
  })
  for (const [position, line] of frozen.lines.entries()) {
    const orderLineId = await insertLine(tx, order.id, line, position)
    await issueGoods(tx, {
      orderLineId,
      line,
      currency: basket.currency,
      contact,
      userId: frozen.userId,
      now: placing.now,
    })
  }
  await endBasket(tx, basket.id, placing.now)
  await queueLetter(tx, order.id, 'confirmation', {}, placing.now)
  return referenceTo(order)
}
