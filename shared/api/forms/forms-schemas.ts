import { z } from 'zod'
import { languageField } from '../common-schemas.ts'
import { FormFieldResource } from '../../wire/forms.ts'

/**
 * One field of a form. `maxLength` is in characters. `minimum` and `maximum` limit whole numbers, `earliest` limits a
 * day (ISO 8601). `options` are the choices of `select` and `radio`.
 */
export const FormField = FormFieldResource.pick({
  name: true,
  type: true,
  label: true,
  help: true,
  required: true,
  options: true,
  maxLength: true,
  minimum: true,
  maximum: true,
  autocomplete: true,
}).extend({ earliest: z.string().nullable() })
export type FormField = z.infer<typeof FormField>

/**
 * A form that editors define in the CMS. `formToken` contains the time at which the server issued it; the client
 * returns it with the submission.
 */
export const CmsForm = z.object({
  code: z.string(),
  title: z.string(),
  intro: z.string().nullable(),
  submitLabel: z.string(),
  doneTitle: z.string(),
  doneText: z.string(),
  fields: z.array(FormField),
  formToken: z.string(),
  ...languageField,
})
export type CmsForm = z.infer<typeof CmsForm>

const code = z.string().regex(/^[a-z0-9-]{1,60}$/)

/** A limit against abuse. The handler validates each value against its form. */
const values = z
  .record(z.string().max(60), z.string().max(20_000))
  .refine((submittedValues) => Object.keys(submittedValues).length <= 60)

export const formsSchemas = {
  getForm: { input: z.object({ code }), output: CmsForm },
  /** `honeypot` is the value of an invisible field. Field errors have the names of the form's fields. */
  submitForm: {
    input: z.object({ code, values, formToken: z.string().max(200), honeypot: z.string().max(1_000).default('') }),
    output: z.object({ message: z.string(), ...languageField }),
  },
}
