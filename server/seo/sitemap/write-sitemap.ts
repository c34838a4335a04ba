import { Readable } from 'node:stream'
import { SitemapIndexStream, SitemapStream, streamToPromise, type SitemapItemLoose } from 'sitemap'
import { languages } from '#shared/rules/preferences.ts'
import { alternatesOf, fileUrl, pageUrl, type Site } from '../site.ts'
import type { SitemapEntry } from './entry.ts'

const items = function* (entries: readonly SitemapEntry[], site: Site): Generator<SitemapItemLoose> {
  for (const { path, lastmod, images } of entries) {
    const links = alternatesOf(site, path).map(({ lang, url }) => ({ lang, url }))
    const img = images.map((image) => ({ url: fileUrl(site, image) }))
    // Each language has an address of its own, and each names all of them, itself included.
    for (const lng of languages)
      yield { url: pageUrl({ ...site, lng }, path), links, img, ...(lastmod ? { lastmod } : {}) }
  }
}

/** One part: every page in every language, with its translations, pictures and last change. XML. */
export const writeSitemap = async (entries: readonly SitemapEntry[], site: Site): Promise<string> => {
  const stream = new SitemapStream({
    hostname: site.publicUrl,
    xmlns: { news: false, video: false, xhtml: true, image: true },
  })
  const written = streamToPromise(stream)
  Readable.from(items(entries, site)).pipe(stream)
  return (await written).toString()
}

export type SitemapPart = { path: string; lastmod?: string | undefined }

/** The list of parts. XML. */
export const writeIndex = async (parts: readonly SitemapPart[], site: Site): Promise<string> => {
  const stream = new SitemapIndexStream()
  const written = streamToPromise(stream)
  Readable.from(parts.map(({ path, lastmod }) => ({ url: fileUrl(site, path), ...(lastmod ? { lastmod } : {}) }))).pipe(
    stream,
  )
  return (await written).toString()
}
