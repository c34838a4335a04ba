import type { Updateable } from 'kysely'
import {
  updateBasketRow,
  findBasket,
  isTicketLine,
  replaceLines,
  type BasketRecord,
  type ExpiredLineRecord,
  type LineRecord,
  type LineValues,
} from '../../store/baskets/baskets.ts'
import type { Db } from '../../db/connect.ts'
import type { BasketTable } from '../../db/basket-schema.ts'
import type { StoredExpiredLine } from '../../db/order-schema.ts'
import { findBySkus, type Catalogue, type CatalogueItem } from '../../store/catalogue/skus.ts'
import { addOwnHold, holdStock, lockStock, releaseStock } from '../../store/baskets/stock.ts'
import { toJsonColumn } from '../../db/stored-json.ts'
import {
  validateLines,
  mergeRequestedLines,
  toQuantities,
  toShortageViolations,
  addAvailableLines,
  validateTicketCap,
  type RequestedLine,
  type TicketCap,
} from '../../domain/baskets/basket-rules.ts'
import { updateHold, mergeHolds, noHold, type HoldTimes } from '../../domain/baskets/hold-rules.ts'
import { validateLineFields } from '../../domain/baskets/line-field-rules.ts'
import { validateGiftLines } from '../../domain/baskets/gift-lines.ts'
import { getGiftToday } from '../../domain/vouchers/gift-rules.ts'
import { computeLineId } from '../../domain/baskets/compute-line-id.ts'
import type { FieldViolation } from '../../domain/messages.ts'
import { isTicket } from '../../domain/catalogue/is-ticket.ts'
import { toViewerSaleStatus } from '../../domain/catalogue/sale-status.ts'
import { validationError } from '../../http/api-error.ts'
import type { ParsedLineBody } from './basket-schemas.ts'
import { getSaleStatus } from '../../presenters/availability.ts'

const findCatalogueItem = (
  body: ParsedLineBody,
  index: number,
  { variants, products }: Catalogue,
): CatalogueItem | FieldViolation => {
  if (body.productVariant) {
    return variants.get(body.productVariant) ?? { propertyPath: `lines[${index}].productVariant`, key: 'line.unknown' }
  }
  const product = products.get(body.product ?? '')
  const [variant, otherVariant] = product?.variants ?? []
  if (!product || !variant) return { propertyPath: `lines[${index}].product`, key: 'line.unknown' }
  return otherVariant ? { propertyPath: `lines[${index}].product`, key: 'line.chooseVariant' } : { product, variant }
}

type LineRequest = CatalogueItem & Pick<LineValues, 'named' | 'quantity' | 'extraData'>

/** The time, and whether the caller is a member, who may buy in a presale. */
type SaleContext = { now: Date; isMember: boolean }

/** Adds how many tickets the caller may hold, and how long. */
type LineContext = SaleContext & { ticketCap: TicketCap; holdTimes: HoldTimes }

const toRequestedLine = (
  { product, variant, named, quantity, extraData }: LineRequest,
  index: number,
  { now, isMember }: SaleContext,
): RequestedLine => ({
  index,
  id: computeLineId(variant.sku, extraData),
  variantId: variant.id,
  productId: product.id,
  type: product.type,
  saleStatus: product.event && toViewerSaleStatus(getSaleStatus(product, product.event, now), isMember),
  stock: variant.stock,
  maxPerOrder: variant.max_per_order,
  quantity,
  extraData,
  lineFields: product.line_fields,
  giftAmount: variant.gift_amount,
  named,
})

/** The lines of a basket as a new request for them. */
export const toRequestedLines = (
  lines: (LineRecord | ExpiredLineRecord)[],
  now: Date,
  isMember = false,
): RequestedLine[] =>
  lines.map((line, index) =>
    toRequestedLine('extraData' in line ? line : { ...line, extraData: line.extra_data }, index, { now, isMember }),
  )

const toLineQuantities = (baskets: BasketRecord[]) =>
  toQuantities(
    baskets.flatMap(({ lines }) => lines.map(({ variant_id: variantId, quantity }) => ({ variantId, quantity }))),
  )

/**
 * The lines of a request for `basket` as lines to store. Throws 422 with all violations. Stock that the basket and
 * `source` hold is available to these lines.
 */
const resolveLines = async (
  db: Db,
  bodies: ParsedLineBody[],
  { basket, source }: { basket: BasketRecord; source: BasketRecord | undefined },
  context: LineContext,
): Promise<RequestedLine[]> => {
  const sources = source ? [basket, source] : [basket]
  const catalogue = await findBySkus(
    db,
    bodies.flatMap(({ product }) => product ?? []),
    bodies.flatMap(({ productVariant }) => productVariant ?? []),
  )
  const heldQuantities = toQuantities(
    sources.flatMap(({ held }) => Array.from(held, ([variantId, quantity]) => ({ variantId, quantity }))),
  )
  const located = bodies.map((body, index) => findCatalogueItem(body, index, catalogue))
  const unknown = located.filter((entry): entry is FieldViolation => 'key' in entry)
  if (unknown.length > 0) throw validationError(unknown)
  const lines = mergeRequestedLines(
    located.flatMap((entry, index) => {
      const body = bodies[index]
      if ('key' in entry || !body) return []
      const product = addOwnHold(entry.product, heldQuantities)
      const variant = product.variants.find(({ id }) => id === entry.variant.id) ?? entry.variant
      const named = body.productVariant ? 'productVariant' : 'product'
      return [
        toRequestedLine(
          { product, variant, named, quantity: body.quantity, extraData: body.extraData ?? {} },
          index,
          context,
        ),
      ]
    }),
  )
  const presentIds = new Set(sources.flatMap((basket) => basket.lines.map(({ id }) => id)))
  const violations = [
    ...validateLines(lines, toLineQuantities(sources)),
    ...validateTicketCap(lines, toLineQuantities([basket]), context.ticketCap),
    ...validateLineFields(lines, presentIds),
    ...validateGiftLines(lines, presentIds, getGiftToday(context.now)),
  ]
  if (violations.length > 0) throw validationError(violations)
  return lines
}

/**
 * Makes a locked basket hold exactly the tickets of these lines. Throws 422 when stock ran out; nothing is held then.
 */
const holdTickets = async (tx: Db, basket: BasketRecord, lines: RequestedLine[]) => {
  const currentTickets = basket.lines
    .filter(isTicketLine)
    .map(({ variant_id: variantId }) => ({ variantId, quantity: 0 }))
  const shortages = await holdStock(tx, basket, toQuantities([...currentTickets, ...lines.filter(isTicket)]))
  if (shortages.size > 0) throw validationError(toShortageViolations(lines, shortages))
}

const emptyBasket = async (tx: Db, basket: BasketRecord, now: Date) => {
  await releaseStock(tx, basket.id)
  await replaceLines(tx, basket.id, [])
  await updateBasketRow(tx, basket.id, { ...noHold, lapsed: toJsonColumn([]) }, now)
}

const toStoredExpiredLine = ({ variantId, named, quantity, extraData }: ExpiredLineRecord): StoredExpiredLine => ({
  variantId,
  named,
  quantity,
  extraData,
})

type WriteLinesOptions = LineContext & {
  bodies: ParsedLineBody[]
  source: BasketRecord | undefined
}

/**
 * Replaces all lines of a locked, open basket and holds their tickets. `source` is another locked basket that the lines
 * come from; it becomes empty. Returns the columns of the basket that change with them. Throws 422; the caller's
 * transaction must be rolled back then.
 */
export const writeLines = async (
  tx: Db,
  basket: BasketRecord,
  { bodies, source, ...context }: WriteLinesOptions,
): Promise<Updateable<BasketTable>> => {
  const { now, holdTimes } = context
  const lines = await resolveLines(tx, bodies, { basket, source }, context)
  if (source) {
    await lockStock(
      tx,
      lines.map(({ variantId }) => variantId),
      [basket.id, source.id],
    )
    await emptyBasket(tx, source, now)
  }
  await holdTickets(tx, basket, lines)
  await replaceLines(tx, basket.id, lines)
  const ids = new Set(lines.map(({ id }) => id))
  const expired = [...basket.expiredLines, ...(source?.expiredLines ?? [])].filter(({ id }) => !ids.has(id))
  const before = source ? mergeHolds(basket, source) : basket
  const hold = updateHold(before, lines.some(isTicket), now, holdTimes)
  return { ...hold, lapsed: toJsonColumn(expired.map(toStoredExpiredLine)) }
}

/**
 * Adds the available part of the expired lines of a locked, open basket again, and deletes the rest. Throws 422 when
 * the cap on tickets leaves none.
 */
export const restoreExpiredLines = async (
  tx: Db,
  before: BasketRecord,
  { now, isMember, ticketCap, holdTimes }: LineContext,
): Promise<void> => {
  if (before.expiredLines.length === 0) return
  await lockStock(
    tx,
    before.expiredLines.map(({ variantId }) => variantId),
    [before.id],
  )
  const basket = (await findBasket(tx, before.id)) ?? before
  const heldTickets = basket.lines.filter(isTicketLine).reduce((sum, { quantity }) => sum + quantity, 0)
  if (heldTickets >= ticketCap.maximum) throw validationError([{ propertyPath: 'lines', ...ticketCap.message }])
  const lines = addAvailableLines(
    toRequestedLines(basket.lines, now, isMember),
    toRequestedLines(basket.expiredLines, now, isMember),
    ticketCap,
  )
  await holdTickets(tx, basket, lines)
  await replaceLines(tx, basket.id, lines)
  const hold = updateHold(basket, lines.some(isTicket), now, holdTimes)
  await updateBasketRow(tx, basket.id, { ...hold, lapsed: toJsonColumn([]) }, now)
}
