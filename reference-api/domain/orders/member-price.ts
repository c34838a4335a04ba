import type { ProductType } from '#shared/wire/catalogue.ts'

/** What members pay of the price of a ticket, in percent. */
const membersPercent = 90

/**
 * How many tickets per event and order have the members' price, by the SKU that was bought: one for each person it is
 * for.
 */
const ticketsOf: Record<string, number> = { 'PXM-REGULAR-1Y': 1, 'PXM-PLUSONE-1Y': 2, 'PXM-LAMPLIGHTER-1Y': 2 }

/** A membership this table does not know is for one person. */
export const membersTickets = (sku: string): number => ticketsOf[sku] ?? 1

/** Of a gross unit price, minor units; rounded half up to one. */
export const membersPrice = (gross: number): number => Math.round((gross * membersPercent) / 100)

type Line = { id: string; productId: string; type: ProductType; gross: number; quantity: number }

/**
 * How many pieces of each line a member pays the members' price for: per event as many as `tickets`, the dearest first,
 * because that is what the member would choose. Lines without any are left out.
 */
export const membersPieces = (lines: readonly Line[], tickets: number): Map<string, number> => {
  const left = new Map<string, number>()
  const pieces = new Map<string, number>()
  const nights = lines.filter(({ type }) => type === 'event')
  for (const { id, productId, quantity } of nights.toSorted((a, b) => b.gross - a.gross || (a.id < b.id ? -1 : 1))) {
    const taken = Math.min(quantity, left.get(productId) ?? tickets)
    left.set(productId, (left.get(productId) ?? tickets) - taken)
    if (taken > 0) pieces.set(id, taken)
  }
  return pieces
}
