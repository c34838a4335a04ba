import type { Text } from '../../seed/seed-content.ts'

/** One thing said twice: in English and in German, each written for its own readers. */
export const text = (en: string, de: string): Text => ({ en, de })
