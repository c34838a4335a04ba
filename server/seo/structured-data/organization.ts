import { fileUrl, type Site } from '../site.ts'

export const brand = 'PX Live'

/** Who is behind the shop; other things refer to it by its id. */
export const organizationId = (site: Site) => `${fileUrl(site, '/')}#organization`

/** `profiles`: the brand's pages on other sites. */
export const describeOrganization = (profiles: readonly string[], site: Site) => ({
  '@type': 'Organization',
  '@id': organizationId(site),
  name: brand,
  url: fileUrl(site, '/'),
  logo: fileUrl(site, '/favicon.svg'),
  ...(profiles.length > 0 ? { sameAs: profiles } : {}),
})

/** As part of another thing. */
export const organizer = (site: Site) => ({
  '@type': 'Organization',
  '@id': organizationId(site),
  name: brand,
  url: fileUrl(site, '/'),
})
