import type { Text } from '../seed/seed-content.ts'

/** A text in both languages; German defaults to the English text. */
export const localised = (en: string, de: string = en): Text => ({ en, de })
