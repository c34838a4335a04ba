import { z } from 'zod'
import { Image } from '../catalogue/catalogue-schemas.ts'
import { emptyObject, languageField } from '../common-schemas.ts'

const locationTypes = ['venue', 'box_office', 'office'] as const
export const LocationType = z.enum(locationTypes)
export type LocationType = z.infer<typeof LocationType>

/**
 * `days` is in the shopper's language. Times are in the location's time zone, such as "17:00". Closing at "00:00" means
 * midnight.
 */
export const OpeningHours = z.object({ days: z.string(), opens: z.string(), closes: z.string() })
export type OpeningHours = z.infer<typeof OpeningHours>

/**
 * A location of the brand. `address` contains the printed lines without the name; the fields after it contain the same
 * parts for structured data. `mapUrl` leads to another site.
 */
export const Location = z.object({
  slug: z.string(),
  type: LocationType,
  name: z.string(),
  address: z.array(z.string()),
  streetLines: z.array(z.string()),
  postcode: z.string(),
  city: z.string(),
  countryCode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  telephone: z.string(),
  /** The international number with the prefix `tel:`. */
  telephoneHref: z.string(),
  email: z.string(),
  capacity: z.int().nullable(),
  tagline: z.string(),
  openingHours: z.array(OpeningHours),
  mapUrl: z.string().nullable(),
  ...languageField,
  image: Image.nullable(),
})
export type Location = z.infer<typeof Location>

/** The server sanitises `…Html` fields. */
export const LocationPage = Location.extend({
  descriptionHtml: z.string(),
  accessHtml: z.string(),
  gettingHereHtml: z.string(),
  /** Further images, without `image`. */
  gallery: z.array(Image),
})
export type LocationPage = z.infer<typeof LocationPage>

/** The content of a location's page. */
export const VenueContent = z.object({
  title: z.string(),
  lead: z.string().nullable(),
  ...languageField,
  html: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
})
export type VenueContent = z.infer<typeof VenueContent>

export const VenuePage = LocationPage.extend({ content: VenueContent.nullable() })
export type VenuePage = z.infer<typeof VenuePage>

const slug = z.object({ slug: z.string().regex(/^[a-z0-9-]{1,80}$/) })

export const locationsSchemas = {
  getVenues: { input: emptyObject, output: z.object({ venues: z.array(Location), content: VenueContent.nullable() }) },
  getVenue: { input: slug, output: VenuePage },
  /** Active locations; venues come first. */
  getBranches: { input: emptyObject, output: z.object({ branches: z.array(Location) }) },
  getBranch: { input: slug, output: LocationPage },
}
