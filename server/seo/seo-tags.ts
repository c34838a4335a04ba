import type { CollectedMeta } from '#client/entry-server.tsx'
import { escapeHtml } from '../render/escape-html.ts'
import { createSocialTags } from './social-images/social-tags.ts'
import { listAlternates, buildPageUrl, type Site } from './site.ts'
import { renderStructuredData } from './structured-data/render-structured-data.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { getFeedPath } from './feed-path.ts'

/** A page that search engines may index: its canonical path, and the contents of its head. */
type IndexablePage = { head: CollectedMeta; path: string; language: Language; site: Site; feedTitle: string }

const link = (attributes: Record<string, string>) =>
  `<link ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ')}>`

/** Open Graph tags use the attribute `property`, Twitter tags use `name`. */
const renderMetaTag = ([property, content]: [string, string]) =>
  `<meta ${property.startsWith('og:') ? 'property' : 'name'}="${property}" content="${escapeHtml(content)}">`

/**
 * HTML tags of the head for search engines and link previews: canonical URL and translations, the feed, social tags,
 * structured data.
 */
export const renderSeoTags = ({ head, path, language, site, feedTitle }: IndexablePage): string => {
  const url = buildPageUrl(site, path)
  return [
    link({ rel: 'canonical', href: url }),
    ...listAlternates(site, path).map(({ lang, url: href }) => link({ rel: 'alternate', hreflang: lang, href })),
    link({ rel: 'alternate', type: 'application/atom+xml', title: feedTitle, href: getFeedPath(language) }),
    ...createSocialTags(head, language, url, site).map(renderMetaTag),
    renderStructuredData(head, site),
  ].join('')
}
