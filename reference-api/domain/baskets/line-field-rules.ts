import { isGuestNameKey, isLineFieldKey } from '#shared/wire/extra-data.ts'
import type { StoredLineField } from './line-texts.ts'
import type { FieldViolation, Message } from '../messages.ts'
import { isName } from '../accounts/person-name.ts'
import { hasLink } from '../untrusted-text.ts'

type FieldedLine = {
  index: number
  id: string
  extraData: Record<string, string>
  /** What the product declares. */
  lineFields: Pick<StoredLineField, 'key' | 'maxLength'>[]
}

const maxGuestNameLength = 80

const toGuestNameError = (name: string): Message[] => {
  if ([...name].length > maxGuestNameLength)
    return [{ key: 'text.tooLong', parameters: { maximum: maxGuestNameLength } }]
  return isName(name) ? [] : [{ key: 'name.invalid' }]
}

/**
 * Violations: texts that the product does not ask for, that are too long or have a link, and names that no person has.
 * Lines that the basket has already (`presentIds`) are not checked: a product that changes meanwhile must not stop the
 * shopper from changing the rest.
 */
export const validateLineFields = (lines: FieldedLine[], presentIds: ReadonlySet<string>): FieldViolation[] =>
  lines
    .filter(({ id }) => !presentIds.has(id))
    .flatMap(({ index, extraData, lineFields }) =>
      Object.entries(extraData).flatMap(([key, text]): FieldViolation[] => {
        const propertyPath = `lines[${index}].extraData.${key}`
        if (isGuestNameKey(key)) return toGuestNameError(text).map((error) => ({ propertyPath, ...error }))
        if (!isLineFieldKey(key)) return []
        const declared = lineFields.find((field) => field.key === key)
        if (!declared) return [{ propertyPath, key: 'lineField.notOffered' }]
        const { maxLength: maximum } = declared
        if (text.length > maximum) return [{ propertyPath, key: 'lineField.tooLong', parameters: { maximum } }]
        return hasLink(text) ? [{ propertyPath, key: 'text.link' }] : []
      }),
    )
