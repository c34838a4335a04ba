import type { ContactResource, OrderAddressResource } from '#shared/wire/contact.ts'
import type { OrderReference } from '#shared/wire/order-reference.ts'
import {
  updateBasketRow,
  findBasket,
  insertBasket,
  replaceLines,
  type BasketRecord,
  type LineValues,
} from '../store/baskets/baskets.ts'
import { getAmountToPay } from '#shared/wire/extensions/vouchers.ts'
import { holdCodes } from '../store/baskets/code-holds.ts'
import { confirmBasket } from '../store/baskets/confirm-basket.ts'
import type { Db } from '../db/connect.ts'
import { placeOrder } from '../store/orders/place-order.ts'
import { priceBasket } from '../store/baskets/price-basket.ts'
import { normaliseCodes } from '../store/baskets/codes.ts'
import { findBySkus } from '../store/catalogue/skus.ts'
import { holdStock } from '../store/baskets/stock.ts'
import { toJsonColumn } from '../db/stored-json.ts'
import { toQuantities } from '../domain/baskets/basket-rules.ts'
import type { Locale } from '../domain/locale.ts'
import { computeLineId } from '../domain/baskets/compute-line-id.ts'
import { toFrozenBasket } from '../presenters/to-frozen-basket.ts'

/** Holds of seeded orders last longer than a payment takes. */
const holdTimes = { holdMinutes: 15, holdMaxMinutes: 15 }

type OrderLineInput = { sku: string; quantity: number; extraData?: Record<string, string> }

/** `pay` creates the payment of the order; missing when nothing is to be paid. */
export type OrderInput = {
  /** Null for a guest. */
  userId: string | null
  contact: ContactResource
  billingAddress: OrderAddressResource | null
  deliveryAddress: OrderAddressResource | null
  language: Locale
  currency: string
  lines: OrderLineInput[]
  promoCodes?: string[]
  /** A service without a chosen day. */
  shipping: string | null
  now: Date
  pay: (basketId: string, amount: number) => Promise<string>
}

const toLineValues = async (db: Db, lines: OrderLineInput[]): Promise<LineValues[]> => {
  const { variants } = await findBySkus(
    db,
    [],
    lines.map(({ sku }) => sku),
  )
  return lines.map(({ sku, quantity, extraData = {} }) => {
    const item = variants.get(sku)
    if (!item) throw new Error(`${sku} is not in the catalogue`)
    return {
      id: computeLineId(sku, extraData),
      variantId: item.variant.id,
      named: 'productVariant',
      quantity,
      extraData,
    }
  })
}

const createFilledBasket = async (tx: Db, input: Omit<OrderInput, 'pay'>): Promise<string> => {
  const { currency, userId, now } = input
  const id = await insertBasket(tx, currency, userId, now)
  const lines = await toLineValues(tx, input.lines)
  await replaceLines(tx, id, lines)
  if ((await holdStock(tx, { id, held: new Map() }, toQuantities(lines))).size > 0)
    throw new Error(`There is not enough of ${input.lines.map(({ sku }) => sku).join(', ')}`)
  await updateBasketRow(
    tx,
    id,
    {
      contact: toJsonColumn(input.contact),
      billing_address: toJsonColumn(input.billingAddress),
      delivery_address: toJsonColumn(input.deliveryAddress),
      shipping_service: input.shipping,
      promotion_codes: toJsonColumn(await normaliseCodes(tx, input.promoCodes ?? [])),
      language: input.language,
    },
    now,
  )
  return id
}

const requireBasket = async (tx: Db, id: string) => {
  const found = await findBasket(tx, id, true)
  if (!found) throw new Error('The basket is gone')
  return found
}

/**
 * Creates and confirms a basket as at `now`, in the caller's transaction. Does not check the sale status, since past
 * and cancelled events were sold, too. Throws when a SKU is unknown, stock is short or a code does not apply.
 */
export const createConfirmedBasket = async (tx: Db, input: Omit<OrderInput, 'pay'>): Promise<BasketRecord> => {
  const { userId, now } = input
  const id = await createFilledBasket(tx, input)
  const basket = await requireBasket(tx, id)
  const priced = await priceBasket(tx, basket, { userId }, now)
  if (priced.violations.length > 0) throw new Error(`This cannot be sold: ${JSON.stringify(priced.violations)}`)
  const frozen = toFrozenBasket(basket, priced, userId)
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
  await confirmBasket(tx, basket, { frozen, claims, holdTimes, now })
  return requireBasket(tx, id)
}

/** Confirms, pays and places the order, in the caller's transaction. Throws like `createConfirmedBasket`. */
export const createOrder = async (tx: Db, input: OrderInput): Promise<OrderReference> => {
  const basket = await createConfirmedBasket(tx, input)
  const amount = basket.frozen ? getAmountToPay(basket.frozen.totals) : 0
  const transactionId = amount > 0 ? await input.pay(basket.id, amount) : null
  return placeOrder(tx, basket, { transactionId, now: input.now })
}
