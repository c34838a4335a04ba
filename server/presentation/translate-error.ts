import type { Language } from '#shared/rules/preferences.ts'
import { AppError } from '../http/errors.ts'

/**
 * German texts for English messages that the specification requires and the storefront sends without an upstream call.
 * The wording is the API's.
 */
const germanMessages: Readonly<Record<string, string>> = {
  'You must be logged in to use this endpoint': 'Du musst angemeldet sein, um diesen Endpunkt zu benutzen',
  'An unknown error occurred': 'Ein unbekannter Fehler ist aufgetreten',
  'This promotion is already in your basket.': 'Diese Aktion ist schon in deinem Warenkorb.',
}

/** Translates known messages into the shopper's language; returns other errors unchanged. */
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
