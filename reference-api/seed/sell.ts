import type { Contact, OrderAddress, OrderReference } from '#shared/wire/basket.ts'
import {
  changeBasket,
  findBasket,
  insertBasket,
  replaceLines,
  type BasketRecord,
  type NewLine,
} from '../store/baskets/baskets.ts'
import { holdCodes } from '../store/baskets/code-holds.ts'
import { freezeBasket } from '../store/baskets/confirm-basket.ts'
import type { Db } from '../db/connect.ts'
import { placeOrder } from '../store/orders/place-order.ts'
import { priceBasket } from '../store/baskets/price-basket.ts'
import { readCodes } from '../store/baskets/promotions.ts'
import { findBySkus } from '../store/catalogue/skus.ts'
import { holdStock } from '../store/baskets/stock.ts'
import { json } from '../db/stored-json.ts'
import { piecesOf } from '../domain/baskets/basket-rules.ts'
import { lineId } from '../domain/baskets/line-id.ts'
import { frozenBasket } from '../presenters/frozen-basket.ts'

/** Longer than it takes to pay. */
const holdMs = 15 * 60_000

export type SoldLine = { sku: string; quantity: number; extraData?: Record<string, string> }

/** `pay` is asked for the payment that the order is made with; it is left out when nothing is to be paid. */
export type Sale = {
  /** Null for a guest. */
  userId: string | null
  contact: Contact
  billingAddress: OrderAddress | null
  deliveryAddress: OrderAddress | null
  language: 'en' | 'de'
  currency: string
  lines: SoldLine[]
  promoCodes?: string[]
  /** A service that needs no date. */
  shipping: string | null
  now: Date
  pay: (basketId: string, amount: number) => Promise<string>
}

const newLines = async (db: Db, lines: SoldLine[]): Promise<NewLine[]> => {
  const { variants } = await findBySkus(
    db,
    [],
    lines.map(({ sku }) => sku),
  )
  return lines.map(({ sku, quantity, extraData = {} }) => {
    const found = variants.get(sku)
    if (!found) throw new Error(`${sku} is not in the catalogue`)
    return { id: lineId(sku, extraData), variantId: found.variant.id, named: 'productVariant', quantity, extraData }
  })
}

const fillBasket = async (tx: Db, sale: Omit<Sale, 'pay'>): Promise<string> => {
  const { currency, userId, now } = sale
  const id = await insertBasket(tx, currency, userId, now)
  const lines = await newLines(tx, sale.lines)
  await replaceLines(tx, id, lines)
  if ((await holdStock(tx, id, piecesOf(lines))).size > 0)
    throw new Error(`There is not enough of ${sale.lines.map(({ sku }) => sku).join(', ')}`)
  await changeBasket(
    tx,
    id,
    {
      contact: json(sale.contact),
      billing_address: json(sale.billingAddress),
      delivery_address: json(sale.deliveryAddress),
      shipping_service: sale.shipping,
      promotion_codes: json(await readCodes(tx, sale.promoCodes ?? [])),
      language: sale.language,
    },
    now,
  )
  return id
}

const basketNamed = async (tx: Db, id: string) => {
  const found = await findBasket(tx, id, true)
  if (!found) throw new Error('The basket is gone')
  return found
}

/**
 * A basket that is confirmed as a shop would have at `now`, but without asking whether it may be sold: nights that are
 * over or cancelled have been bought, too. In the caller's transaction. Throws when a SKU is unknown, stock is short or
 * a code does not hold.
 */
export const confirmedBasket = async (tx: Db, sale: Omit<Sale, 'pay'>): Promise<BasketRecord> => {
  const { userId, now } = sale
  const id = await fillBasket(tx, sale)
  const basket = await basketNamed(tx, id)
  const priced = await priceBasket(tx, basket, { userId }, now)
  if (priced.violations.length > 0) throw new Error(`This cannot be sold: ${JSON.stringify(priced.violations)}`)
  const frozen = frozenBasket(basket, priced, userId)
  await holdCodes(tx, id, basket.promotion_codes, priced.promotions, now)
  const claims = {
    id: userId ?? id,
    email: '',
    first_name: '',
    last_name: '',
    guest_user: userId === null,
    iat: 0,
    exp: 0,
  }
  await freezeBasket(tx, basket, { frozen, claims, holdUntil: new Date(now.getTime() + holdMs), now })
  return basketNamed(tx, id)
}

/** Confirms, pays and makes the order, in the caller's transaction. Throws what `confirmedBasket` does. */
export const sell = async (tx: Db, sale: Sale): Promise<OrderReference> => {
  const basket = await confirmedBasket(tx, sale)
  const amount = basket.frozen?.totals.total.gross ?? 0
  const transactionId = amount > 0 ? await sale.pay(basket.id, amount) : null
  return placeOrder(tx, basket, { transactionId, now: sale.now })
}
