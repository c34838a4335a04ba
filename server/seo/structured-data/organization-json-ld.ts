import { buildFileUrl, type Site } from '../site.ts'

export const brandName = 'PX Live'

/** The id of the organisation behind the shop, by which other data refers to it. */
const getOrganizationId = (site: Site) => `${buildFileUrl(site, '/')}#organization`

/** The organisation as structured data. `profiles` are URLs of the brand on other sites. */
export const createOrganizationJsonLd = (profiles: readonly string[], site: Site) => ({
  '@type': 'Organization',
  '@id': getOrganizationId(site),
  name: brandName,
  url: buildFileUrl(site, '/'),
  logo: buildFileUrl(site, '/favicon.svg'),
  ...(profiles.length > 0 ? { sameAs: profiles } : {}),
})

/** The organisation as a property of other structured data. */
export const createOrganizerJsonLd = (site: Site) => ({
  '@type': 'Organization',
  '@id': getOrganizationId(site),
  name: brandName,
  url: buildFileUrl(site, '/'),
})
