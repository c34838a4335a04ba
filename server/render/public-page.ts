import type { Request, Response } from 'express'
import type { LoadedPage } from '#client/entry-server.tsx'
import { noMetrics, type Metrics } from '../metrics/metrics.ts'
import type { RequestContext } from '../http/request-context.ts'
import { failureHeaders } from './failure-headers.ts'
import { waitForLateParts } from './late-parts.ts'
import type { PageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'
import { createNonce } from './personal-page.ts'
import { publicSession } from './public-session.ts'
import type { PageInput, PagePolicies, Renderer } from './renderer.ts'
import { sendCachedPage } from './send-cached-page.ts'
import { sendRedirect } from './send-redirect.ts'
import { streamPage } from './stream-page.ts'

/** The same for everybody by construction: there is no session to ask. */
const impersonal = (input: PageInput): PageInput => ({
  ...input,
  context: { ...input.context, consent: null, session: publicSession, comparedSkus: [] } satisfies RequestContext,
})

/**
 * A page that lacks something (its menus, a late part) because a call failed is good enough for whoever waits, but for
 * nobody else.
 */
const isWorthKeeping = (page: LoadedPage) => page.status === 200 && page.isComplete()

const WebResponse = globalThis.Response

/**
 * Home, programme, events and content: from the cache where it can, streamed where a part is late, else rendered whole
 * and kept.
 */
export const createPublicPages = (
  renderer: Renderer,
  policies: PagePolicies,
  cache: PageCache,
  metrics: Pick<Metrics, 'cacheAsked'> = noMetrics,
) => {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policies.cacheable,
    // A browser may keep it but asks each time: the same address reads differently after a change of language.
    'Cache-Control': 'private, no-cache',
    Vary: 'Cookie, Accept-Encoding',
  }
  const refreshing = new Set<string>()

  const refresh = async (key: string, input: PageInput) => {
    if (refreshing.has(key)) return
    refreshing.add(key)
    try {
      const request = new Request(input.request.url)
      const page = await renderer.load({ ...input, request, context: { ...input.context, signal: request.signal } })
      if (page instanceof WebResponse) return
      await page.settled()
      if (isWorthKeeping(page))
        await cache.set(key, renderer.whole(page, input, { personal: false }), headers, page.settings.path)
      page.dispose()
    } catch (error) {
      input.context.log.warn({ err: error }, 'a cached page could not be made anew')
    } finally {
      refreshing.delete(key)
    }
  }

  const render = async (key: string | undefined, input: PageInput, request: Request, response: Response) => {
    const page = await renderer.load(input)
    if (page instanceof WebResponse) return sendRedirect(page, input, response)
    try {
      await waitForLateParts(page, request)
      if (page.isWaiting()) {
        const nonce = createNonce()
        response.set({
          ...headers,
          'Content-Security-Policy': policies.withNonce(nonce),
          'Cache-Control': 'private, no-store',
          ...failureHeaders(page.status),
        })
        return await streamPage(renderer, { page, input, personal: false, nonce, response })
      }
      const html = renderer.whole(page, input, { personal: false })
      response
        .set({ ...headers, ...failureHeaders(page.status) })
        .status(page.status)
        .send(html)
      // The tripwire may have answered instead.
      const wasSent = response.statusCode === page.status
      if (key !== undefined && wasSent && isWorthKeeping(page)) await cache.set(key, html, headers, page.settings.path)
    } finally {
      page.dispose()
    }
  }

  return async (anyone: PageInput, request: Request, response: Response, isKept = true) => {
    const input = impersonal(anyone)
    if (!isKept) return render(undefined, input, request, response)
    const key = pageKey({ ...input, address: new URL(input.request.url) })
    const cached = cache.get(key)
    metrics.cacheAsked('pages', !cached ? 'miss' : cache.isFresh(cached) ? 'hit' : 'stale')
    if (!cached) return render(key, input, request, response)
    sendCachedPage(request, response, cached)
    if (!cache.isFresh(cached)) await refresh(key, input)
  }
}
