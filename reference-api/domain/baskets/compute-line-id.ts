import { createHash } from 'node:crypto'

/** The id of a line within its basket: equal for the same variant and extraData, in any order of keys. */
export const computeLineId = (sku: string, extraData: Record<string, string>): string => {
  const canonical = JSON.stringify([sku, Object.entries(extraData).sort(([a], [b]) => (a < b ? -1 : 1))])
  return createHash('sha256').update(canonical).digest('base64url').slice(0, 16)
}
