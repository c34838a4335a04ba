import '#runtime/locals.ts'
import type { NextFunction, Request, Response } from 'express'
import { toApiError, toErrorHeaders, type AppError } from '../errors.ts'

/** Ignores the case, because Express routes `/BFF` like `/bff`. */
export const isBffRequest = ({ path }: Pick<Request, 'path'>) => /^\/bff(\/|$)/i.test(path)

/** Rejects a request that has no context yet: on `/bff` with JSON, elsewhere with the error page. */
export const sendRejection = (error: AppError, request: Request, response: Response, next: NextFunction) => {
  if (!isBffRequest(request)) return next(error)
  response.status(error.status).set(toErrorHeaders(error)).json(toApiError(error, response.locals.requestId))
}
