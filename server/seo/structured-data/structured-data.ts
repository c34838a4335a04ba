import type { About } from '#client/routing/about.ts'
import type { PageHead } from '#client/entry-server.tsx'
import { escapeJsonForScript } from '#shared/rules/escape-json.ts'
import type { Site } from '../site.ts'
import { describeTrail } from './breadcrumbs.ts'
import { describeEvent } from './event.ts'
import { describeOrganization } from './organization.ts'
import { describeProduct } from './product.ts'
import { describeQuestions } from './questions.ts'
import { describeVenue } from './venue.ts'

const describe = (about: About, site: Site): object => {
  switch (about.kind) {
    case 'shop':
      return describeOrganization(about.profiles, site)
    case 'event':
      return describeEvent(about.event, site)
    case 'product':
      return describeProduct(about.product, site)
    case 'venue':
      return describeVenue(about.venue, site)
    case 'questions':
      return describeQuestions(about.questions)
  }
}

/**
 * What a page tells machines, as data blocks: no policy restricts those, and `escapeJsonForScript` keeps them from
 * ending early. Every block stands for itself, so that one a reader does not understand spoils no other.
 */
export const structuredData = ({ about, trail }: Pick<PageHead, 'about' | 'trail'>, site: Site): string => {
  const things = [about && describe(about, site), describeTrail(trail, site)].filter((thing) => thing !== undefined)
  const block = (thing: object) =>
    `<script type="application/ld+json">${escapeJsonForScript({ '@context': 'https://schema.org', ...thing })}</script>`
  return things.map(block).join('')
}
