import type { IncomingHttpHeaders } from 'node:http'

const acceptedTypes = 'image/*, application/pdf'

/** Matches one entity tag, or a list of them. Other values are not forwarded. */
const entityTags = /^(?:W\/)?"[\x21\x23-\x7e]{0,100}"(?:, ?(?:W\/)?"[\x21\x23-\x7e]{0,100}"){0,5}$/

/**
 * Creates all headers of the upstream request instead of filtering the client's, so that no cookies, credentials or
 * proxy headers can pass.
 */
export const createUpstreamHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders => {
  const tag = headers['if-none-match']
  return {
    accept: acceptedTypes,
    'accept-encoding': 'identity',
    'user-agent': 'stagedoor',
    ...(tag !== undefined && entityTags.test(tag) ? { 'if-none-match': tag } : {}),
  }
}
