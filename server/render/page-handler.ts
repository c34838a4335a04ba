import type { Request, RequestHandler, Response } from 'express'
import type { MatchedPageSettings } from '#client/entry-server.tsx'
import { pickParameters } from '#shared/rules/paths/pick-parameters.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { readLanguageFromUrl } from '../http/read-request-preferences.ts'
import type { RequestContext } from '../http/request-context.ts'
import { createPersonalPageHandler } from './personal-page.ts'
import { createPublicPageHandler } from './public-page.ts'
import type { PageCache } from './page-cache.ts'
import type { PagePolicies, PageInput, Renderer } from './renderer.ts'
import { resolvePageUrl, pickPageParameters } from './resolve-page-url.ts'
import { isSentWhole } from './is-sent-whole.ts'
import { toWebRequest } from './web-request.ts'

type PageHandlerDeps = {
  renderer: Renderer
  policies: PagePolicies
  cache: PageCache
  publicUrl: string
  metrics: Pick<Metrics, 'recordCacheLookup'>
  getContext: (request: Request) => RequestContext
}

/** A list without the unset fields that a plain form sends. */
const sendRedirectToList = (url: URL, settings: MatchedPageSettings, response: Response) => {
  const { pathname, search } = pickPageParameters(url, settings, url.searchParams.has('lng'))
  response
    .status(302)
    .set({ Location: pathname + search, 'Cache-Control': 'private, no-store' })
    .end()
}

/** Sends a page for every request that is not for an asset or an endpoint. */
export const createPageHandler = ({
  renderer,
  policies,
  cache,
  publicUrl,
  metrics,
  getContext,
}: PageHandlerDeps): RequestHandler => {
  const servePublicPage = createPublicPageHandler(renderer, policies, cache, metrics)
  const servePersonalPage = createPersonalPageHandler(renderer, policies)

  return async (request, response) => {
    const context = getContext(request)
    const isLanguageInUrl = readLanguageFromUrl(request) !== undefined
    const url = resolvePageUrl(request.originalUrl, publicUrl)
    const settings = await renderer.getSettings(url.pathname)
    response.locals.route = settings.path
    const { listSearch } = settings
    if (request.method !== 'POST' && listSearch?.hasUnsetFields(pickParameters(url.search, settings.parameters)))
      return sendRedirectToList(url, settings, response)
    const parsedUrl = pickPageParameters(url, settings, isLanguageInUrl)
    const pageUrl = request.method === 'POST' ? parsedUrl : await renderer.matchList(parsedUrl, settings, context)
    const page: PageInput = {
      request: await toWebRequest(request, pageUrl, context.signal),
      context,
      i18n: request.i18n,
      preferences: context.preferences,
      isLanguageInUrl,
      sendsWhole: isSentWhole(request),
    }
    if (settings.kind === 'personal' || page.request.method === 'POST')
      await servePersonalPage(page, settings, request, response)
    else await servePublicPage(page, settings, request, response)
  }
}
