import type { Response as ExpressResponse } from 'express'
import { isLocalPath, externalRedirectHeader } from '#shared/rules/paths/local-path.ts'
import type { PageInput } from './renderer.ts'

const isAbsoluteUrl = (location: string) => /^https?:\/\//i.test(location) && URL.canParse(location)

/**
 * Sends the redirect of a loader or an action. A redirect to another site must be marked as external; otherwise it
 * leads to the home page.
 */
export const sendRedirect = (redirect: Response, input: PageInput, response: ExpressResponse) => {
  const location = redirect.headers.get('Location') ?? '/'
  const isAllowed = isLocalPath(location) || (redirect.headers.has(externalRedirectHeader) && isAbsoluteUrl(location))
  const target = isAllowed ? location : '/'
  if (!isAllowed) input.context.log.error({ location }, 'a redirect to another site was blocked')
  const status = input.request.method === 'POST' ? 303 : redirect.status
  response.status(status).set({ Location: target, 'Cache-Control': 'private, no-store' }).end()
}
