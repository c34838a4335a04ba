import type { FieldError } from '#shared/api/errors.ts'
import type { LineFieldKey } from '#shared/rules/line-fields.ts'
import { findTextKey } from '../../features/buying/line-errors.ts'
import type { LineTexts } from '../../features/buying/read-line-texts.ts'
import type { BasketActionData } from './basket-action.ts'

/** What a shopper typed for a line, with the errors at its fields. */
export type RejectedLineTexts = {
  lineKey: string
  texts: LineTexts
  errors: { key: LineFieldKey; message: FieldError['message'] }[]
}

/** The id of the field: a page may have the field for several lines. */
export const lineTextId = (lineKey: string, key: LineFieldKey) => `${lineKey}-${key}`

/** Undefined unless the texts of a line were rejected. */
export const getRejectedLineTexts = ({ error, lineTexts }: BasketActionData = {}): RejectedLineTexts | undefined => {
  if (!error || !lineTexts) return undefined
  const errors = (error.fields ?? []).flatMap(({ field, message }) => {
    const key = findTextKey(field)
    return key ? [{ key, message }] : []
  })
  return { lineKey: lineTexts.key, texts: lineTexts.texts, errors }
}
