import { buildFileUrl, type Site } from '../site.ts'

export const brandName = 'PX Live'

/** Who is behind the shop; other things refer to it by its id. */
export const getOrganizationId = (site: Site) => `${buildFileUrl(site, '/')}#organization`

/** `profiles`: the brand's pages on other sites. */
export const organizationJsonLd = (profiles: readonly string[], site: Site) => ({
  '@type': 'Organization',
  '@id': getOrganizationId(site),
  name: brandName,
  url: buildFileUrl(site, '/'),
  logo: buildFileUrl(site, '/favicon.svg'),
  ...(profiles.length > 0 ? { sameAs: profiles } : {}),
})

/** As part of another thing. */
export const organizerJsonLd = (site: Site) => ({
  '@type': 'Organization',
  '@id': getOrganizationId(site),
  name: brandName,
  url: buildFileUrl(site, '/'),
})
