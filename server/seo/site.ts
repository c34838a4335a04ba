import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import { languages, type Language } from '#shared/rules/preferences.ts'

/**
 * `publicUrl` is the shop's own URL, from the configuration and never from the Host header. `lng` is set when the URL
 * sets the language.
 */
export type Site = { publicUrl: string; lng?: Language | undefined }

/** The absolute URL of a page, in the language that the current page's URL sets. */
export const buildPageUrl = ({ publicUrl, lng }: Site, path: string): string => {
  const url = new URL(path, publicUrl)
  if (lng) url.searchParams.set('lng', lng)
  return url.href
}

/** The absolute URL of a file, which is the same in every language. */
export const buildFileUrl = ({ publicUrl }: Site, path: string): string => new URL(path, publicUrl).href

export const buildImageUrl = (site: Site, { src }: Image): string => buildFileUrl(site, src)

type Alternate = { lang: Language | 'x-default'; url: string }

/**
 * The URLs of a page by language. The URL without `lng` uses the language of the shopper's cookie, so it is
 * `x-default`.
 */
export const listAlternates = ({ publicUrl }: Site, path: string): Alternate[] => [
  ...languages.map((lng) => ({ lang: lng, url: buildPageUrl({ publicUrl, lng }, path) })),
  { lang: 'x-default', url: buildPageUrl({ publicUrl }, path) },
]
