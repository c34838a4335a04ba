import '#runtime/locals.ts'
import type { RequestHandler } from 'express'
import { toIpGroup } from '../../limits/ip-group.ts'
import type { RequestIds } from '../../upstream/request-ids.ts'

/** Makes every call to another service send the id of this request, and count for its client. */
export const propagateRequestId =
  ({ run }: Pick<RequestIds, 'run'>): RequestHandler =>
  (request, response, next) =>
    run(response.locals.requestId, next, toIpGroup(request.ip))
