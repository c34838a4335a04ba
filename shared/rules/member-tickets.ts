/** How many tickets of each event have the member price, and how many of these the basket has, by the event's path. */
export type Membership = { ticketsPerEvent: number; inBasket: Readonly<Record<string, number>> }

export const noMembership: Membership = { ticketsPerEvent: 0, inBasket: {} }

type MemberLine = { href: string; memberPrice: { quantity: number } | null }

/** The tickets at the member price in a basket, by the path of their event. */
export const countMemberTickets = (lines: readonly MemberLine[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { href, memberPrice } of lines) if (memberPrice) counts[href] = (counts[href] ?? 0) + memberPrice.quantity
  return counts
}

/** How many more tickets of the event have the member price. */
export const countMemberTicketsLeft = ({ ticketsPerEvent, inBasket }: Membership, eventPath: string): number =>
  Math.max(0, ticketsPerEvent - (inBasket[eventPath] ?? 0))
