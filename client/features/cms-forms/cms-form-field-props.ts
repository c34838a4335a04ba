import type { FormField } from '#shared/api/forms/forms-schemas.ts'

export type CmsFormFieldProps = { field: FormField; value: string | undefined; error?: string }
