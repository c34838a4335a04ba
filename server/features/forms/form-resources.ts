import { z } from 'zod'
import * as wire from '#shared/wire/forms.ts'
import { redefineFields } from '../../upstream/resources/redefine-fields.ts'

/** `GET /forms/{code}` */
export const FormResource = wire.FormResource.pick({
  code: true,
  purpose: true,
  title: true,
  intro: true,
  submitLabel: true,
  doneTitle: true,
  doneText: true,
  lang: true,
}).extend({ fields: z.array(redefineFields(wire.FormFieldResource, { earliest: z.string().nullable() })) })

/** `POST /form-submissions` */
export const FormSubmissionResource = wire.FormSubmissionResource.pick({ message: true, lang: true })
