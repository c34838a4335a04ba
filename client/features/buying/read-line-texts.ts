import { lineFieldKeys, type LineFieldKey } from '#shared/wire/extra-data.ts'

export type LineTexts = Partial<Record<LineFieldKey, string>>

export const toLineFieldName = (key: LineFieldKey) => `text-${key}`

/** The texts for a line in this form, as typed. Includes blank texts, because they remove an earlier text. */
export const readLineTexts = (form: FormData): LineTexts =>
  Object.fromEntries(
    lineFieldKeys.flatMap((key) => {
      const text = form.get(toLineFieldName(key))
      return typeof text === 'string' ? [[key, text]] : []
    }),
  )
