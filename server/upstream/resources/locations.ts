import { z } from 'zod'
import * as wire from '#shared/wire/locations.ts'
import { Media } from './catalogue.ts'
import { createCollectionMembersSchema } from './create-collection-members-schema.ts'

/** `GET /locations/{id}`, `/locations-by-slug/{slug}` and a member of `GET /locations`. */
export const LocationResource = wire.LocationResource.pick({
  slug: true,
  type: true,
  active: true,
  name: true,
  city: true,
  countryCode: true,
  streetLines: true,
  postcode: true,
  latitude: true,
  longitude: true,
  telephone: true,
  email: true,
  capacity: true,
  tagline: true,
  description: true,
  access: true,
  gettingHere: true,
  openingHours: true,
  mapUrl: true,
  lang: true,
}).extend({ media: z.array(Media) })
export type LocationResource = z.infer<typeof LocationResource>

export const LocationCollection = createCollectionMembersSchema(LocationResource)
