import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { isBuyable, saleRules } from '#shared/rules/sale-status.ts'

type EventSale = Pick<EventPage, 'status' | 'ticketTypes'>

/** Whether there is anything to buy here now: the night is on sale, and some kind of ticket is left. */
export const hasTickets = ({ status, ticketTypes }: EventSale) =>
  isBuyable(status) && ticketTypes.some(({ maxQuantity }) => maxQuantity > 0)

/** Where members may buy before everybody else. Who is one is decided when tickets go into the basket. */
export const isForMembers = ({ status, ticketTypes }: EventSale) =>
  saleRules[status].membersOnly && ticketTypes.length > 0

/** Where prices are worth knowing though nobody can buy yet. */
export const showsPricesInAdvance = ({ status, ticketTypes }: EventSale) =>
  saleRules[status].priceInAdvance && !saleRules[status].membersOnly && ticketTypes.length > 0

/** The part of the page that all ways to the tickets lead to. */
export const ticketsId = 'tickets'
