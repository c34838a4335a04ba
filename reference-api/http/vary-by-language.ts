import type { RequestHandler } from 'express'
import { parseLocale } from '../domain/locale.ts'

/** Every JSON answer is in a language, and caches must know which. */
export const varyByLanguage: RequestHandler = (request, response, next) => {
  response.vary('Accept-Language')
  response.setHeader('Content-Language', parseLocale(request.headers['accept-language']))
  next()
}
