import type { Request, Response } from 'express'
import type { LoadedPage, MatchedPageSettings } from '#client/entry-server.tsx'
import { noMetrics, type Metrics } from '../metrics/metrics.ts'
import type { RequestContext } from '../http/request-context.ts'
import { createNonce } from './content-security-policy.ts'
import { createDegradedPageHeaders } from './degraded-page-headers.ts'
import { waitForPendingQueries } from './wait-for-pending-queries.ts'
import type { PageCache } from './page-cache.ts'
import { toPageKey } from './to-page-key.ts'
import { publicSession } from './public-session.ts'
import type { PageInput, PagePolicies, Renderer } from './renderer.ts'
import { sendCachedResponse } from './send-cached-response.ts'
import { sendRedirect } from './send-redirect.ts'
import { streamPage } from './stream-page.ts'

/** Replaces the session, so that a public page cannot depend on it. */
const omitPersonalData = (input: PageInput): PageInput => ({
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
  const keysInProgress = new Set<string>()

  /** Stores a page unless another request is just storing it. */
  const storePage = async (key: string, store: () => Promise<void>) => {
    if (keysInProgress.has(key)) return
    keysInProgress.add(key)
    try {
      await store()
    } finally {
      keysInProgress.delete(key)
    }
  }

  const refreshPage = async (key: string, input: PageInput) => {
    const renderedAt = Date.now()
    try {
      const request = new Request(input.request.url)
      const context = { ...input.context, signal: request.signal }
      const page = await renderer.loadPage({ ...input, request, context, sendsWhole: true })
      if (page instanceof WebResponse) return
      await page.waitForQueries()
      await renderer.takeTurn(input)
      if (isCacheable(page))
        await cache.set(key, renderer.renderDocument(page, input, { isPersonal: false }), headers, {
          renderedAt,
          route: page.settings.path,
        })
      page.dispose()
    } catch (error) {
      input.context.log.warn({ err: error }, 'a cached page could not be rendered again')
    }
  }

  const sendStream = async (page: LoadedPage, input: PageInput, response: Response) => {
    const nonce = createNonce()
    response.set({
      ...headers,
      'Content-Security-Policy': policies.withNonce(nonce),
      ...createDegradedPageHeaders(page),
    })
    await streamPage(renderer, { page, input, isPersonal: false, nonce, response })
  }

  const sendDocument = (page: LoadedPage, html: string, response: Response) => {
    response
      .set({ ...headers, ...createDegradedPageHeaders(page) })
      .status(page.status)
      .send(html)
    // The tripwire may have sent another response instead.
    return response.statusCode === page.status
  }

  const renderPage = async (key: string | undefined, input: PageInput, response: Response) => {
    const renderedAt = Date.now()
    const page = await renderer.loadPage(input)
    if (page instanceof WebResponse) return sendRedirect(page, input, response)
    const renderDocument = () => renderer.renderDocument(page, input, { isPersonal: false })
    const storeDocument = async (cacheKey: string, html: string) =>
      cache.set(cacheKey, html, headers, { renderedAt, route: page.settings.path })
    /**
     * Not part of the async function, which is old by now. It would keep the HTML alive until the next collection of
     * old objects.
     */
    const sendAndStore = () => {
      const html = renderDocument()
      const wasSent = sendDocument(page, html, response)
      if (key !== undefined && wasSent && isCacheable(page)) return storePage(key, () => storeDocument(key, html))
      return undefined
    }
    try {
      await waitForPendingQueries(page, input)
      await renderer.takeTurn(input)
      if (page.hasPendingQueries()) {
        await sendStream(page, input, response)
        // A streamed page has a nonce, so the whole one is rendered for the cache.
        const isStreamComplete = response.writableFinished && !page.hasPendingQueries() && isCacheable(page)
        if (key !== undefined && isStreamComplete && !cache.get(key))
          await storePage(key, () => storeDocument(key, renderDocument()))
        return
      }
      await sendAndStore()
    } finally {
      page.dispose()
    }
  }

  return async (
    personalInput: PageInput,
    settings: Pick<MatchedPageSettings, 'uncached' | 'parameters' | 'listSearch'>,
    request: Request,
    response: Response,
  ) => {
    const input = omitPersonalData(personalInput)
    const url = new URL(input.request.url)
    // `done` is a message to one shopper and can contain any text.
    if (settings.uncached || url.searchParams.has('done')) return renderPage(undefined, input, response)
    const key = toPageKey({ ...input, url, settings })
    const cached = cache.get(key)
    metrics.recordCacheLookup('pages', !cached ? 'miss' : cache.isFresh(cached) ? 'hit' : 'stale')
    if (!cached) return renderPage(key, input, response)
    sendCachedResponse(request, response, cached)
    if (!cache.isFresh(cached)) await storePage(key, () => refreshPage(key, input))
  }
}
