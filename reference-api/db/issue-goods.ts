import type { Contact } from '#shared/wire/basket.ts'
import type { Db } from './connect.ts'
import type { StoredOrderLine } from './order-schema.ts'
import { holderOf, newTickets } from './tickets.ts'

type Sold = { lineId: string; line: StoredOrderLine; currency: string; contact: Contact; userId: string | null; now: Date }

/** What the buyer of a line gets at once: a ticket per seat. */
export const issueGoods = async (tx: Db, { lineId, line, contact }: Sold): Promise<void> => {
  const { type, quantity, extraData, event } = line
  if (type === 'event' && event) {
    await newTickets(tx, { orderLineId: lineId, quantity, holder: holderOf(extraData, contact), venueSlug: event.venue.slug })
  }
}
