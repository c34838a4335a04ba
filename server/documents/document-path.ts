/** A file of an order. `ticket` is the one ticket it is about, where it is about one. */
export type OrderDocument = { order: string; kind: 'tickets' | 'vouchers' | 'calendar'; ticket: string | undefined }

const id = '[A-Za-z0-9_-]{1,80}'

/**
 * Matched against the raw request target: no encoding, no dots but the one before the ending, no query but the
 * language.
 */
const pattern = new RegExp(
  `^/orders/(?<order>${id})/(?:(?<kind>tickets|vouchers)\\.pdf|tickets/(?<ticket>${id})\\.pdf|calendar\\.ics)(?:\\?lng=(?:en|de))?$`,
)

/** Which file of which order an address names; undefined for every other address. */
export const parseDocumentPath = (target: string): OrderDocument | undefined => {
  const { order, kind, ticket } = pattern.exec(target)?.groups ?? {}
  if (order === undefined) return undefined
  if (ticket !== undefined) return { order, kind: 'tickets', ticket }
  return { order, kind: (kind ?? 'calendar') as OrderDocument['kind'], ticket: undefined }
}

/** Where the commerce API has it. */
export const upstreamPath = ({ order, kind, ticket }: OrderDocument): string => {
  if (ticket !== undefined) return `/orders/${order}/tickets/${ticket}.pdf`
  return `/orders/${order}/${kind}.${kind === 'calendar' ? 'ics' : 'pdf'}`
}
