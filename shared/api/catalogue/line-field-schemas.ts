import { z } from 'zod'
import { languageField } from '../common-schemas.ts'
import { lineFieldKeys } from '../../wire/extra-data.ts'

/** A text that the shopper may write for a line of this product. `maxLength` is in UTF-16 units. */
export const LineField = z.object({
  key: z.enum(lineFieldKeys),
  label: z.string(),
  hint: z.string().nullable(),
  maxLength: z.int().positive(),
  ...languageField,
})
export type LineField = z.infer<typeof LineField>
