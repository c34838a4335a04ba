import { z } from 'zod'
import { declareFields } from '#shared/wire/capabilities.ts'
import { locales } from '../../domain/locale.ts'

export const formsQuery = z.object({ code: z.string().max(100).optional() })

export const formParams = z.object({ code: z.string().max(100) })

/** Checks type and maximum length only; the fields of the form define the rest (`validateSubmission`). */
const value = z.union([z.string().max(20_000), z.boolean()], 'value.invalid')

export const formSubmissionBody = z.object({
  form: z.string('value.required').max(100),
  clientKey: z.string('value.required').min(1, 'value.required').max(100, 'value.tooLong'),
  language: z.enum(locales, 'value.invalid'),
  values: z
    .record(z.string().max(100), value, 'value.required')
    .refine((values) => Object.keys(values).length <= 100, 'value.tooLong'),
  ...declareFields('form-emails', { emailsSender: z.boolean('value.invalid').default(true) }).shape,
})
