import type { RequestHandler } from 'express'
import { parseLocale } from '../domain/locale.ts'

/** Every JSON response has a language, so caches need `Vary`. */
export const varyByLanguage: RequestHandler = (request, response, next) => {
  response.vary('Accept-Language')
  response.setHeader('Content-Language', parseLocale(request.headers['accept-language']))
  next()
}
