import type { IncomingMessage, RequestListener } from 'node:http'
import { pickParameters } from '#shared/rules/paths/pick-parameters.ts'
import { resolveRequestId } from '#runtime/request-id.ts'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { hasDotSegment } from '../http/middleware/reject-dot-segments.ts'
import { hasUsableHost } from '../http/middleware/require-host.ts'
import { listSecurityHeaders } from '../http/middleware/set-security-headers.ts'
import { readLanguageFromUrl, readRequestPreferences } from '../http/read-request-preferences.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { createCacheHitLog } from './log-cache-hits.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import type { Renderer } from './renderer.ts'
import { resolvePageUrl } from './resolve-page-url.ts'
import { sendCachedResponse, toHeaderList } from './send-cached-response.ts'
import { toPageKey } from './to-page-key.ts'

type CachedPagesDeps = {
  cache: PageCache
  renderer: Pick<Renderer, 'peekSettings'>
  config: Pick<Config, 'publicUrl' | 'secure' | 'indexing' | 'logCacheHitsPerSecond' | 'currencies'>
  metrics: Pick<Metrics, 'startRequest' | 'recordCacheLookup'>
  log: Pick<Logger, 'info'>
}

const hasBody = (headers: IncomingMessage['headers']) => 'content-length' in headers || 'transfer-encoding' in headers

/** A path of this server and perhaps a query: no other host, and no fragment. */
const ownTarget = /^\/(?![/\\])[^#]*$/

/**
 * Sends a fresh cached page without Express, which takes twice as long as sending it. `next` gets every other request:
 * other methods and pages, stale pages, malformed requests, and those whose response has other headers than usual. The
 * cache contains only public pages, searched for secrets when they were stored.
 */
export const serveCachedPages = (
  { cache, renderer, config, metrics, log }: CachedPagesDeps,
  next: RequestListener,
): RequestListener => {
  const logHit = createCacheHitLog(log, config.logCacheHitsPerSecond)
  const securityHeaders = listSecurityHeaders(config)
  /** By the headers of the page, which most pages share. */
  const headerLists = new WeakMap<CachedPage['headers'], string[]>()

  const listHeaders = ({ headers }: CachedPage) => {
    const known = headerLists.get(headers)
    if (known) return known
    const ownHeaders = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])
    const list = toHeaderList({ ...securityHeaders, ...Object.fromEntries(ownHeaders) })
    headerLists.set(headers, list)
    return list
  }

  const findFreshPage = (request: IncomingMessage): CachedPage | undefined => {
    const { method, headers, url: target = '' } = request
    if ((method !== 'GET' && method !== 'HEAD') || hasBody(headers)) return undefined
    if (!ownTarget.test(target) || hasDotSegment(target) || !hasUsableHost(request)) return undefined
    const url = resolvePageUrl(target, config.publicUrl)
    // The settings are known for every path that was rendered recently, and so for every cached page in use.
    const settings = renderer.peekSettings(url.pathname)
    // A URL with a token gets a stricter Referrer-Policy (`set-security-headers.ts`).
    if (!settings || url.searchParams.has('token')) return undefined
    // The URL of a plain form redirects.
    if (settings.listSearch?.hasUnsetFields(pickParameters(url.search, settings.parameters))) return undefined
    const key = toPageKey({
      url,
      settings,
      preferences: readRequestPreferences(request, config.currencies),
      isLanguageInUrl: readLanguageFromUrl(request) !== undefined,
    })
    const page = cache.get(key)
    return page && cache.isFresh(page) ? page : undefined
  }

  return (request, response) => {
    const page = findFreshPage(request)
    if (!page) return next(request, response)
    const startedAt = performance.now()
    const finishRequest = metrics.startRequest()
    metrics.recordCacheLookup('pages', 'hit')
    const { method = '', url = '' } = request
    const requestId = resolveRequestId(request.headers['x-request-id'])
    response.once('close', () => {
      finishRequest({
        route: page.route ?? 'none',
        method,
        status: response.statusCode,
        isWhole: response.writableFinished,
        seconds: (performance.now() - startedAt) / 1000,
      })
      logHit({ requestId, method, path: url.split('?', 1)[0]!, startedAt }, response)
    })
    sendCachedResponse(request, response, page, [...listHeaders(page), 'X-Request-Id', requestId])
  }
}
