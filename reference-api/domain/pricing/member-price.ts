import type { ProductType } from '#shared/wire/catalogue.ts'
import type { Price } from '#shared/wire/money.ts'
import { isTicket } from '../catalogue/is-ticket.ts'
import { splitGross } from './amounts.ts'
import { getRoundingStep, roundToStep } from './rounding-step.ts'

/** Percentage of the ticket price that members pay. */
const memberPricePercent = 90

/** Tickets per event and order at the member price, by the SKU of the membership: one per person it covers. */
const ticketsByMembershipSku: Record<string, number> = {
  'PXM-REGULAR-1Y': 1,
  'PXM-PLUSONE-1Y': 2,
  'PXM-LAMPLIGHTER-1Y': 2,
}

/** An unknown membership covers one person. */
export const getMemberTicketLimit = (sku: string): number => ticketsByMembershipSku[sku] ?? 1

/** The member price of a gross unit price, minor units, rounded half up to a multiple of `step`. */
export const toMemberPrice = (gross: number, step: number): number =>
  roundToStep((gross * memberPricePercent) / 100, step)

/** What members pay for a ticket type, in each currency. */
export const toMemberPrices = (prices: readonly Price[]): Price[] =>
  prices.map(({ currency, gross, taxRate }) => {
    const memberPrice = toMemberPrice(gross, getRoundingStep(currency))
    return { currency, net: splitGross(memberPrice, taxRate).net, gross: memberPrice, taxRate }
  })

type TicketLine = { id: string; productId: string; type: ProductType; unitGross: number; quantity: number }

/**
 * Quantity of each line at the member price: per event up to `tickets`, the most expensive first, because members would
 * choose those. Lines without any are left out.
 */
export const allocateMemberTickets = (lines: readonly TicketLine[], tickets: number): Map<string, number> => {
  const remainingByProduct = new Map<string, number>()
  const quantities = new Map<string, number>()
  const ticketLines = lines.filter(isTicket)
  for (const { id, productId, quantity } of ticketLines.toSorted(
    (a, b) => b.unitGross - a.unitGross || (a.id < b.id ? -1 : 1),
  )) {
    const allocated = Math.min(quantity, remainingByProduct.get(productId) ?? tickets)
    remainingByProduct.set(productId, (remainingByProduct.get(productId) ?? tickets) - allocated)
    if (allocated > 0) quantities.set(id, allocated)
  }
  return quantities
}
