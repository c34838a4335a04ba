import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'
import { allowedAttributes, allowedTags } from '#shared/rules/allowed-html.ts'
import { deviceWidths, toOptimizedImageUrl, toOptimizedSrcSet } from '#shared/rules/image-optimizer.ts'
import { parseDirectLink } from '#shared/rules/menu-links.ts'
import { cacheBytes } from '../config/cache-bytes.ts'
import { toImageSrc } from './images.ts'

type Attributes = Record<string, string>

const parsePixels = (value: string | undefined) => (value && /^[1-9]\d{0,4}$/.test(value) ? value : undefined)

/** Keeps the text of an unsafe link, but removes its target. */
const sanitiseLink = (tagName: string, { href = '', title }: Attributes) => {
  const target = href.startsWith('?') ? undefined : parseDirectLink(href)
  const attribs: Attributes = { ...(title ? { title } : {}) }
  if (target) attribs.href = target.href
  if (target?.external) attribs.rel = 'noopener noreferrer'
  return { tagName, attribs }
}

/**
 * Keeps images of this shop: serves them through the optimizer, with their size against layout shifts. Removes all
 * other images.
 */
const sanitiseImage = (tagName: string, { src = '', alt = '', width, height }: Attributes) => {
  const imageSrc = toImageSrc(src)
  if (!imageSrc) return { tagName, attribs: {} }
  const wide = parsePixels(width)
  const high = parsePixels(height)
  const size: Attributes = wide && high ? { width: wide, height: high } : {}
  const srcset = toOptimizedSrcSet(imageSrc, Number(wide ?? deviceWidths[4]), deviceWidths)
  const attribs: Attributes = {
    src: toOptimizedImageUrl(imageSrc, 1080),
    srcset,
    sizes: '(min-width: 80rem) 50rem, (min-width: 48rem) 42rem, 94vw',
    alt,
    ...size,
    loading: 'lazy',
    decoding: 'async',
  }
  return { tagName, attribs }
}

const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: { ...allowedAttributes },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitiseLink, img: sanitiseImage, h1: 'h2' },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}

/**
 * Cached, because the shop sanitises the same few hundred texts again and again, and the result depends on the text
 * only.
 */
const sanitisedCache = new LRUCache<string, string>({
  maxSize: cacheBytes.sanitisedHtml,
  sizeCalculation: (sanitised, html) => sanitised.length + html.length + 1,
})

/** Removes scripts, styles, frames and unsafe links from HTML of the CMS. */
export const sanitiseHtml = (html: string): string => {
  const cached = sanitisedCache.get(html)
  if (cached !== undefined) return cached
  const sanitised = sanitizeHtml(html, options)
  sanitisedCache.set(html, sanitised)
  return sanitised
}
