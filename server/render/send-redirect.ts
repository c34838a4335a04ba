import type { Response as ExpressResponse } from 'express'
import { isLocalPath } from '#shared/local-path.ts'
import type { PageInput } from './renderer.ts'

/**
 * Passes a loader's or an action's redirect on. Local paths only: whatever asks for another site by mistake ends on the home page.
 */
export const sendRedirect = (redirect: Response, input: PageInput, response: ExpressResponse) => {
  const location = redirect.headers.get('Location') ?? '/'
  const target = isLocalPath(location) ? location : '/'
  if (!isLocalPath(location)) input.context.log.error({ location }, 'a redirect left the shop')
  const status = input.request.method === 'POST' ? 303 : redirect.status
  response.status(status).set({ Location: target, 'Cache-Control': 'private, no-store' }).end()
}
