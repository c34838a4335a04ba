import type { RequestHandler } from 'express'
import { AppError } from '../errors.ts'
import { sendRejection } from './send-rejection.ts'

const countHostHeaders = (rawHeaders: readonly string[]) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length

/**
 * Rejects a request with no Host header or with several, because the proxy may have read another one than this server
 * (RFC 9112 §3.2). The value does not matter: absolute links use PUBLIC_URL.
 */
export const requireHost = (): RequestHandler => (request, response, next) => {
  const count = countHostHeaders(request.rawHeaders)
  if (count === 1 || (count === 0 && request.httpVersion === '1.0')) return next()
  response.set('Connection', 'close')
  sendRejection(new AppError(400, 'invalid_input', 'The request is not valid.'), request, response, next)
}
