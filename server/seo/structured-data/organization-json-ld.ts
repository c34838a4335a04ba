import { buildFileUrl, type Site } from '../site.ts'

export const brandName = 'PX Live'

/** The organisation behind the shop; other data refers to it by this id. */
const getOrganizationId = (site: Site) => `${buildFileUrl(site, '/')}#organization`

/** `profiles`: URLs of the brand on other sites. */
export const organizationJsonLd = (profiles: readonly string[], site: Site) => ({
  '@type': 'Organization',
  '@id': getOrganizationId(site),
  name: brandName,
  url: buildFileUrl(site, '/'),
  logo: buildFileUrl(site, '/favicon.svg'),
  ...(profiles.length > 0 ? { sameAs: profiles } : {}),
})

/** As a property of other data. */
export const organizerJsonLd = (site: Site) => ({
  '@type': 'Organization',
  '@id': getOrganizationId(site),
  name: brandName,
  url: buildFileUrl(site, '/'),
})
