import { z } from 'zod'
import type * as wire from '#shared/wire/content.ts'
import { locationTypes } from '#shared/api/locations/locations-schemas.ts'
import { Media } from './catalogue.ts'
import { createCollectionSchema } from './hydra.ts'
import { schemaFor } from './schema-for.ts'

/** `GET /locations/{id}`, `/locations-by-slug/{slug}` and a member of `GET /locations`. */
export const LocationResource = schemaFor<wire.LocationResource>()(
  z.object({
    slug: z.string(),
    type: z.enum(locationTypes),
    active: z.boolean(),
    name: z.string(),
    city: z.string(),
    countryCode: z.string(),
    streetLines: z.array(z.string()),
    postcode: z.string(),
    latitude: z.number(),
    longitude: z.number(),
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
  }),
)
export type LocationResource = z.infer<typeof LocationResource>

export const FullLocationCollection = createCollectionSchema(LocationResource)
