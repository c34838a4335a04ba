import type { Request, Response } from 'express'
import type { LoadedPage, PageSettings } from '#client/entry-server.tsx'
import { noMetrics, type Metrics } from '../metrics/metrics.ts'
import type { RequestContext } from '../http/request-context.ts'
import { createNonce } from './content-security-policy.ts'
import { degradedPageHeaders } from './degraded-page-headers.ts'
import { waitForPendingQueries } from './wait-for-pending-queries.ts'
import type { PageCache } from './page-cache.ts'
import { toPageKey } from './to-page-key.ts'
import { publicSession } from './public-session.ts'
import type { PageInput, PagePolicies, Renderer } from './renderer.ts'
import { sendCachedPage } from './send-cached-page.ts'
import { sendRedirect } from './send-redirect.ts'
import { streamPage } from './stream-page.ts'

/** Replaces the session, so that a public page cannot depend on it. */
const withoutPersonalData = (input: PageInput): PageInput => ({
  ...input,
  context: { ...input.context, consent: null, session: publicSession, comparedSkus: [] } satisfies RequestContext,
})

/** A page that lacks a part (menus, streamed data) because a call failed is sent but not cached. */
const isCacheable = (page: LoadedPage) => page.status === 200 && page.isComplete()

const WebResponse = globalThis.Response

/**
 * Sends home, listing, events and content: from the cache if possible. Otherwise renders the page, and streams it when
 * data is late, or sends it as a whole and caches it.
 */
export const createPublicPageHandler = (
  renderer: Renderer,
  policies: PagePolicies,
  cache: PageCache,
  metrics: Pick<Metrics, 'recordCacheLookup'> = noMetrics,
) => {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policies.cacheable,
    // Browsers may store the page but must revalidate it, because the content of a URL changes with the language.
    'Cache-Control': 'private, no-cache',
    Vary: 'Cookie, Accept-Encoding',
  }
  const refreshingKeys = new Set<string>()

  const refreshPage = async (key: string, input: PageInput) => {
    if (refreshingKeys.has(key)) return
    refreshingKeys.add(key)
    const renderedAt = Date.now()
    try {
      const request = new Request(input.request.url)
      const page = await renderer.loadPage({ ...input, request, context: { ...input.context, signal: request.signal } })
      if (page instanceof WebResponse) return
      await page.waitForQueries()
      if (isCacheable(page))
        await cache.set(key, renderer.renderDocument(page, input, { personal: false }), headers, {
          renderedAt,
          route: page.settings.path,
        })
      page.dispose()
    } catch (error) {
      input.context.log.warn({ err: error }, 'a cached page could not be rendered again')
    } finally {
      refreshingKeys.delete(key)
    }
  }

  const renderPage = async (key: string | undefined, input: PageInput, request: Request, response: Response) => {
    const renderedAt = Date.now()
    const page = await renderer.loadPage(input)
    if (page instanceof WebResponse) return sendRedirect(page, input, response)
    try {
      await waitForPendingQueries(page, request)
      if (page.hasPendingQueries()) {
        const nonce = createNonce()
        response.set({
          ...headers,
          'Content-Security-Policy': policies.withNonce(nonce),
          ...degradedPageHeaders(page.status),
        })
        return await streamPage(renderer, { page, input, personal: false, nonce, response })
      }
      const html = renderer.renderDocument(page, input, { personal: false })
      response
        .set({ ...headers, ...degradedPageHeaders(page.status) })
        .status(page.status)
        .send(html)
      // The tripwire may have sent another response instead.
      const wasSent = response.statusCode === page.status
      if (key !== undefined && wasSent && isCacheable(page))
        await cache.set(key, html, headers, { renderedAt, route: page.settings.path })
    } finally {
      page.dispose()
    }
  }

  return async (
    personalInput: PageInput,
    { uncached, parameters }: Pick<PageSettings, 'uncached' | 'parameters'>,
    request: Request,
    response: Response,
  ) => {
    const input = withoutPersonalData(personalInput)
    const url = new URL(input.request.url)
    // `done` is a message to one shopper and can contain any text.
    if (uncached || url.searchParams.has('done')) return renderPage(undefined, input, request, response)
    const key = toPageKey({ ...input, url, parameters })
    const cached = cache.get(key)
    metrics.recordCacheLookup('pages', !cached ? 'miss' : cache.isFresh(cached) ? 'hit' : 'stale')
    if (!cached) return renderPage(key, input, request, response)
    sendCachedPage(request, response, cached)
    if (!cache.isFresh(cached)) await refreshPage(key, input)
  }
}
