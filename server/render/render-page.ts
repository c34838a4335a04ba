import type { Request, RequestHandler } from 'express'
import type { Metrics } from '../metrics/metrics.ts'
import { languageInUrl } from '../http/preferences-of.ts'
import type { RequestContext } from '../http/request-context.ts'
import { createPersonalPages } from './personal-page.ts'
import { createPublicPages } from './public-page.ts'
import type { PageCache } from './page-cache.ts'
import type { PagePolicies, PageInput, Renderer } from './renderer.ts'
import { toWebRequest } from './web-request.ts'

export type PageHandlerDeps = {
  renderer: Renderer
  policies: PagePolicies
  cache: PageCache
  publicUrl: string
  metrics: Pick<Metrics, 'cacheAsked'>
  contextOf: (request: Request) => RequestContext
}

/** Answers everything that is not an asset or an endpoint with a page. */
export const createPageHandler = ({
  renderer,
  policies,
  cache,
  publicUrl,
  metrics,
  contextOf,
}: PageHandlerDeps): RequestHandler => {
  const servePublicPage = createPublicPages(renderer, policies, cache, metrics)
  const servePersonalPage = createPersonalPages(renderer, policies)

  return async (request, response) => {
    const context = contextOf(request)
    const page: PageInput = {
      request: await toWebRequest(request, publicUrl, context.signal),
      context,
      i18n: request.i18n,
      preferences: context.preferences,
      languageInUrl: languageInUrl(request) !== undefined,
    }
    const settings = await renderer.settingsOf(new URL(page.request.url).pathname)
    response.locals.route = settings.path
    if (settings.kind === 'personal' || page.request.method === 'POST')
      await servePersonalPage(page, settings, request, response)
    else await servePublicPage(page, request, response, !settings.unkept)
  }
}
