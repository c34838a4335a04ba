import type { ProductType, SaleStatus } from '#shared/wire/catalogue.ts'
import type { Message, FieldViolation } from '../messages.ts'
import type { GiftAmountBounds } from '../vouchers/gift-rules.ts'
import { isTicket } from '../catalogue/is-ticket.ts'
import { isBuyable } from '../catalogue/sale-status.ts'
import type { StoredLineField } from './line-texts.ts'

/** Maximum of a basket line, for every variant. */
export const maxLineQuantity = 20
/** Tickets of one event in one order, unless one of its ticket types allows more. */
export const maxTicketsPerEvent = 10
export const maxBasketLines = 50

export type RequestedLine = {
  /** Position in the request, for `lines[index]`. */
  index: number
  id: string
  variantId: string
  productId: string
  type: ProductType
  /** Null when the product is not an event. */
  saleStatus: SaleStatus | null
  stock: number
  maxPerOrder: number
  quantity: number
  extraData: Record<string, string>
  /** The texts that its product asks for. */
  lineFields: StoredLineField[]
  giftAmount: GiftAmountBounds
  named: 'product' | 'productVariant'
}

/**
 * One line per variant and extraData. A merged line has the index of its last part, which the shopper has just added.
 */
export const mergeRequestedLines = (lines: RequestedLine[]): RequestedLine[] => {
  const merged = new Map<string, RequestedLine>()
  for (const line of lines) {
    const earlier = merged.get(line.id)
    merged.set(line.id, earlier ? { ...line, quantity: earlier.quantity + line.quantity } : line)
  }
  return [...merged.values()]
}

/** Quantity per variant id. */
export const toQuantities = (lines: Pick<RequestedLine, 'variantId' | 'quantity'>[]): Map<string, number> => {
  const quantities = new Map<string, number>()
  for (const { variantId, quantity } of lines) quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity)
  return quantities
}

const sumQuantities = (lines: RequestedLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

const getStockMessage = (line: RequestedLine, stock: number): Message => ({
  key: isTicket(line) ? 'tickets.left' : 'items.left',
  parameters: { count: Math.max(0, stock) },
})

const getLineError = (line: RequestedLine, lines: RequestedLine[]): Message | null => {
  const { saleStatus } = line
  if (saleStatus && !isBuyable(saleStatus)) return { key: `sale.${saleStatus}` }
  const variantLines = lines.filter(({ variantId }) => variantId === line.variantId)
  const quantity = sumQuantities(variantLines)
  const allowedQuantity = Math.min(line.maxPerOrder, maxLineQuantity)
  if (quantity > line.stock && line.stock < allowedQuantity) return getStockMessage(line, line.stock)
  if (quantity > line.maxPerOrder) return { key: 'quantity.orderMaximum', parameters: { maximum: line.maxPerOrder } }
  if (line.quantity > maxLineQuantity) return { key: 'quantity.lineMaximum', parameters: { maximum: maxLineQuantity } }
  if (quantity > line.stock) return getStockMessage(line, line.stock)
  if (!isTicket(line)) return null
  const eventLines = lines.filter(({ productId }) => productId === line.productId)
  const maximum = Math.max(maxTicketsPerEvent, ...eventLines.map(({ maxPerOrder }) => maxPerOrder))
  return sumQuantities(eventLines) > maximum ? { key: 'quantity.eventMaximum', parameters: { maximum } } : null
}

/**
 * Why these lines cannot be in a basket. Checks only lines that need more than the basket holds already. An event that
 * sells out meanwhile must not stop the shopper from changing the rest. Confirming checks everything. `heldQuantities`
 * maps variant ids to the quantities before the change.
 */
export const validateLines = (lines: RequestedLine[], heldQuantities: ReadonlyMap<string, number>): FieldViolation[] =>
  lines.flatMap((line) => {
    const requestedQuantity = sumQuantities(lines.filter(({ variantId }) => variantId === line.variantId))
    if (requestedQuantity <= (heldQuantities.get(line.variantId) ?? 0) && line.quantity <= maxLineQuantity) return []
    const lineError = getLineError(line, lines)
    return lineError ? [{ propertyPath: `lines[${line.index}].quantity`, ...lineError }] : []
  })

/** The most tickets of all events that a basket may hold, and the message for a shopper who wants more. */
export type TicketCap = { maximum: number; message: Message }

/**
 * Violations of the lines with which the basket would exceed the cap. `heldQuantities` maps variant ids to what the
 * basket holds already, which the shopper may keep or reduce.
 */
export const validateTicketCap = (
  lines: RequestedLine[],
  heldQuantities: ReadonlyMap<string, number>,
  { maximum, message }: TicketCap,
): FieldViolation[] => {
  const ticketLines = lines.filter(isTicket)
  const getHeld = (variantId: string) => heldQuantities.get(variantId) ?? 0
  const requested = [...toQuantities(ticketLines)]
  let total = requested.reduce((sum, [variantId, quantity]) => sum + Math.min(quantity, getHeld(variantId)), 0)
  return requested.flatMap(([variantId, quantity]) => {
    const increase = Math.max(0, quantity - getHeld(variantId))
    const line = ticketLines.findLast((candidate) => candidate.variantId === variantId)
    if (!line || increase === 0 || total + increase <= maximum) {
      total += increase
      return []
    }
    return [{ propertyPath: `lines[${line.index}].quantity`, ...message }]
  })
}

/** Violations of these lines when stock ran out meanwhile. `availableByVariant` is the stock left per variant id. */
export const toShortageViolations = (
  lines: RequestedLine[],
  availableByVariant: ReadonlyMap<string, number>,
): FieldViolation[] =>
  lines.flatMap((line) => {
    const available = availableByVariant.get(line.variantId)
    return available === undefined
      ? []
      : [{ propertyPath: `lines[${line.index}].quantity`, ...getStockMessage(line, available) }]
  })

/** These lines plus as much of `candidates` as is available and allowed, in their order. */
export const addAvailableLines = (
  lines: RequestedLine[],
  candidates: RequestedLine[],
  ticketCap: TicketCap,
): RequestedLine[] =>
  candidates.reduce((all, line) => {
    if (all.length >= maxBasketLines) return all
    const currentQuantities = toQuantities(all)
    for (let { quantity } = line; quantity > 0; quantity -= 1) {
      const merged = mergeRequestedLines([...all, { ...line, quantity }])
      const violations = [
        ...validateLines(merged, currentQuantities),
        ...validateTicketCap(merged, currentQuantities, ticketCap),
      ]
      if (violations.length === 0) return merged
    }
    return all
  }, lines)
