import type { RequestHandler } from 'express'
import type { i18n } from 'i18next'
import type { Logger } from 'pino'
import { languages } from '#shared/rules/preferences.ts'
import type { Config } from '../config/config.ts'
import type { Frontend } from '../render/frontend.ts'
import type { CommerceApi } from '../upstream/commerce-api.ts'
import { sendError } from '../media/media-response.ts'
import { getFeedPath } from './feed-path.ts'
import { renderFeed } from './feed.ts'
import { createCachedDocuments, type DocumentGenerator } from './cached-documents.ts'
import { renderRobots } from './robots.ts'
import { createSitemaps } from './sitemap/sitemaps.ts'
import { securityTxtPath, renderSecurityTxt } from './security-txt.ts'
import type { Site } from './site.ts'

export type SeoFilesDeps = {
  config: Config
  api: Pick<CommerceApi, 'readCached' | 'has'>
  frontend: Pick<Frontend, 'loadBundle'>
  i18n: i18n
  log: Pick<Logger, 'warn'>
}

/**
 * Short enough for crawlers to find changes within minutes. A crawler that requests every part makes the API serve one
 * round of calls.
 */
const maxFreshSeconds = 300

/**
 * Serves files for robots: `/robots.txt`, `/.well-known/security.txt`, `/sitemap.xml` with its parts, and the feeds.
 */
export const createSeoFilesHandler = ({ config, api, frontend, i18n, log }: SeoFilesDeps): RequestHandler => {
  const { publicUrl, indexing, pageCacheSeconds, securityContact: contact, securityPolicy: policy } = config
  const site: Site = { publicUrl }
  // Without a page cache, as in development, the files are cached for a second only.
  const freshSeconds = pageCacheSeconds === 0 ? 1 : maxFreshSeconds
  const sitemaps = createSitemaps({
    api,
    site,
    createIsPublic: async () => {
      const { getPageSettings } = await frontend.loadBundle()
      return (path) => getPageSettings(path).kind === 'public'
    },
    freshSeconds,
  })
  const generators = new Map<string, DocumentGenerator>([
    [
      '/robots.txt',
      {
        type: 'text/plain',
        generate: async () => renderRobots((await frontend.loadBundle()).personalPaths, indexing, site),
      },
    ],
    ['/sitemap.xml', { type: 'application/xml', generate: sitemaps.renderIndex }],
    ...(contact === undefined
      ? []
      : ([
          [
            securityTxtPath,
            { type: 'text/plain', generate: async () => renderSecurityTxt({ contact, policy, site }, Date.now()) },
          ],
        ] as const)),
    ...languages.map((language): [string, DocumentGenerator] => [
      getFeedPath(language),
      { type: 'application/atom+xml', generate: () => renderFeed(api, i18n, config, language) },
    ]),
  ])
  const sitemapParts: DocumentGenerator = { type: 'application/xml', generate: sitemaps.renderPart }
  const isSitemapPart = (path: string) => path.startsWith('/sitemaps/')
  const serveDocuments = createCachedDocuments({
    findGenerator: (path) => generators.get(path) ?? (isSitemapPart(path) ? sitemapParts : undefined),
    freshSeconds,
    log,
  })
  // Robots alone read the parts. For an unknown one a page would cost more than it helps.
  return (request, response, next) =>
    serveDocuments(request, response, () => (isSitemapPart(request.path) ? sendError(response, 404) : next()))
}
