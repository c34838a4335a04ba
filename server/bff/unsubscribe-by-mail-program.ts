import type { Request, RequestHandler } from 'express'
import type { Dispatch } from './dispatch.ts'
import { sendApiError } from './send-api-error.ts'
import { convertExpressError } from '../http/errors.ts'
import type { RequestContext } from '../http/request-context.ts'

/**
 * Ends a subscription when a mail program posts to the URL of its `List-Unsubscribe` header (RFC 8058). Such a request
 * comes from a server of the mailbox, without cookies, so it passes before the check of its origin. The token alone
 * proves it. The form of the page posts without a token in the URL and goes on to the page. The body is not read: it
 * only repeats the header, in one of two encodings.
 */
export const unsubscribeByMailProgram =
  (dispatch: Dispatch, getContext: (request: Request) => RequestContext): RequestHandler =>
  async (request, response, next) => {
    const { token } = request.query
    if (typeof token !== 'string') return next()
    const context = getContext(request)
    try {
      const body = await dispatch('unsubscribeFromNewsletter', { token }, context)
      response.set('Cache-Control', 'private, no-store').json(body)
    } catch (error) {
      sendApiError(convertExpressError(error), context, response)
    }
  }
