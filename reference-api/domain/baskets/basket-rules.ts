import type { ProductType, SaleStatus } from '#shared/wire/catalogue.ts'
import type { Message, Violation } from '../messages.ts'
import { isBuyable } from '../catalogue/sale-status.ts'

/** A basket line never holds more, whatever the variant (settled rule 8). */
export const lineMaximum = 20
/** Tickets of one event in one order, unless one of its kinds allows more. */
export const eventMaximum = 10
export const basketMaximum = 50

export type WantedLine = {
  /** Where the caller wrote it, for `lines[index]`. */
  index: number
  id: string
  variantId: string
  productId: string
  type: ProductType
  /** Null for what is not an event. */
  saleStatus: SaleStatus | null
  stock: number
  maxPerOrder: number
  quantity: number
  extraData: Record<string, string>
  named: 'product' | 'productVariant'
}

/** One line per variant and extraData. A merged line answers for the last of its parts: that is the one just added. */
export const mergeLines = (lines: WantedLine[]): WantedLine[] => {
  const merged = new Map<string, WantedLine>()
  for (const line of lines) {
    const before = merged.get(line.id)
    merged.set(line.id, before ? { ...line, quantity: before.quantity + line.quantity } : line)
  }
  return [...merged.values()]
}

/** Pieces per variant id. */
export const piecesOf = (lines: Pick<WantedLine, 'variantId' | 'quantity'>[]): Map<string, number> => {
  const pieces = new Map<string, number>()
  for (const { variantId, quantity } of lines) pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity)
  return pieces
}

const total = (lines: WantedLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

const leftMessage = ({ type }: WantedLine, stock: number): Message => {
  const what = type === 'event' ? 'tickets' : 'items'
  if (stock <= 0) return { key: `${what}.left.none` }
  return { key: `${what}.left.${stock === 1 ? 'one' : 'other'}`, parameters: { count: stock } }
}

const faultOf = (line: WantedLine, lines: WantedLine[]): Message | null => {
  const { saleStatus } = line
  if (saleStatus && !isBuyable(saleStatus)) return { key: `sale.${saleStatus}` }
  const ofVariant = lines.filter(({ variantId }) => variantId === line.variantId)
  const quantity = total(ofVariant)
  const allowed = Math.min(line.maxPerOrder, lineMaximum)
  if (quantity > line.stock && line.stock < allowed) return leftMessage(line, line.stock)
  if (quantity > line.maxPerOrder) return { key: 'quantity.orderMaximum', parameters: { maximum: line.maxPerOrder } }
  if (line.quantity > lineMaximum) return { key: 'quantity.lineMaximum', parameters: { maximum: lineMaximum } }
  if (quantity > line.stock) return leftMessage(line, line.stock)
  if (line.type !== 'event') return null
  const ofEvent = lines.filter(({ productId }) => productId === line.productId)
  const maximum = Math.max(eventMaximum, ...ofEvent.map(({ maxPerOrder }) => maxPerOrder))
  return total(ofEvent) > maximum ? { key: 'quantity.eventMaximum', parameters: { maximum } } : null
}

/**
 * What keeps these lines out of a basket. Only lines that ask for more than the basket holds already are checked, so
 * that an event that sells out meanwhile does not stop the shopper from changing the rest; confirming checks
 * everything. `held` is the quantity per variant before.
 */
export const lineViolations = (lines: WantedLine[], held: ReadonlyMap<string, number>): Violation[] =>
  lines.flatMap((line) => {
    const wanted = total(lines.filter(({ variantId }) => variantId === line.variantId))
    if (wanted <= (held.get(line.variantId) ?? 0) && line.quantity <= lineMaximum) return []
    const fault = faultOf(line, lines)
    return fault ? [{ propertyPath: `lines[${line.index}].quantity`, ...fault }] : []
  })

/** What to say of these lines when others were quicker: `short` is how many there still are, per variant id. */
export const shortViolations = (lines: WantedLine[], short: ReadonlyMap<string, number>): Violation[] =>
  lines.flatMap((line) => {
    const left = short.get(line.variantId)
    return left === undefined ? [] : [{ propertyPath: `lines[${line.index}].quantity`, ...leftMessage(line, left) }]
  })

/** These lines and as much of `more` as can be had besides them, in its order. */
export const withPossible = (lines: WantedLine[], more: WantedLine[]): WantedLine[] =>
  more.reduce((all, line) => {
    if (all.length >= basketMaximum) return all
    const before = piecesOf(all)
    for (let { quantity } = line; quantity > 0; quantity -= 1) {
      const merged = mergeLines([...all, { ...line, quantity }])
      if (lineViolations(merged, before).length === 0) return merged
    }
    return all
  }, lines)
