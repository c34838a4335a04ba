import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { AppError } from '../errors.ts'
import { sendRejection } from './send-rejection.ts'

const countHostHeaders = (rawHeaders: readonly string[]) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length

/** True with one Host header; HTTP/1.0 needs none. */
export const hasUsableHost = ({ rawHeaders, httpVersion }: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>) => {
  const count = countHostHeaders(rawHeaders)
  return count === 1 || (count === 0 && httpVersion === '1.0')
}

/**
 * Rejects a request with no Host header or with several, because the proxy may have read another one than this server
 * (RFC 9112 §3.2). The value does not matter: absolute links use PUBLIC_URL.
 */
export const requireHost = (): RequestHandler => (request, response, next) => {
  if (hasUsableHost(request)) return next()
  response.set('Connection', 'close')
  sendRejection(new AppError(400, 'invalid_input', 'The request is not valid.'), request, response, next)
}
