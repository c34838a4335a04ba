import type * as contract from '#shared/api/locations/locations-schemas.ts'
import { addressFormat } from '#shared/rules/address-format.ts'
import { directTarget } from '#shared/rules/menu-links.ts'
import { imageOf, imageWithRole } from '../../presentation/image-of.ts'
import { safeHtml } from '../../presentation/safe-html.ts'
import type { Location } from '../../upstream/schemas/locations.ts'
import { telephoneHref } from './telephone-href.ts'

/** The lines as they go on an envelope of that country; further street lines follow the first. */
const addressLines = ({ streetLines: [line1 = '', ...more], postcode, city, countryCode }: Location): string[] => {
  const parts = { line1, line2: more.join(', '), postcode, city, region: '' }
  const lines = addressFormat(countryCode).lines.map((line) =>
    line
      .map((part) => parts[part])
      .filter(Boolean)
      .join(' '),
  )
  return lines.filter(Boolean)
}

/** An address on another site, or none: what is not plainly one is no link. */
const mapAddress = (url: string): string | null => {
  const target = directTarget(url)
  return target?.external ? target.href : null
}

export const viewLocation = (location: Location): contract.Location => {
  const {
    slug,
    type,
    name,
    streetLines,
    postcode,
    city,
    countryCode,
    latitude,
    longitude,
    telephone,
    email,
    capacity,
    tagline,
    openingHours,
    media,
  } = location
  return {
    ...{
      slug,
      type,
      name,
      streetLines,
      postcode,
      city,
      countryCode,
      latitude,
      longitude,
      telephone,
      email,
      capacity,
      tagline,
      openingHours,
    },
    address: addressLines(location),
    telephoneHref: telephoneHref(telephone, countryCode),
    mapUrl: mapAddress(location.mapUrl),
    image: imageWithRole(media, 'room', 'gallery'),
  }
}

export const viewLocationPage = (location: Location): contract.LocationPage => {
  const view = viewLocation(location)
  const gallery = location.media
    .flatMap((picture) => imageOf(picture) ?? [])
    .filter(({ src }) => src !== view.image?.src)
  return {
    ...view,
    descriptionHtml: safeHtml(location.description),
    accessHtml: safeHtml(location.access),
    gettingHereHtml: safeHtml(location.gettingHere),
    gallery,
  }
}
