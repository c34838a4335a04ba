import '#runtime/locals.ts'
import type { RequestHandler } from 'express'
import { toIpGroup } from '../../limits/ip-group.ts'
import type { CurrentRequest } from '../../upstream/current-request.ts'

/** Makes every call to another service send the id of this request, and count for its client. */
export const setCurrentRequest =
  ({ run }: Pick<CurrentRequest, 'run'>): RequestHandler =>
  (request, response, next) =>
    run(response.locals.requestId, next, toIpGroup(request.ip))
