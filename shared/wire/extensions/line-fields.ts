import { z } from 'zod'

// Capability: products that ask for a text for each of their lines.

/**
 * A text that a shopper may give with this key in the `extraData` of a line. `maxLength` in UTF-16 units, like the
 * attribute of an input. `hint` says what happens with the text.
 */
export const LineField = z.object({
  key: z.string(),
  label: z.string(),
  hint: z.string().nullable(),
  maxLength: z.int().positive(),
})
export type LineField = z.infer<typeof LineField>

/** On a product and on the item of a basket line. A missing key accepts no such text. */
export const LineFieldsExtension = z.object({ lineFields: z.array(LineField).exactOptional() })
