import type { RequestHandler } from 'express'
import type { i18n } from 'i18next'
import type { Logger } from 'pino'
import { languages } from '#shared/rules/preferences.ts'
import type { Config } from '../config/config.ts'
import type { Frontend } from '../render/frontend.ts'
import type { CommerceApi } from '../upstream/commerce-api.ts'
import { feedPath } from './feed-path.ts'
import { readFeed } from './feed.ts'
import { createKeptDocuments, type DocumentMaker } from './kept-documents.ts'
import { writeRobots } from './robots.ts'
import { readSitemap, readSitemapIndex } from './sitemap/sitemaps.ts'
import { securityTxtPath, writeSecurityTxt } from './security-txt.ts'
import type { Site } from './site.ts'

export type MachineFilesDeps = {
  config: Config
  api: Pick<CommerceApi, 'read'>
  frontend: Pick<Frontend, 'bundle'>
  i18n: i18n
  log: Pick<Logger, 'warn'>
}

/** Changes are found within a few minutes, and a crawler that fetches every part costs the API one round of calls. */
const freshSeconds = 300

/**
 * What is read by machines alone: `/robots.txt`, `/.well-known/security.txt`, `/sitemap.xml` with its parts, and the
 * feeds.
 */
export const createMachineFiles = ({ config, api, frontend, i18n, log }: MachineFilesDeps): RequestHandler => {
  const { publicUrl, indexing, pageCacheSeconds, securityContact: contact, securityPolicy: policy } = config
  const site: Site = { publicUrl }
  const publicPages = async () => {
    const { settingsOf } = await frontend.bundle()
    return (path: string) => settingsOf(path).kind === 'public'
  }
  const makers = new Map<string, DocumentMaker>([
    [
      '/robots.txt',
      { type: 'text/plain', make: async () => writeRobots((await frontend.bundle()).personalPaths, indexing, site) },
    ],
    ['/sitemap.xml', { type: 'application/xml', make: async () => readSitemapIndex(api, site, await publicPages()) }],
    ...(contact === undefined
      ? []
      : ([
          [
            securityTxtPath,
            { type: 'text/plain', make: async () => writeSecurityTxt({ contact, policy, site }, Date.now()) },
          ],
        ] as const)),
    ...languages.map((language): [string, DocumentMaker] => [
      feedPath(language),
      { type: 'application/atom+xml', make: () => readFeed(api, i18n, publicUrl, language) },
    ]),
  ])
  const parts: DocumentMaker = {
    type: 'application/xml',
    make: async (path) => readSitemap(api, site, await publicPages(), path),
  }
  return createKeptDocuments({
    makerOf: (path) => makers.get(path) ?? (path.startsWith('/sitemaps/') ? parts : undefined),
    // A shop that keeps no pages, as in development, keeps these no longer than it takes to send them.
    freshSeconds: pageCacheSeconds === 0 ? 0 : freshSeconds,
    log,
  })
}
