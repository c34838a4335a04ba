import { z } from 'zod'
import { ContentLanguageExtension } from './extensions/content-language.ts'
import { Media } from './catalogue.ts'
import { hydraFields } from './hydra.ts'
import { unread } from './unread-fields.ts'

export const LocationType = z.enum(['venue', 'box_office', 'office'])

/**
 * `GET /locations` (`active`, `type`, `itemsPerPage`), `/locations/{id}`, `/locations-by-slug/{slug}`. `description`,
 * `access` and `gettingHere` are HTML.
 */
export const LocationResource = z.object({
  ...hydraFields('Location'),
  id: z.string(),
  slug: z.string(),
  type: LocationType,
  active: z.boolean(),
  name: z.string(),
  city: z.string(),
  countryCode: z.string(),
  streetLines: z.array(z.string()),
  postcode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  timeZone: unread(z.string()),
  telephone: z.string(),
  email: z.string(),
  capacity: z.int().nullable(),
  tagline: z.string(),
  description: z.string(),
  access: z.string(),
  gettingHere: z.string(),
  openingHours: z.array(z.object({ days: z.string(), opens: z.string(), closes: z.string() })),
  mapUrl: z.string(),
  media: z.array(Media),
  ...ContentLanguageExtension.shape,
})
export type LocationResource = z.infer<typeof LocationResource>
