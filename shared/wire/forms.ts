import { z } from 'zod'
import { ContentLanguageExtension } from './extensions/content-language.ts'
import { Instant } from './formats.ts'
import { hydraFields } from './hydra.ts'
import type { Language } from './languages.ts'
import { unread } from './unread-fields.ts'

/**
 * Staff reply to a `message`. A `declaration` has legal effect: the receipt repeats its whole text and the time of
 * arrival. `newsletter` starts the double opt-in.
 */
export const FormPurpose = z.enum(['message', 'declaration', 'newsletter'])
export type FormPurpose = z.infer<typeof FormPurpose>

export const FormFieldType = z.enum([
  'text',
  'email',
  'tel',
  'textarea',
  'select',
  'radio',
  'checkbox',
  'date',
  'number',
])
export type FormFieldType = z.infer<typeof FormFieldType>

/**
 * One field of a form, in the language of the request. `options` are the choices of `select` and `radio`. `maxLength`
 * limits the characters of a text; `minimum` and `maximum` limit a `number` (whole numbers); `earliest` limits a `date`
 * (ISO 8601, a day). `autocomplete` is a token of HTML's autofill.
 */
export const FormFieldResource = z.object({
  name: z.string(),
  type: FormFieldType,
  label: z.string(),
  help: z.string().nullable(),
  required: z.boolean(),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  maxLength: z.int().nullable(),
  minimum: z.int().nullable(),
  maximum: z.int().nullable(),
  earliest: z.iso.date().nullable(),
  autocomplete: z.string().nullable(),
})
export type FormFieldResource = z.infer<typeof FormFieldResource>

/** `GET /forms` (a collection, filtered by `?code=`) and `GET /forms/{code}`. */
export const FormResource = z.object({
  ...hydraFields('Form'),
  id: unread(z.string()),
  code: z.string(),
  purpose: FormPurpose,
  title: z.string(),
  intro: z.string().nullable(),
  submitLabel: z.string(),
  doneTitle: z.string(),
  doneText: z.string(),
  fields: z.array(FormFieldResource),
  ...ContentLanguageExtension.shape,
})
export type FormResource = z.infer<typeof FormResource>

/**
 * Body of `POST /form-submissions` (202). `values` are texts by field name; the value of a ticked checkbox is `true`.
 * The API ignores values without a field. Violations are 422 with the field name as propertyPath. A repeated
 * `clientKey` (at most 100 characters) gets the same response; the API stores and mails the submission only once.
 */
export type FormSubmissionBody = {
  form: string
  clientKey: string
  language: Language
  values: Record<string, string | boolean>
}

/** `message` is a text for the sender. `receivedAt` is the time at which the first of repeated submissions arrived. */
export const FormSubmissionResource = z.object({
  '@type': unread(z.literal('FormSubmission')),
  form: unread(z.string()),
  receivedAt: unread(Instant),
  message: z.string(),
  ...ContentLanguageExtension.shape,
})
export type FormSubmissionResource = z.infer<typeof FormSubmissionResource>
