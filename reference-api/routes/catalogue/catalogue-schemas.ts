import { z } from 'zod'

export const skus = z
  .union([z.string().transform((sku) => [sku]), z.array(z.string())])
  .pipe(z.array(z.string()).max(200))

/** `skus[]=a&skus[]=b`. */
export const eventInformationQuery = z.object({ 'skus[]': skus })

export const eventSearchQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  itemsPerPage: z.coerce.number().int().min(1).max(100).default(24),
  expandDates: z
    .enum(['true', 'false', '1', '0'])
    .default('false')
    .transform((value) => value === 'true' || value === '1'),
  month: z.coerce.number().int().min(1).max(12).optional(),
  year: z.coerce.number().int().min(1970).max(9999).optional(),
  venue: z.string().max(100).optional(),
})

export const productVariantsQuery = z.object({ product: z.string().max(100) })

export const productParams = z.object({ slug: z.string() })
