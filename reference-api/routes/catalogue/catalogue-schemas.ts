import { z } from 'zod'
import { declareFields } from '#shared/wire/capabilities.ts'
import { SaleStatus } from '#shared/wire/catalogue.ts'
import { nextEventsOrders } from '#shared/wire/extensions/event-lists.ts'
import { RequestedDay } from '#shared/wire/formats.ts'

/** A repeated parameter, which comes as a text when it is there once. */
const toList = z.union([z.string().transform((value) => [value]), z.array(z.string())])

export const skus = toList.pipe(z.array(z.string()).max(200))

/** `skus[]=a&skus[]=b`. */
export const eventInformationQuery = z.object({ 'skus[]': skus })

export const eventMonthQuery = z.object({
  month: z.coerce.number().int().min(1).max(12).optional(),
  year: z.coerce.number().int().min(1970).max(2999).optional(),
  venue: z.string().max(100).optional(),
})

export const nextEventsQuery = z.object({
  count: z.coerce.number().int().min(1).max(100),
  order: z.enum(nextEventsOrders).default('date'),
  'saleStatus[]': toList.pipe(z.array(SaleStatus)).default([]),
})

export const eventSearchQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  itemsPerPage: z.coerce.number().int().min(1).max(100).default(24),
  expandDates: z
    .enum(['true', 'false', '1', '0'])
    .default('false')
    .transform((value) => value === 'true' || value === '1'),
  ...eventMonthQuery.shape,
  ...declareFields('genres', { genre: z.string().max(100).optional() }).shape,
  ...declareFields('event-lists', {
    day: RequestedDay.optional(),
    when: z.enum(['tonight', 'weekend']).optional(),
  }).shape,
})

export const productVariantsQuery = z.object({ product: z.string().max(100) })

export const productParams = z.object({ slug: z.string() })
