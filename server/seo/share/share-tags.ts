import type { PageHead } from '#client/entry-server.tsx'
import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import { optimizerPath, optimizerQuality } from '#shared/rules/image-optimizer.ts'
import { languages, type Language } from '#shared/rules/preferences.ts'
import { fileUrl, type Site } from '../site.ts'
import { brand } from '../structured-data/organization.ts'
import { cardSize } from './card-size.ts'
import { brandCardPath, eventCardPath } from './share-path.ts'

const locales: Record<Language, string> = { en: 'en_GB', de: 'de_DE' }

/** Width of a page's own picture in a preview, in pixels: one of the optimizer's. */
const ownWidth = 1200

type Picture = { path: string; width: number; height: number; alt: string }

const ownPicture = ({ src, width, height, alt }: Image): Picture => {
  const shown = Math.min(ownWidth, width)
  const query = new URLSearchParams({ url: src, w: String(ownWidth), q: String(optimizerQuality) })
  return { path: `${optimizerPath}?${query}`, width: shown, height: Math.round((shown * height) / width), alt }
}

/** A night has a card, other pages their own picture, and all the rest the brand's card. */
const pictureOf = ({ about, image, title }: PageHead, language: Language): Picture => {
  if (about?.kind === 'event') return { path: eventCardPath(about.event, language), ...cardSize, alt: title }
  const own = image ?? (about?.kind === 'product' ? about.product.image : undefined)
  return own ? ownPicture(own) : { path: brandCardPath(language), ...cardSize, alt: brand }
}

/**
 * Open Graph, which Twitter cards fall back to for everything but their own kind. `[property, content]`, not escaped;
 * `url` is the page's canonical address.
 */
export const shareTags = (head: PageHead, language: Language, url: string, site: Site): [string, string][] => {
  const picture = pictureOf(head, language)
  return [
    ['og:site_name', brand],
    ['og:type', head.about?.kind === 'product' ? 'product' : 'website'],
    ['og:title', head.title],
    ['og:description', head.description ?? ''],
    ['og:url', url],
    ['og:locale', locales[language]],
    ...languages
      .filter((other) => other !== language)
      .map((other): [string, string] => ['og:locale:alternate', locales[other]]),
    ['og:image', fileUrl(site, picture.path)],
    ['og:image:width', String(picture.width)],
    ['og:image:height', String(picture.height)],
    ['og:image:alt', picture.alt],
    ['twitter:card', 'summary_large_image'],
  ]
}
