import { z } from 'zod'
import type * as wire from '#shared/wire/forms.ts'
import { schemaFor } from './schema-for.ts'

/** `GET /forms/{code}` */
export const FormResource = schemaFor<wire.FormResource>()(
  z.object({
    code: z.string(),
    purpose: z.enum(['message', 'declaration', 'newsletter']),
    title: z.string(),
    intro: z.string().nullable(),
    submitLabel: z.string(),
    doneTitle: z.string(),
    doneText: z.string(),
    fields: z.array(
      z.object({
        name: z.string(),
        type: z.enum(['text', 'email', 'tel', 'textarea', 'select', 'radio', 'checkbox', 'date', 'number']),
        label: z.string(),
        help: z.string().nullable(),
        required: z.boolean(),
        options: z.array(z.object({ value: z.string(), label: z.string() })),
        maxLength: z.int().nullable(),
        minimum: z.int().nullable(),
        maximum: z.int().nullable(),
        earliest: z.string().nullable(),
        autocomplete: z.string().nullable(),
      }),
    ),
  }),
)

/** `POST /form-submissions` */
export const FormSubmissionResource = schemaFor<wire.FormSubmissionResource>()(z.object({ message: z.string() }))
