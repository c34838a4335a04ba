import type { TFunction } from 'i18next'
import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Membership } from '#shared/rules/member-tickets.ts'
import { isBuyable, saleRules } from '#shared/rules/sale-status.ts'

type EventSale = Pick<EventPage, 'status' | 'ticketTypes'>

/** True when the event is on sale and at least one ticket type is available. */
export const hasTickets = ({ status, ticketTypes }: EventSale) =>
  isBuyable(status) && ticketTypes.some(({ maxQuantity }) => maxQuantity > 0)

/** True during a presale. Membership is checked when tickets are added to the basket. */
export const isForMembers = ({ status, ticketTypes }: EventSale) =>
  saleRules[status].membersOnly && ticketTypes.length > 0

/**
 * True when scripts hide the form of a presale from all but members. They show it once they know that the shopper is a
 * member, because the page is the same for every shopper.
 */
export const isFormHidden = (event: EventSale, { ticketsPerEvent }: Membership, isRejected: boolean) =>
  isForMembers(event) && ticketsPerEvent === 0 && !isRejected

/** True before the sale opens, when prices are shown without a form. */
export const hasPricesInAdvance = ({ status, ticketTypes }: EventSale) =>
  saleRules[status].priceInAdvance && !saleRules[status].membersOnly && ticketTypes.length > 0

/** True when shoppers cannot buy, now or later: the page then leads to other events first. */
export const hasNoMoreTickets = (event: EventSale) =>
  !hasTickets(event) && saleRules[event.status].alternative === 'elsewhere'

/** The events of the same genre or, where it is unknown, those at the same venue. */
export const similarEventsPath = ({ genreKey, venue }: Pick<EventPage, 'genreKey' | 'venue'>) =>
  genreKey ? `/whats-on?genre=${genreKey}` : `/whats-on?venue=${venue.slug}`

/** The sale status as a word. `t` must have the namespace `events`. */
export const getStatusLabel = ({ isOver, status }: Pick<EventPage, 'isOver' | 'status'>, t: TFunction) =>
  t(isOver ? 'sale.over.title' : `status.${status}`)

/** The id of the buttons in the head of the page. */
export const headActionsId = 'actions'

/** Fragment target of all links to the tickets. */
export const ticketsSectionId = 'tickets'
