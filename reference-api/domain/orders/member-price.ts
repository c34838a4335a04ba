import type { ProductType } from '#shared/wire/catalogue.ts'

/** What members pay of the price of a ticket, in percent. */
const memberPricePercent = 90

/**
 * How many tickets per event and order have the members' price, by the SKU that was bought: one for each person it is
 * for.
 */
const ticketsByMembershipSku: Record<string, number> = {
  'PXM-REGULAR-1Y': 1,
  'PXM-PLUSONE-1Y': 2,
  'PXM-LAMPLIGHTER-1Y': 2,
}

/** A membership this table does not know is for one person. */
export const getMemberTicketLimit = (sku: string): number => ticketsByMembershipSku[sku] ?? 1

/** Of a gross unit price, minor units; rounded half up to one. */
export const toMemberPrice = (gross: number): number => Math.round((gross * memberPricePercent) / 100)

type TicketLine = { id: string; productId: string; type: ProductType; gross: number; quantity: number }

/**
 * How many pieces of each line a member pays the members' price for: per event as many as `tickets`, the dearest first,
 * because that is what the member would choose. Lines without any are left out.
 */
export const allocateMemberTickets = (lines: readonly TicketLine[], tickets: number): Map<string, number> => {
  const remainingByProduct = new Map<string, number>()
  const quantities = new Map<string, number>()
  const eventLines = lines.filter(({ type }) => type === 'event')
  for (const { id, productId, quantity } of eventLines.toSorted(
    (a, b) => b.gross - a.gross || (a.id < b.id ? -1 : 1),
  )) {
    const allocated = Math.min(quantity, remainingByProduct.get(productId) ?? tickets)
    remainingByProduct.set(productId, (remainingByProduct.get(productId) ?? tickets) - allocated)
    if (allocated > 0) quantities.set(id, allocated)
  }
  return quantities
}
