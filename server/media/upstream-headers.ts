import type { IncomingHttpHeaders } from 'node:http'

const acceptedTypes = 'image/*, application/pdf'

/** One entity tag, or a list; other values are not forwarded. */
const entityTags = /^(?:W\/)?"[\x21\x23-\x7e]{0,100}"(?:, ?(?:W\/)?"[\x21\x23-\x7e]{0,100}"){0,5}$/

/**
 * The whole set of upstream headers. Built anew instead of filtered, so that cookies, credentials and proxy headers
 * cannot pass.
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
