import type { RequestHandler } from 'express'
import { AppError } from '../errors.ts'
import { sendRejection } from './send-rejection.ts'

const countHostHeaders = (rawHeaders: readonly string[]) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length

/**
 * Refuses a request that names no host, or several: the proxy in front may have read another one than whoever comes
 * after it (RFC 9112, 3.2). Which host it is does not matter here, since addresses come from the configuration.
 */
export const requireHost = (): RequestHandler => (request, response, next) => {
  const count = countHostHeaders(request.rawHeaders)
  if (count === 1 || (count === 0 && request.httpVersion === '1.0')) return next()
  response.set('Connection', 'close')
  sendRejection(new AppError(400, 'invalid_input', 'The request is not valid.'), request, response, next)
}
