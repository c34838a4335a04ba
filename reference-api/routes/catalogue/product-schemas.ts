import { z } from 'zod'
import { RelationType } from '#shared/wire/products.ts'
import { skus } from './catalogue-schemas.ts'

export const productsQuery = z.object({ 'skus[]': skus })

export const relationsQuery = z.object({ sku: z.string().max(100), type: RelationType.optional() })

export const productCategoryParams = z.object({ path: z.string().max(200) })

const direction = z.enum(['asc', 'desc']).optional()

/** The default order is that of the back office; a request can set one other order. */
export const productListQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  itemsPerPage: z.coerce.number().int().min(1).max(100).default(25),
  format: z.string().max(100).optional(),
  room: z.string().max(100).optional(),
  available: z
    .enum(['true', 'false', '1', '0'])
    .transform((value) => value === 'true' || value === '1')
    .optional(),
  currency: z.string().length(3).optional(),
  'order[position]': direction,
  'order[name]': direction,
  'order[price]': direction,
  'order[releasedAt]': direction,
})

export type ProductListQuery = z.output<typeof productListQuery>
