import type { Text } from '../../seed/seed-content.ts'

/** A text in English and German. */
export const text = (en: string, de: string): Text => ({ en, de })
