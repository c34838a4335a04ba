import type { VenuePage } from '#shared/api/locations/locations-schemas.ts'
import { buildImageUrl, buildPageUrl, type Site } from '../site.ts'
import { createOrganizerJsonLd } from './organization-json-ld.ts'

/** Structured data of a venue, with the opening hours of its box office as text. */
export const createVenueJsonLd = (venue: VenuePage, site: Site) => {
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
  const images = [...(image ? [image] : []), ...gallery]
  return {
    '@type': 'MusicVenue',
    name,
    description: venue.content?.metaDescription || tagline,
    url: buildPageUrl(site, `/venues/${slug}`),
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
    ...(images.length > 0 ? { image: images.map((picture) => buildImageUrl(site, picture)) } : {}),
    parentOrganization: createOrganizerJsonLd(site),
  }
}
