import '#runtime/locals.ts'
import type { RequestHandler } from 'express'
import type { RequestIds } from '../../upstream/request-ids.ts'

/** Sends the id of this request with every call to another service. */
export const propagateRequestId =
  ({ run }: Pick<RequestIds, 'run'>): RequestHandler =>
  (_request, response, next) =>
    run(response.locals.requestId, next)
