import type { StoredLineField } from './line-texts.ts'
import type { FieldViolation } from '../messages.ts'
import { isLineTextKey } from './line-texts.ts'

type FieldedLine = {
  index: number
  id: string
  extraData: Record<string, string>
  /** What the product declares. */
  lineFields: Pick<StoredLineField, 'key' | 'maxLength'>[]
}

/**
 * The texts that a product does not ask for, or that are too long. Lines that the basket has already (`presentIds`) are
 * not checked: a product that changes meanwhile must not stop the shopper from changing the rest.
 */
export const validateLineFields = (lines: FieldedLine[], presentIds: ReadonlySet<string>): FieldViolation[] =>
  lines
    .filter(({ id }) => !presentIds.has(id))
    .flatMap(({ index, extraData, lineFields }) =>
      Object.entries(extraData).flatMap(([key, text]): FieldViolation[] => {
        if (!isLineTextKey(key)) return []
        const propertyPath = `lines[${index}].extraData.${key}`
        const declared = lineFields.find((field) => field.key === key)
        if (!declared) return [{ propertyPath, key: 'lineField.notOffered' }]
        const { maxLength: maximum } = declared
        return text.length > maximum ? [{ propertyPath, key: 'lineField.tooLong', parameters: { maximum } }] : []
      }),
    )
