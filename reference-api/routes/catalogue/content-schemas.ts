import { z } from 'zod'
import { LocationType } from '#shared/wire/locations.ts'

export const codeQuery = z.object({ code: z.string().max(100) })

export const slugParams = z.object({ slug: z.string() })

export const locationsQuery = z.object({
  itemsPerPage: z.coerce.number().int().min(1).max(1000).default(30),
  page: z.coerce.number().int().min(1).default(1),
  active: z
    .enum(['true', 'false', '1', '0'])
    .transform((value) => value === 'true' || value === '1')
    .optional(),
  type: LocationType.optional(),
})
