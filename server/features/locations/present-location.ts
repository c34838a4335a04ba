import { pick } from '#runtime/pick.ts'
import type * as contract from '#shared/api/locations/locations-schemas.ts'
import { getAddressFormat } from '#shared/rules/address-format.ts'
import { parseDirectLink } from '#shared/rules/menu-links.ts'
import { toImage, findImageByRole } from '../../presentation/images.ts'
import { sanitiseHtml } from '../../presentation/sanitise-html.ts'
import type { LocationResource } from '../../upstream/resources/locations.ts'
import { toTelephoneHref } from './to-telephone-href.ts'

/** The address lines in the country's order. Further street lines follow the first one. */
const toAddressLines = ({
  streetLines: [line1 = '', ...otherLines],
  postcode,
  city,
  countryCode,
}: LocationResource): string[] => {
  const parts = { line1, line2: otherLines.join(', '), postcode, city, region: '' }
  const lines = getAddressFormat(countryCode).lines.map((line) =>
    line
      .map((part) => parts[part])
      .filter(Boolean)
      .join(' '),
  )
  return lines.filter(Boolean)
}

/** Returns the URL when it is an absolute http(s) URL, otherwise null. */
const toMapUrl = (url: string): string | null => {
  const target = parseDirectLink(url)
  return target?.external ? target.href : null
}

const unchangedFields = [
  'slug',
  'type',
  'name',
  'streetLines',
  'postcode',
  'city',
  'countryCode',
  'latitude',
  'longitude',
  'telephone',
  'email',
  'capacity',
  'tagline',
  'openingHours',
  'lang',
] as const satisfies (keyof LocationResource)[]

export const presentLocation = (location: LocationResource): contract.Location => {
  const { telephone, countryCode, media } = location
  return {
    ...pick(location, unchangedFields),
    address: toAddressLines(location),
    telephoneHref: toTelephoneHref(telephone, countryCode),
    mapUrl: toMapUrl(location.mapUrl),
    image: findImageByRole(media, 'room', 'gallery'),
  }
}

export const presentLocationPage = (location: LocationResource): contract.LocationPage => {
  const presentedLocation = presentLocation(location)
  const gallery = location.media
    .flatMap((picture) => toImage(picture) ?? [])
    .filter(({ src }) => src !== presentedLocation.image?.src)
  return {
    ...presentedLocation,
    descriptionHtml: sanitiseHtml(location.description),
    accessHtml: sanitiseHtml(location.access),
    gettingHereHtml: sanitiseHtml(location.gettingHere),
    gallery,
  }
}
