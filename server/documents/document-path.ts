import { pathIdPattern } from '#shared/rules/paths/path-id.ts'
import { languages } from '#shared/rules/preferences.ts'

/** `ticket` is the id of one ticket; undefined for a file of the whole order. */
export type OrderDocument = { order: string; kind: 'tickets' | 'vouchers' | 'calendar'; ticket: string | undefined }

const id = pathIdPattern.source.slice(1, -1)

/**
 * Matches the raw request target. Allows no encoding, no dot except the one before the ending, and no query parameter
 * except the language.
 */
const pattern = new RegExp(
  `^/orders/(?<order>${id})/(?:(?<kind>tickets|vouchers)\\.pdf|tickets/(?<ticket>${id})\\.pdf|calendar\\.ics)(?:\\?lng=(?:${languages.join('|')}))?$`,
)

/** Parses the path of a document; undefined for every other path. */
export const parseDocumentPath = (target: string): OrderDocument | undefined => {
  const { order, kind, ticket } = pattern.exec(target)?.groups ?? {}
  if (order === undefined) return undefined
  if (ticket !== undefined) return { order, kind: 'tickets', ticket }
  return { order, kind: (kind ?? 'calendar') as OrderDocument['kind'], ticket: undefined }
}

/** The path at the commerce API. */
export const toUpstreamPath = ({ order, kind, ticket }: OrderDocument): string => {
  if (ticket !== undefined) return `/orders/${order}/tickets/${ticket}.pdf`
  return `/orders/${order}/${kind}.${kind === 'calendar' ? 'ics' : 'pdf'}`
}
