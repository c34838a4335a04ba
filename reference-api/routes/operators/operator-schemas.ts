import { locales, type Locale } from '../../domain/locale.ts'
import { z } from 'zod'
import { SaleStatus } from '#shared/wire/catalogue.ts'
import {
  OperatorRole,
  type EventChangeBody,
  type OperatorBody,
  type PageChangeBody,
  type RefundBody,
  type ResendBody,
} from '#shared/wire/extensions/operators.ts'
import { emailAddress } from '../../domain/accounts/email-address.ts'

/** The name of a person or a device. Paths, commands and the audit log contain it. */
const operatorName = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’-]{0,59}$/u, 'operator.name')

export const operatorParams = z.object({ name: z.string().max(60) })

export const rolesBody = z.object({
  roles: z
    .array(OperatorRole)
    .min(1, 'operator.roles')
    .transform((roles) => [...new Set(roles)]),
})

export const operatorBody = rolesBody.extend({ name: operatorName }) satisfies z.ZodType<OperatorBody>

export const auditLogQuery = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(100),
  before: z.coerce.number().int().min(1).optional(),
})

export const refundRequestParams = z.object({ id: z.uuid() })

export const ticketCheckBody = z.object({ code: z.string().max(200), event: z.string().max(200) })

export const eventParams = z.object({ slug: z.string().max(200) })

/** `2027-03-01T20:00` in the venue's time zone, or an instant with its offset. */
const localDateTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?$/, 'date.invalid')
  .refine((text) => !Number.isNaN(Date.parse(text)), 'date.invalid')

export const eventChangeBody = z.object({
  status: SaleStatus.refine((status) => status !== 'few_left' && status !== 'sold_out', 'status.derived').optional(),
  startsAt: localDateTime.optional(),
  doorsAt: localDateTime.optional(),
  endsAt: localDateTime.optional(),
  venue: z.string().max(100).optional(),
  refund: z.boolean().default(false),
}) satisfies z.ZodType<EventChangeBody>

export const orderNumberParams = z.object({ number: z.string().max(40) })

export const refundBody = z.object({
  tickets: z.array(z.string().max(100)).min(1).max(200).optional(),
  reason: z.string().trim().max(500).optional(),
}) satisfies z.ZodType<RefundBody>

export const resendBody = z.object({ email: emailAddress.optional() }) satisfies z.ZodType<ResendBody>

const change = (maximum: number) =>
  z.object(
    Object.fromEntries(locales.map((locale) => [locale, z.string().trim().min(1).max(maximum).optional()])) as Record<
      Locale,
      z.ZodOptional<z.ZodString>
    >,
  )

export const pageChangeBody = z.object({
  title: change(200).optional(),
  lead: change(1_000).optional(),
  body: change(60_000).optional(),
}) satisfies z.ZodType<PageChangeBody>
