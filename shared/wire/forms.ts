import type { Resource } from './hydra.ts'

/**
 * What a form is for. A `message` is answered by a person; a `declaration` has legal effect, so that its receipt
 * repeats all of it with the time it came in; `newsletter` starts the double opt-in.
 */
export type FormPurpose = 'message' | 'declaration' | 'newsletter'

export type FormFieldType = 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'radio' | 'checkbox' | 'date' | 'number'

/**
 * One question of a form, in the language asked for. `options` are there for `select` and `radio` only. `maxLength`
 * counts characters of texts; `minimum` and `maximum` bound a `number` (whole numbers). `earliest` bounds a `date` (ISO
 * 8601, a day). `autocomplete` is a token of HTML's autofill.
 */
export type FormFieldResource = {
  name: string
  type: FormFieldType
  label: string
  help: string | null
  required: boolean
  options: { value: string; label: string }[]
  maxLength: number | null
  minimum: number | null
  maximum: number | null
  earliest: string | null
  autocomplete: string | null
}

/** `GET /forms` (a collection, `?code=` keeps to one) and `GET /forms/{code}`. */
export type FormResource = Resource<'Form'> & {
  id: string
  code: string
  purpose: FormPurpose
  title: string
  intro: string | null
  submitLabel: string
  doneTitle: string
  doneText: string
  fields: FormFieldResource[]
}

/**
 * Body of `POST /form-submissions` (202). Values are texts by the name of their field; a ticked checkbox is `true`.
 * What the form does not ask is ignored. Violations are 422 with the name of the field as propertyPath. The same
 * `clientKey` again (at most 100 characters) is answered as before, and neither stored nor mailed a second time.
 */
export type FormSubmissionBody = {
  form: string
  clientKey: string
  language: 'en' | 'de'
  values: Record<string, string | boolean>
}

/** What to tell the sender. `receivedAt` is when it first came in, ISO 8601. */
export type FormSubmissionResource = { '@type': 'FormSubmission'; form: string; receivedAt: string; message: string }
