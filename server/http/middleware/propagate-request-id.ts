import '#runtime/locals.ts'
import type { RequestHandler } from 'express'
import type { RequestIds } from '../../upstream/request-ids.ts'

/** Calls to other services made for this request carry its id. */
export const propagateRequestId =
  ({ run }: Pick<RequestIds, 'run'>): RequestHandler =>
  (_request, response, next) =>
    run(response.locals.requestId, next)
