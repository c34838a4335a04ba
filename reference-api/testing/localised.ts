import type { Text } from '../seed/seed-content.ts'

/** A text whose German is the English one unless given. */
export const localised = (en: string, de: string = en): Text => ({ en, de })
