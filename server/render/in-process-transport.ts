import type { Transport } from '#client/entry-server.tsx'
import type { Dispatch } from '../bff/dispatch.ts'
import { toApiError } from '../http/errors.ts'
import type { RequestContext } from '../http/request-context.ts'

/** Calls handlers without HTTP while a page renders. The same schemas filter their output. */
export const createInProcessTransport =
  (dispatch: Dispatch, context: RequestContext): Transport =>
  async ({ name, input }) => {
    try {
      return { data: await dispatch(name, input, context) }
    } catch (error) {
      const apiError = toApiError(error, context.requestId)
      if (apiError.status >= 500 && !context.signal.aborted)
        context.log.error({ err: error, endpoint: name }, 'call failed while rendering')
      return { error: apiError }
    }
  }
