import { randomUUID } from 'node:crypto'
import type { OrderReference } from '#shared/wire/order-reference.ts'
import { normaliseEmail } from '#shared/wire/normalise-email.ts'
import { noHold } from '../../domain/baskets/hold-rules.ts'
import { createOrderNumber } from '../../domain/orders/order-number.ts'
import { createRandomToken } from '../../domain/secrets.ts'
import type { BasketRecord } from '../baskets/baskets.ts'
import type { Db } from '../../db/connect.ts'
import { numberDocument } from './number-document.ts'
import { fulfilOrderLine } from './fulfil-order-line.ts'
import { deleteGiftEmailsOfBasket, scheduleGift, omitGiftEmail } from '../vouchers/gifts.ts'
import { enqueueOrderEmail } from './order-email-queue.ts'
import type { FrozenBasket, StoredOrderLine } from '../../db/order-schema.ts'
import { findOrderOfBasket, toOrderReference } from './orders.ts'
import { countPromotionUse } from '../baskets/codes.ts'
import { findHeldStock, holdStock, sellStock } from '../baskets/stock.ts'
import { toJsonColumn } from '../../db/stored-json.ts'
import { redeemVoucher, InsufficientVoucherError } from '../vouchers/vouchers.ts'

/**
 * Thrown when the hold had expired and another order has the stock or has redeemed the voucher. There is no order then,
 * and the payment must be returned.
 */
export class OutOfStockError extends Error {}

type PlaceOrderOptions = {
  /** The payment of the order; null when nothing was to be paid. */
  transactionId: string | null
  now: Date
}

/** Sells the held stock. If the hold was released, takes the stock again; throws when another order has it. */
const sellHeldStock = async (tx: Db, basketId: string, lines: StoredOrderLine[]) => {
  const soldQuantities = new Map<string, number>()
  for (const { variantId, quantity } of lines)
    soldQuantities.set(variantId, (soldQuantities.get(variantId) ?? 0) + quantity)
  const held = await findHeldStock(tx, basketId)
  const shortages = await holdStock(tx, { id: basketId, held }, soldQuantities)
  if (shortages.size > 0) throw new OutOfStockError()
  await sellStock(tx, basketId)
}

const insertOrder = async (
  tx: Db,
  basket: BasketRecord,
  frozen: FrozenBasket,
  { transactionId, now }: PlaceOrderOptions,
) =>
  tx
    .insertInto('orders')
    .values({
      id: randomUUID(),
      number: createOrderNumber(),
      basket_id: basket.id,
      transaction_id: transactionId,
      user_id: frozen.userId,
      access_key: createRandomToken(),
      language: basket.language,
      currency: basket.currency,
      email: normaliseEmail(basket.contact?.email ?? ''),
      contact: toJsonColumn(basket.contact),
      billing_address: toJsonColumn(basket.billing_address),
      delivery_address: toJsonColumn(basket.delivery_address),
      shipping: toJsonColumn(frozen.shipping),
      promotions: toJsonColumn(frozen.promotions),
      totals: toJsonColumn(frozen.totals),
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
      product_name: toJsonColumn(line.productName),
      variant_name: toJsonColumn(line.variantName),
      media: toJsonColumn(line.media),
      quantity: line.quantity,
      extra_data: toJsonColumn(omitGiftEmail(line.extraData)),
      unit_price: toJsonColumn(line.unitPrice),
      total: toJsonColumn(line.total),
      discount: toJsonColumn(line.discount),
      event: toJsonColumn(line.event),
    })
    .execute()
  return id
}

/** Redeems the codes in alphabetical order, so that transactions cannot deadlock. */
const redeemCodes = async (tx: Db, orderId: string, { promotions }: FrozenBasket) => {
  for (const { kind, promotionCode, discount } of promotions.toSorted((a, b) =>
    a.promotionCode < b.promotionCode ? -1 : 1,
  )) {
    if (kind === 'promotion') await countPromotionUse(tx, promotionCode, orderId)
    else await redeemVoucher(tx, promotionCode, orderId, discount.gross)
  }
}

const markBasketConverted = (tx: Db, basketId: string, now: Date) =>
  tx
    .updateTable('baskets')
    .set({ ...noHold, status: 'converted', payment_until: null, lapsed: toJsonColumn([]), updated_at: now })
    .where('id', '=', basketId)
    .execute()

/**
 * Places the order of a basket that the caller has locked in this transaction. Sells stock, issues tickets, codes and
 * memberships, queues the confirmation and numbers the invoice. Once per basket: a repeated call returns the same
 * order. Throws `OutOfStockError`; the transaction must be rolled back then.
 */
export const placeOrder = async (tx: Db, basket: BasketRecord, options: PlaceOrderOptions): Promise<OrderReference> => {
  const existingOrder = await findOrderOfBasket(tx, basket.id)
  if (existingOrder) return existingOrder
  const { frozen, contact } = basket
  if (!frozen || !contact) throw new OutOfStockError()
  await sellHeldStock(tx, basket.id, frozen.lines)
  const order = await insertOrder(tx, basket, frozen, options)
  await redeemCodes(tx, order.id, frozen).catch((cause: unknown) => {
    throw cause instanceof InsufficientVoucherError
      ? new OutOfStockError('A voucher was spent elsewhere', { cause })
      : cause
  })
  for (const [position, line] of frozen.lines.entries()) {
    const orderLineId = await insertLine(tx, order.id, line, position)
    await fulfilOrderLine(tx, {
      orderLineId,
      line,
      currency: basket.currency,
      contact,
      userId: frozen.userId,
      now: options.now,
    })
    await scheduleGift(tx, { orderId: order.id, orderLineId, line, now: options.now })
  }
  await deleteGiftEmailsOfBasket(tx, basket, frozen)
  await markBasketConverted(tx, basket.id, options.now)
  await enqueueOrderEmail(tx, order.id, 'confirmation', {}, options.now)
  await numberDocument(tx, order.id, basket.currency)
  return toOrderReference(order)
}
