import type { IncomingHttpHeaders } from 'node:http'

const acceptedTypes = 'image/*, application/pdf'

/** One entity tag, or a list of them; nothing else is worth passing on. */
const entityTags = /^(?:W\/)?"[\x21\x23-\x7e]{0,100}"(?:, ?(?:W\/)?"[\x21\x23-\x7e]{0,100}"){0,5}$/

/**
 * All that goes up: cookies, authorisation and whatever proxies wrote about the shopper stay here, because this set is
 * made anew instead of being filtered.
 */
export const upstreamHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders => {
  const tag = headers['if-none-match']
  return {
    accept: acceptedTypes,
    'accept-encoding': 'identity',
    'user-agent': 'stagedoor',
    ...(tag !== undefined && entityTags.test(tag) ? { 'if-none-match': tag } : {}),
  }
}
