import type { Fields } from './storage.ts'

/** Names and values in turn, as the commands of Redis take them. */
export const flattenFields = (fields: Fields) => Object.entries(fields).flat()
