import type { RequestHandler } from 'express'
import { noMetrics, type Metrics } from '../metrics/metrics.ts'
import '#runtime/locals.ts'
import { readLanguageFromUrl, readRequestPreferences } from '../http/read-request-preferences.ts'
import { resolvePageUrl } from './resolve-page-url.ts'
import type { PageCache } from './page-cache.ts'
import type { Renderer } from './renderer.ts'
import { toPageKey } from './to-page-key.ts'
import { sendCachedPage } from './send-cached-page.ts'

const hasBody = (headers: Record<string, unknown>) => 'content-length' in headers || 'transfer-encoding' in headers

/**
 * Sends a fresh cached page before any other middleware: context, texts and routing take several times as long as
 * sending it. The cache contains only public pages. The page handler sends stale and other pages.
 */
export const serveCachedPages =
  (
    cache: PageCache,
    { peekSettings }: Pick<Renderer, 'peekSettings'>,
    publicUrl: string,
    metrics: Pick<Metrics, 'recordCacheLookup'> = noMetrics,
  ): RequestHandler =>
  (request, response, next) => {
    const { method, headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || hasBody(headers)) return next()
    const url = resolvePageUrl(request.originalUrl, publicUrl)
    // The settings are known for every path that was rendered recently, and so for every cached page in use.
    const settings = peekSettings(url.pathname)
    if (!settings) return next()
    const key = toPageKey({
      url,
      parameters: settings.parameters,
      preferences: readRequestPreferences(request),
      languageInUrl: readLanguageFromUrl(request) !== undefined,
    })
    const cachedPage = cache.get(key)
    if (!cachedPage || !cache.isFresh(cachedPage)) return next()
    metrics.recordCacheLookup('pages', 'hit')
    if (cachedPage.route !== undefined) response.locals.route = cachedPage.route
    sendCachedPage(request, response, cachedPage)
  }
