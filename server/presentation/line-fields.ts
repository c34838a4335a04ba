import type { LineField } from '#shared/api/catalogue/line-field-schemas.ts'
import { isLineFieldKey } from '#shared/wire/extra-data.ts'
import type { LineField as LineFieldResource } from '#shared/wire/extensions/line-fields.ts'

/** The texts that a product accepts for its lines. Leaves out those that this shop cannot show. */
export const toLineFields = (fields: readonly LineFieldResource[] = []): { lineFields?: LineField[] } => {
  const lineFields = fields.flatMap(({ key, label, hint, maxLength, lang }) =>
    isLineFieldKey(key) ? [{ key, label, hint, maxLength, lang }] : [],
  )
  return lineFields.length > 0 ? { lineFields } : {}
}
