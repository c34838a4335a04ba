import { z } from 'zod'
import type {
  EventChangeResult,
  EventChangeBody,
  RefundResult,
  PageChangeBody,
  RefundBody,
  TicketCheckResult,
} from '#shared/wire/operators.ts'
import { eventDates, eventVenue, saleStatusName } from '../catalogue/catalogue-schemas.ts'

export const ticketCheckBody = z.object({ code: z.string().max(200) })

export const ticketCheck = z.object({
  result: z.enum(['admitted', 'used', 'cancelled', 'unknown']),
  serial: z.string().nullable(),
  usedAt: z.iso.datetime({ offset: true }).nullable(),
  holder: z.string().nullable(),
  productName: z.string().nullable(),
  variantName: z.string().nullable(),
}) satisfies z.ZodType<TicketCheckResult>

export const eventPath = z.object({ slug: z.string().max(200) })

/** `2027-03-01T20:00` on the venue's clock, or an instant with its offset. */
const localDateTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?$/, 'date.invalid')
  .refine((text) => !Number.isNaN(Date.parse(text)), 'date.invalid')

export const eventChangeBody = z.object({
  status: saleStatusName
    .refine((status) => status !== 'few_left' && status !== 'sold_out', 'status.derived')
    .optional(),
  startsAt: localDateTime.optional(),
  doorsAt: localDateTime.optional(),
  endsAt: localDateTime.optional(),
  venue: z.string().max(100).optional(),
  refund: z.boolean().default(false),
}) satisfies z.ZodType<EventChangeBody>

export const eventChangeResult = z.object({
  slug: z.string(),
  saleStatus: saleStatusName,
  dates: eventDates,
  venue: eventVenue,
  change: z.enum(['cancelled', 'postponed', 'moved', 'back']).nullable(),
  told: z.int(),
  refunded: z.int(),
}) satisfies z.ZodType<EventChangeResult>

export const orderNumberPath = z.object({ number: z.string().max(40) })

export const refundBody = z.object({
  tickets: z.array(z.string().max(100)).min(1).max(200).optional(),
  reason: z.string().trim().max(500).optional(),
}) satisfies z.ZodType<RefundBody>

export const refundResult = z.object({
  order: z.string(),
  status: z.enum(['placed', 'part_refunded', 'cancelled']),
  currency: z.string(),
  amount: z.int(),
  toVouchers: z.int(),
  tickets: z.array(z.string()),
  spentVouchers: z.array(z.string()),
}) satisfies z.ZodType<RefundResult>

const change = (maximum: number) =>
  z.object({ en: z.string().trim().min(1).max(maximum), de: z.string().trim().min(1).max(maximum) }).partial()

export const pageChangeBody = z.object({
  title: change(200).optional(),
  lead: change(1_000).optional(),
  body: change(60_000).optional(),
}) satisfies z.ZodType<PageChangeBody>
