import { z } from 'zod'
import type { FormFieldResource, FormResource, FormSubmissionResource } from '#shared/wire/forms.ts'

const formField = z.object({
  name: z.string(),
  type: z.enum(['text', 'email', 'tel', 'textarea', 'select', 'radio', 'checkbox', 'date', 'number']),
  label: z.string(),
  help: z.string().nullable(),
  required: z.boolean(),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  maxLength: z.int().nullable(),
  minimum: z.int().nullable(),
  maximum: z.int().nullable(),
  earliest: z.iso.date().nullable(),
  autocomplete: z.string().nullable(),
}) satisfies z.ZodType<FormFieldResource>

export const formResource = z.object({
  '@id': z.string(),
  '@type': z.literal('Form'),
  id: z.uuid(),
  code: z.string(),
  purpose: z.enum(['message', 'declaration', 'newsletter']),
  title: z.string(),
  intro: z.string().nullable(),
  submitLabel: z.string(),
  doneTitle: z.string(),
  doneText: z.string(),
  fields: z.array(formField),
}) satisfies z.ZodType<FormResource>

export const formsQuery = z.object({ code: z.string().max(100).optional() })

export const formPath = z.object({ code: z.string().max(100) })

/** What a value has to be is the form's to say; here only that it is one, and of a length that can be meant. */
const value = z.union([z.string().max(20_000), z.boolean()], 'value.invalid')

export const formSubmissionBody = z.object({
  form: z.string('value.required').max(100),
  clientKey: z.string('value.required').min(1, 'value.required').max(100, 'value.tooLong'),
  language: z.enum(['en', 'de'], 'value.invalid'),
  values: z
    .record(z.string().max(100), value, 'value.required')
    .refine((values) => Object.keys(values).length <= 100, 'value.tooLong'),
})

export const formSubmissionResource = z.object({
  '@type': z.literal('FormSubmission'),
  form: z.string(),
  receivedAt: z.iso.datetime({ offset: true }),
  message: z.string(),
}) satisfies z.ZodType<FormSubmissionResource>
