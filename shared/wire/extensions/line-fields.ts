import { z } from 'zod'
import { ContentLanguageExtension } from './content-language.ts'
import { declareFields } from '../capabilities.ts'

// Capability: products for whose lines a shopper can write texts.

/**
 * A text that a shopper may write with this key in the `extraData` of a line. `maxLength` is in UTF-16 units, like the
 * attribute of an input. `hint` says how the text is used.
 */
export const LineField = z.object({
  key: z.string(),
  label: z.string(),
  hint: z.string().nullable(),
  maxLength: z.int().positive(),
  ...ContentLanguageExtension.shape,
})
export type LineField = z.infer<typeof LineField>

/** On a product and on the item of a basket line. The API rejects keys that this list does not contain. */
export const LineFieldsExtension = declareFields('line-fields', { lineFields: z.array(LineField).exactOptional() })
