import '#runtime/locals.ts'
import type { NextFunction, Request, Response } from 'express'
import { toApiError, type AppError } from '../errors.ts'

/** Express routes `/BFF` like `/bff`, so a guard must match it too. */
export const isBffRequest = ({ path }: Pick<Request, 'path'>) => /^\/bff(\/|$)/i.test(path)

/** Rejects a request that has no context yet: as JSON on `/bff`, elsewhere with the error page. */
export const sendRejection = (error: AppError, request: Request, response: Response, next: NextFunction) => {
  if (!isBffRequest(request)) return next(error)
  response
    .status(error.status)
    .set('Cache-Control', 'private, no-store')
    .json(toApiError(error, response.locals.requestId))
}
