import type { Language } from '#shared/rules/preferences.ts'
import { AppError } from '../http/errors.ts'
import { translateServerText } from './server-texts.ts'

/** Translates the server's own English texts into the shopper's language; returns other errors unchanged. */
export const translateError = (language: Language, error: unknown): unknown => {
  if (!(error instanceof AppError)) return error
  const message = translateServerText(error.message, language)
  if (message === error.message) return error
  const { status, code, retryAfter } = error
  const fields = error.fields?.map(({ field, message: fieldMessage }) => ({
    field,
    message: translateServerText(fieldMessage, language),
  }))
  return new AppError(status, code, message, { cause: error, fields, retryAfter })
}
