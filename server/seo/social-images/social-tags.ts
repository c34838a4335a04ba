import type { CollectedMeta } from '#client/entry-server.tsx'
import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import { optimizerPath, optimizerQuality } from '#shared/rules/image-optimizer.ts'
import { languages, languageSettings, type Language } from '#shared/wire/languages.ts'
import { buildFileUrl, type Site } from '../site.ts'
import { brandName } from '../structured-data/organization-json-ld.ts'
import { socialImageSize } from './social-image-size.ts'
import { getBrandImagePath, getEventImagePath } from './social-image-path.ts'

/** "en_GB". */
const toOpenGraphLocale = (language: Language) => languageSettings[language].tag.replace('-', '_')

/** Width in pixels of the image that a page itself provides for previews. The optimizer supports this width. */
const previewWidth = 1200

type PreviewImage = { path: string; width: number; height: number; alt: string }

const toPreviewImage = ({ src, width, height, alt }: Image): PreviewImage => {
  const shown = Math.min(previewWidth, width)
  const query = new URLSearchParams({ url: src, w: String(previewWidth), q: String(optimizerQuality) })
  return { path: `${optimizerPath}?${query}`, width: shown, height: Math.round((shown * height) / width), alt }
}

/** An event has a social image; other pages use an image of their own, or else the image of the brand. */
const choosePreviewImage = ({ pageSubject, image, title }: CollectedMeta, language: Language): PreviewImage => {
  if (pageSubject?.kind === 'event')
    return { path: getEventImagePath(pageSubject.event, language), ...socialImageSize, alt: title }
  const pageImage = image ?? (pageSubject?.kind === 'product' ? pageSubject.product.image : undefined)
  return pageImage
    ? toPreviewImage(pageImage)
    : { path: getBrandImagePath(language), ...socialImageSize, alt: brandName }
}

/**
 * Open Graph tags, which Twitter cards use, too, as `[property, content]` without escapes. `url` is the canonical URL
 * of the page.
 */
export const createSocialTags = (
  head: CollectedMeta,
  language: Language,
  url: string,
  site: Site,
): [string, string][] => {
  const previewImage = choosePreviewImage(head, language)
  return [
    ['og:site_name', brandName],
    ['og:type', head.pageSubject?.kind === 'product' ? 'product' : 'website'],
    ['og:title', head.title],
    ['og:description', head.description ?? ''],
    ['og:url', url],
    ['og:locale', toOpenGraphLocale(language)],
    ...languages
      .filter((otherLanguage) => otherLanguage !== language)
      .map((otherLanguage): [string, string] => ['og:locale:alternate', toOpenGraphLocale(otherLanguage)]),
    ['og:image', buildFileUrl(site, previewImage.path)],
    ['og:image:width', String(previewImage.width)],
    ['og:image:height', String(previewImage.height)],
    ['og:image:alt', previewImage.alt],
    ['twitter:card', 'summary_large_image'],
  ]
}
