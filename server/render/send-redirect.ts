import type { Response as ExpressResponse } from 'express'
import { isLocalPath } from '#shared/local-path.ts'
import type { PageInput } from './renderer.ts'

/** Keeps a page's language parameter on the way (`?lng=`), so that a German page leads to a German page. */
const withLanguage = (path: string, { languageInUrl, preferences }: PageInput) => {
  const url = new URL(path, 'http://local.invalid')
  if (languageInUrl && !url.searchParams.has('lng')) url.searchParams.set('lng', preferences.language)
  return url.pathname + url.search + url.hash
}

/**
 * Passes a loader's or an action's redirect on. Local paths only: whatever asks for another site by mistake ends on the home page.
 */
export const sendRedirect = (redirect: Response, input: PageInput, response: ExpressResponse) => {
  const location = redirect.headers.get('Location') ?? '/'
  const target = isLocalPath(location) ? withLanguage(location, input) : '/'
  if (!isLocalPath(location)) input.context.log.error({ location }, 'a redirect left the shop')
  const status = input.request.method === 'POST' ? 303 : redirect.status
  response.status(status).set({ Location: target, 'Cache-Control': 'private, no-store' }).end()
}
