import { lineFieldKeys, type LineFieldKey } from '#shared/wire/extra-data.ts'

export type LineTexts = Partial<Record<LineFieldKey, string>>

export const toLineFieldName = (key: LineFieldKey) => `text-${key}`

/** The line texts in the form, as typed. Includes blank ones: they remove a text that the line already has. */
export const readLineTexts = (form: FormData): LineTexts =>
  Object.fromEntries(
    lineFieldKeys.flatMap((key) => {
      const text = form.get(toLineFieldName(key))
      return typeof text === 'string' ? [[key, text]] : []
    }),
  )
