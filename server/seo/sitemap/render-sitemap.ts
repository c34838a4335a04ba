import { Readable } from 'node:stream'
import { SitemapIndexStream, SitemapStream, streamToPromise, type SitemapItemLoose } from 'sitemap'
import { languages } from '#shared/rules/preferences.ts'
import { listAlternates, buildFileUrl, buildPageUrl, type Site } from '../site.ts'
import type { SitemapEntry } from './sitemap-entry.ts'

const generateItems = function* (entries: readonly SitemapEntry[], site: Site): Generator<SitemapItemLoose> {
  for (const { path, lastmod, images } of entries) {
    const links = listAlternates(site, path).map(({ lang, url }) => ({ lang, url }))
    const img = images.map((image) => ({ url: buildFileUrl(site, image) }))
    // Each language has its own URL. The entry of each URL names all languages, including its own.
    for (const lng of languages)
      yield { url: buildPageUrl({ ...site, lng }, path), links, img, ...(lastmod ? { lastmod } : {}) }
  }
}

/**
 * Renders one part of the sitemap as XML: every page in every language, with its translations, images and last change.
 */
export const renderSitemap = async (entries: readonly SitemapEntry[], site: Site): Promise<string> => {
  const stream = new SitemapStream({
    hostname: site.publicUrl,
    xmlns: { news: false, video: false, xhtml: true, image: true },
  })
  const written = streamToPromise(stream)
  Readable.from(generateItems(entries, site)).pipe(stream)
  return (await written).toString()
}

export type SitemapPart = { path: string; lastmod?: string | undefined }

/** Renders the index of the parts as XML. */
export const renderIndex = async (parts: readonly SitemapPart[], site: Site): Promise<string> => {
  const stream = new SitemapIndexStream()
  const written = streamToPromise(stream)
  Readable.from(
    parts.map(({ path, lastmod }) => ({ url: buildFileUrl(site, path), ...(lastmod ? { lastmod } : {}) })),
  ).pipe(stream)
  return (await written).toString()
}
