import './locals.ts'
import type { Request, RequestHandler } from 'express'
import type { Config } from '../config.ts'
import { AppError, toApiError } from '../errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The header that no form and no cross-site script without our consent can send. */
export const bffHeader = { name: 'X-Requested-With', value: 'stagedoor' } as const

/** Express routes `/BFF` like `/bff`, so the guard must see it too. */
const isBff = ({ path }: Request) => /^\/bff(\/|$)/i.test(path)

/** Browsers say where a request comes from; the older ones at least by Origin. Saying neither is a refusal. */
const isSameOrigin = (request: Request, publicOrigin: string) => {
  const site = request.get('sec-fetch-site')
  return site === undefined ? request.get('origin') === publicOrigin : site === 'same-origin'
}

/** Lets a request that may change something through only from this shop's own pages. JSON on `/bff`, an AppError for pages elsewhere. */
export const guardUnsafeRequests = ({ publicOrigin }: Pick<Config, 'publicOrigin'>): RequestHandler => (request, response, next) => {
  if (safeMethods.has(request.method)) return next()
  const bff = isBff(request)
  const trusted = isSameOrigin(request, publicOrigin) && (!bff || request.get(bffHeader.name) === bffHeader.value)
  if (trusted) return next()
  const error = new AppError(403, 'forbidden', 'This request did not come from this site.')
  if (!bff) return next(error)
  response.status(403).set('Cache-Control', 'private, no-store').json(toApiError(error, response.locals.requestId))
}
