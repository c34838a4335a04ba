import type { FormField } from '#shared/api/forms/forms-schemas.ts'

export type CmsFormFieldProps = {
  field: FormField
  /** The language of the field's texts, when it is not the page's. */
  lang: string | undefined
  value: string | undefined
  error?: string
}
