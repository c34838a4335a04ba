import type { Language } from '#shared/rules/preferences.ts'

/**
 * Specification §8, "Set password 401", for a link that the vault does not have (any more). Needs no call to the API.
 */
export const invalidResetLinkMessages: Record<Language, string> = {
  en: "Either the token provided or email address provided are incorrect. Please ensure you're using the correct email address and the link from the latest password reset email.",
  de: 'Entweder das Token oder die E-Mail-Adresse stimmt nicht. Bitte benutze die richtige E-Mail-Adresse und den Link aus der neuesten E-Mail zum Zurücksetzen des Passworts.',
}
