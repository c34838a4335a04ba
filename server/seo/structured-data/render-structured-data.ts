import type { PageSubject } from '#client/routing/page-subject.ts'
import type { CollectedMeta } from '#client/entry-server.tsx'
import { escapeJsonForScript } from '#shared/rules/escape-json-for-script.ts'
import type { Site } from '../site.ts'
import { createBreadcrumbJsonLd } from './breadcrumb-json-ld.ts'
import { createEventJsonLd } from './event-json-ld.ts'
import { createOrganizationJsonLd } from './organization-json-ld.ts'
import { createProductJsonLd } from './product-json-ld.ts'
import { createFaqJsonLd } from './faq-json-ld.ts'
import { createVenueJsonLd } from './venue-json-ld.ts'

const toJsonLd = (about: PageSubject, site: Site): object => {
  switch (about.kind) {
    case 'shop':
      return createOrganizationJsonLd(about.profiles, site)
    case 'event':
      return createEventJsonLd(about.event, site)
    case 'product':
      return createProductJsonLd(about.product, site)
    case 'venue':
      return createVenueJsonLd(about.venue, site)
    case 'questions':
      return createFaqJsonLd(about.questions)
  }
}

/**
 * Renders the structured data of a page as data blocks. No CSP restricts them, and `escapeJsonForScript` prevents their
 * contents from ending them. Each block is independent, so that a type that a search engine does not know does not
 * invalidate the others.
 */
export const renderStructuredData = (
  { pageSubject, breadcrumbs }: Pick<CollectedMeta, 'pageSubject' | 'breadcrumbs'>,
  site: Site,
): string => {
  const jsonLdObjects = [pageSubject && toJsonLd(pageSubject, site), createBreadcrumbJsonLd(breadcrumbs, site)].filter(
    (jsonLd) => jsonLd !== undefined,
  )
  const block = (jsonLd: object) =>
    `<script type="application/ld+json">${escapeJsonForScript({ '@context': 'https://schema.org', ...jsonLd })}</script>`
  return jsonLdObjects.map(block).join('')
}
