import {
  changeBasket,
  findBasket,
  isTicket,
  replaceLines,
  type BasketRecord,
  type LapsedRecord,
  type LineRecord,
  type NewLine,
} from '../../store/baskets/baskets.ts'
import type { Db } from '../../db/connect.ts'
import type { StoredLapsedLine } from '../../db/order-schema.ts'
import { findBySkus, type Catalogue, type Found } from '../../store/catalogue/skus.ts'
import { countingOwn, heldStock, holdStock, lockStock, releaseStock } from '../../store/baskets/stock.ts'
import { json } from '../../db/stored-json.ts'
import {
  lineViolations,
  mergeLines,
  piecesOf,
  shortViolations,
  withPossible,
  type WantedLine,
} from '../../domain/baskets/basket-rules.ts'
import { holdAfter, joinHolds, noHold } from '../../domain/baskets/hold-rules.ts'
import { lineId } from '../../domain/baskets/line-id.ts'
import type { Violation } from '../../domain/messages.ts'
import { saleFor } from '../../domain/catalogue/sale-status.ts'
import { refused } from '../../http/api-error.ts'
import type { LineBody } from './basket-schemas.ts'
import { statusOf } from '../../presenters/present-product.ts'

const locate = (body: LineBody, index: number, { variants, products }: Catalogue): Found | Violation => {
  if (body.productVariant) {
    return variants.get(body.productVariant) ?? { propertyPath: `lines[${index}].productVariant`, key: 'line.unknown' }
  }
  const product = products.get(body.product ?? '')
  const [variant, another] = product?.variants ?? []
  if (!product || !variant) return { propertyPath: `lines[${index}].product`, key: 'line.unknown' }
  return another ? { propertyPath: `lines[${index}].product`, key: 'line.chooseVariant' } : { product, variant }
}

type Asked = Found & Pick<NewLine, 'named' | 'quantity' | 'extraData'>

/** Whoever asks for lines, and when: a presale is open to members. */
type Asking = { now: Date; isMember: boolean }

const wantedLine = (
  { product, variant, named, quantity, extraData }: Asked,
  index: number,
  { now, isMember }: Asking,
): WantedLine => ({
  index,
  id: lineId(variant.sku, extraData),
  variantId: variant.id,
  productId: product.id,
  type: product.type,
  saleStatus: product.event && saleFor(statusOf(product, product.event, now), isMember),
  stock: variant.stock,
  maxPerOrder: variant.max_per_order,
  quantity,
  extraData,
  named,
})

/** Lines of a basket, as if somebody asked for them now. */
export const wantedAgain = (lines: (LineRecord | LapsedRecord)[], now: Date, isMember = false): WantedLine[] =>
  lines.map((line, index) =>
    wantedLine('extraData' in line ? line : { ...line, extraData: line.extra_data }, index, { now, isMember }),
  )

/**
 * What a caller wrote, as lines to store. Throws 422 with all that is wrong. What the baskets `from` have and hold is
 * there for these lines.
 */
const resolveLines = async (
  db: Db,
  bodies: LineBody[],
  from: BasketRecord[],
  asking: Asking,
): Promise<WantedLine[]> => {
  const catalogue = await findBySkus(
    db,
    bodies.flatMap(({ product }) => product ?? []),
    bodies.flatMap(({ productVariant }) => productVariant ?? []),
  )
  const held = await heldStock(db, ...from.map(({ id }) => id))
  const found = bodies.map((body, index) => locate(body, index, catalogue))
  const unknown = found.filter((entry): entry is Violation => 'key' in entry)
  if (unknown.length > 0) throw refused(unknown)
  const lines = mergeLines(
    found.flatMap((entry, index) => {
      const body = bodies[index]
      if ('key' in entry || !body) return []
      const product = countingOwn(entry.product, held)
      const variant = product.variants.find(({ id }) => id === entry.variant.id) ?? entry.variant
      const named = body.productVariant ? 'productVariant' : 'product'
      return [
        wantedLine(
          { product, variant, named, quantity: body.quantity, extraData: body.extraData ?? {} },
          index,
          asking,
        ),
      ]
    }),
  )
  const before = piecesOf(
    from.flatMap((basket) => basket.lines.map(({ variant_id: variantId, quantity }) => ({ variantId, quantity }))),
  )
  const violations = lineViolations(lines, before)
  if (violations.length > 0) throw refused(violations)
  return lines
}

/**
 * Makes a locked basket hold exactly the tickets of these lines. Throws 422 when others were quicker; nothing is held
 * then.
 */
const holdTickets = async (tx: Db, basket: BasketRecord, lines: WantedLine[]) => {
  const none = basket.lines.filter(isTicket).map(({ variant_id: variantId }) => ({ variantId, quantity: 0 }))
  const short = await holdStock(tx, basket.id, piecesOf([...none, ...lines.filter(({ type }) => type === 'event')]))
  if (short.size > 0) throw refused(shortViolations(lines, short))
}

const leaveWithoutLines = async (tx: Db, basket: BasketRecord, now: Date) => {
  await releaseStock(tx, basket.id)
  await replaceLines(tx, basket.id, [])
  await changeBasket(tx, basket.id, { ...noHold, lapsed: json([]) }, now)
}

const asStored = ({ variantId, named, quantity, extraData }: LapsedRecord): StoredLapsedLine => ({
  variantId,
  named,
  quantity,
  extraData,
})

type Writing = Asking & { bodies: LineBody[]; source: BasketRecord | undefined; holdMinutes: number }

/**
 * Replaces the lines of a locked, open basket as a whole, and holds their tickets. `source` is another locked basket
 * that they come from: it is left without any. Throws 422, and the caller's transaction must not be kept then.
 */
export const writeLines = async (
  tx: Db,
  basket: BasketRecord,
  { bodies, source, holdMinutes, ...asking }: Writing,
): Promise<void> => {
  const { now } = asking
  const lines = await resolveLines(tx, bodies, source ? [basket, source] : [basket], asking)
  if (source) {
    await lockStock(
      tx,
      lines.map(({ variantId }) => variantId),
      [basket.id, source.id],
    )
    await leaveWithoutLines(tx, source, now)
  }
  await holdTickets(tx, basket, lines)
  await replaceLines(tx, basket.id, lines)
  const ids = new Set(lines.map(({ id }) => id))
  const lapsed = [...basket.lapsedLines, ...(source?.lapsedLines ?? [])].filter(({ id }) => !ids.has(id))
  const before = source ? joinHolds(basket, source) : basket
  const hold = holdAfter(
    before,
    lines.some(({ type }) => type === 'event'),
    now,
    holdMinutes,
  )
  await changeBasket(tx, basket.id, { ...hold, lapsed: json(lapsed.map(asStored)) }, now)
}

/** Puts back what can still be had of the lapsed lines of a locked, open basket, and forgets the rest. */
export const retakeLapsed = async (
  tx: Db,
  before: BasketRecord,
  holdMinutes: number,
  { now, isMember }: Asking,
): Promise<void> => {
  await lockStock(
    tx,
    before.lapsedLines.map(({ variantId }) => variantId),
    [before.id],
  )
  const basket = (await findBasket(tx, before.id)) ?? before
  const lines = withPossible(wantedAgain(basket.lines, now, isMember), wantedAgain(basket.lapsedLines, now, isMember))
  await holdTickets(tx, basket, lines)
  await replaceLines(tx, basket.id, lines)
  const hold = holdAfter(
    basket,
    lines.some(({ type }) => type === 'event'),
    now,
    holdMinutes,
  )
  await changeBasket(tx, basket.id, { ...hold, lapsed: json([]) }, now)
}
