import type { VenuePage } from '#shared/api/locations/locations-schemas.ts'
import { imageUrl, pageUrl, type Site } from '../site.ts'
import { organizer } from './organization.ts'

/** One of the brand's own venues. Its opening hours are the box office's, in words. */
export const describeVenue = (venue: VenuePage, site: Site) => {
  const {
    slug,
    name,
    tagline,
    streetLines,
    postcode,
    city,
    countryCode,
    latitude,
    longitude,
    telephone,
    mapUrl,
    capacity,
    image,
    gallery,
  } = venue
  const pictures = [...(image ? [image] : []), ...gallery]
  return {
    '@type': 'MusicVenue',
    name,
    description: venue.text?.metaDescription || tagline,
    url: pageUrl(site, `/venues/${slug}`),
    address: {
      '@type': 'PostalAddress',
      streetAddress: streetLines.join(', '),
      postalCode: postcode,
      addressLocality: city,
      addressCountry: countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    telephone,
    ...(mapUrl ? { hasMap: mapUrl } : {}),
    ...(capacity ? { maximumAttendeeCapacity: capacity } : {}),
    ...(pictures.length > 0 ? { image: pictures.map((picture) => imageUrl(site, picture)) } : {}),
    parentOrganization: organizer(site),
  }
}
