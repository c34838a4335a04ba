import type { Language } from '#shared/rules/preferences.ts'
import { AppError } from '../http/errors.ts'

/**
 * Sentences of the specification (§8) that the shop says itself where nobody upstream was asked; in German as the API
 * says them.
 */
const germanMessages: Readonly<Record<string, string>> = {
  'You must be logged in to use this endpoint': 'Du musst angemeldet sein, um diesen Endpunkt zu benutzen',
  'An unknown error occurred': 'Ein unbekannter Fehler ist aufgetreten',
  'This promotion is already in your basket.': 'Diese Aktion ist schon in deinem Warenkorb.',
}

/** The same refusal in the shopper's language, where it is one of ours; anything else as it is. */
export const translateError = (language: Language, error: unknown): unknown => {
  const message = error instanceof AppError && language === 'de' ? germanMessages[error.message] : undefined
  if (!message || !(error instanceof AppError)) return error
  const { status, code, retryAfter } = error
  const fields = error.fields?.map(({ field, message: fieldMessage }) => ({
    field,
    message: germanMessages[fieldMessage] ?? fieldMessage,
  }))
  return new AppError(status, code, message, { cause: error, fields, retryAfter })
}
