import '#runtime/locals.ts'
import type { RequestHandler } from 'express'
import type { RequestIds } from '../../upstream/request-ids.ts'

/** Makes every call to another service send the id of this request. */
export const propagateRequestId =
  ({ run }: Pick<RequestIds, 'run'>): RequestHandler =>
  (_request, response, next) =>
    run(response.locals.requestId, next)
