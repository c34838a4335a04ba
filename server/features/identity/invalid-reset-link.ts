import type { Language } from '#shared/rules/preferences.ts'

/**
 * The messages that the specification requires when the vault does not contain the link (any more). They need no API
 * call.
 */
export const invalidResetLinkMessages: Record<Language, string> = {
  en: "Either the token provided or email address provided are incorrect. Please ensure you're using the correct email address and the link from the latest password reset email.",
  de: 'Entweder das Token oder die E‑Mail-Adresse stimmt nicht. Bitte benutze die richtige E‑Mail-Adresse und den Link aus der neuesten E‑Mail zum Zurücksetzen des Passworts.',
}
