import type { RequestHandler } from 'express'
import type { MatchedPageSettings } from '#client/entry-server.tsx'
import { resolvePageUrl } from '../../render/resolve-page-url.ts'

type PageRules = {
  getSettings(pathname: string): Promise<Pick<MatchedPageSettings, 'prefetchable'>>
  publicUrl: string
}

/**
 * Rejects what a browser, an extension or another site prefetches, unless it is a public page. Opening any other URL
 * may count towards a limit, refresh a token or exchange the key of a link. The browser requests the URL again when the
 * shopper opens it.
 */
export const rejectPrefetches =
  ({ getSettings, publicUrl }: PageRules): RequestHandler =>
  async (request, response, next) => {
    if (!/^prefetch\b/i.test(request.get('Sec-Purpose') ?? '')) return next()
    const { prefetchable } = await getSettings(resolvePageUrl(request.originalUrl, publicUrl).pathname)
    if (prefetchable) return next()
    response.status(403).set('Cache-Control', 'private, no-store').end()
  }
