import type { PageHead } from '#client/entry-server.tsx'
import { escapeHtml } from '../render/escape-html.ts'
import { shareTags } from './share/share-tags.ts'
import { alternatesOf, pageUrl, type Site } from './site.ts'
import { structuredData } from './structured-data/structured-data.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { feedPath } from './feed-path.ts'

/** One page that may be found: its canonical path, and where it stands. */
export type FoundPage = { head: PageHead; path: string; language: Language; site: Site; feedTitle: string }

const link = (attributes: Record<string, string>) =>
  `<link ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ')}>`

/** Open Graph goes by `property`, Twitter by `name`. */
const meta = ([property, content]: [string, string]) =>
  `<meta ${property.startsWith('og:') ? 'property' : 'name'}="${property}" content="${escapeHtml(content)}">`

/**
 * Everything in a head that is for machines: canonical and translations, the feed, share tags, structured data. HTML.
 */
export const machineTags = ({ head, path, language, site, feedTitle }: FoundPage): string => {
  const url = pageUrl(site, path)
  return [
    link({ rel: 'canonical', href: url }),
    ...alternatesOf(site, path).map(({ lang, url: href }) => link({ rel: 'alternate', hreflang: lang, href })),
    link({ rel: 'alternate', type: 'application/atom+xml', title: feedTitle, href: feedPath(language) }),
    ...shareTags(head, language, url, site).map(meta),
    structuredData(head, site),
  ].join('')
}
