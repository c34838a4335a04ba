import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import { languages, type Language } from '#shared/rules/preferences.ts'

/**
 * `publicUrl` is the shop's own address, from configuration and never from the Host header; `lng` is set where the
 * address decides the language.
 */
export type Site = { publicUrl: string; lng?: Language | undefined }

/** The absolute address of a page, in the language that the asking page's own address decides. */
export const buildPageUrl = ({ publicUrl, lng }: Site, path: string): string => {
  const url = new URL(path, publicUrl)
  if (lng) url.searchParams.set('lng', lng)
  return url.href
}

/** Files are the same in every language. */
export const buildFileUrl = ({ publicUrl }: Site, path: string): string => new URL(path, publicUrl).href

export const buildImageUrl = (site: Site, { src }: Image): string => buildFileUrl(site, src)

export type Alternate = { lang: Language | 'x-default'; url: string }

/** A page's addresses by language. Without `lng` it follows the shopper's cookie, which is what the default is for. */
export const listAlternates = ({ publicUrl }: Site, path: string): Alternate[] => [
  ...languages.map((lng) => ({ lang: lng, url: buildPageUrl({ publicUrl, lng }, path) })),
  { lang: 'x-default', url: buildPageUrl({ publicUrl }, path) },
]
