import type { RequestHandler } from 'express'
import { noMetrics, type Metrics } from '../metrics/metrics.ts'
import '#runtime/locals.ts'
import { languageInUrl, preferencesOf } from '../http/preferences-of.ts'
import { pageAddress } from './page-address.ts'
import type { PageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'
import { sendCachedPage } from './send-cached-page.ts'

const hasBody = (headers: Record<string, unknown>) => 'content-length' in headers || 'transfer-encoding' in headers

/**
 * Sends a page that is kept and fresh before anything else looks at the request: a shopper's context, texts and routes
 * cost several times what sending does. Only public pages are ever kept; stale ones and all others pass on to the page
 * handler.
 */
export const serveFreshPages =
  (cache: PageCache, publicUrl: string, metrics: Pick<Metrics, 'cacheAsked'> = noMetrics): RequestHandler =>
  (request, response, next) => {
    const { method, headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || hasBody(headers)) return next()
    const key = pageKey({
      address: pageAddress(request.originalUrl, publicUrl),
      preferences: preferencesOf(request),
      languageInUrl: languageInUrl(request) !== undefined,
    })
    const kept = cache.get(key)
    if (!kept || !cache.isFresh(kept)) return next()
    metrics.cacheAsked('pages', 'hit')
    if (kept.route !== undefined) response.locals.route = kept.route
    sendCachedPage(request, response, kept)
  }
