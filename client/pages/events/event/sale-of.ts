import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { isBuyable, saleRules } from '#shared/rules/sale-status.ts'

type Sale = Pick<EventPage, 'status' | 'tickets'>

/** Whether there is anything to buy here now: the night is on sale, and some kind of ticket is left. */
export const hasTickets = ({ status, tickets }: Sale) => isBuyable(status) && tickets.some(({ max }) => max > 0)

/** Where members may buy before everybody else. Who is one is decided when tickets go into the basket. */
export const isForMembers = ({ status, tickets }: Sale) => saleRules[status].members && tickets.length > 0

/** Where prices are worth knowing though nobody can buy yet. */
export const showsComingPrices = ({ status, tickets }: Sale) =>
  saleRules[status].coming && !saleRules[status].members && tickets.length > 0

/** The part of the page that all ways to the tickets lead to. */
export const ticketsId = 'tickets'
