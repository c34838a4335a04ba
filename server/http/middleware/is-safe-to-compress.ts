import type { IncomingMessage, ServerResponse } from 'node:http'

/** Statuses without a body, and a part of a file, whose length the client asked for. */
const unsuitableStatuses = new Set([204, 206, 304])

const compressibleType = /^(?:text\/(?!event-stream)|application\/(?:json|[\w.-]+\+json|xml|[\w.-]+\+xml)\b)/

/**
 * Whether a response may be compressed: it has a text body, is not encoded yet, and has no ETag, which names its exact
 * bytes.
 */
export const isCompressible = (response: ServerResponse, status: number) =>
  !unsuitableStatuses.has(status) &&
  compressibleType.test(String(response.getHeader('Content-Type'))) &&
  !['Content-Encoding', 'ETag'].some((name) => response.hasHeader(name)) &&
  !String(response.getHeader('Cache-Control')).includes('no-transform')

/** Responses to one shopper are `no-store`. One without `Cache-Control` counts as personal, too. */
const isPersonal = (response: ServerResponse) => {
  const cacheControl = response.getHeader('Cache-Control')
  return cacheControl === undefined || String(cacheControl).includes('no-store')
}

/**
 * Whether the URL of a request may contain text that an attacker chose. Scripts of the shop choose the queries of their
 * own calls; the query of a page may come from a link.
 */
const mayContainTextOfAttacker = ({ url = '', headers }: IncomingMessage) =>
  url.includes('?') && !(headers['sec-fetch-site'] === 'same-origin' && headers['sec-fetch-dest'] === 'empty')

/**
 * Whether an attacker learns nothing from the length of the compressed response (BREACH, ADR 0064). That is so when it
 * contains nothing personal. Otherwise the shop's own page or the shopper must have caused the request
 * (`Sec-Fetch-Site`), without text of an attacker in its URL. Other clients get personal responses uncompressed.
 */
export const isSafeToCompress = (request: IncomingMessage, response: ServerResponse): boolean => {
  if (!isPersonal(response)) return true
  const site = request.headers['sec-fetch-site']
  return (site === 'same-origin' || site === 'none') && !mayContainTextOfAttacker(request)
}
