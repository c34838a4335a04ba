import { createHash } from 'node:crypto'
import type { BasketLineBody } from '#shared/wire/basket-lines.ts'
import type { BasketLineResource } from '../../upstream/resources/basket.ts'

/** `extraData` makes two lines of the same variant different lines. */
export type LineBody = BasketLineBody & { quantity: number; extraData: Record<string, string> }

export const toLineBody = ({ product, productVariant, quantity, extraData }: BasketLineResource): LineBody => ({
  ...(productVariant === undefined ? { product } : { productVariant }),
  quantity,
  extraData,
})

/** What a line is of, without its texts. */
export const toItemKey = ({ product, productVariant }: BasketLineBody): string =>
  JSON.stringify([productVariant ?? null, product ?? null])

/** Hash of the item and its extraData, without the basket id: the key survives a rebuilt basket and reveals nothing. */
export const computeLineKey = ({ product, productVariant, extraData = {} }: BasketLineBody): string => {
  const extras = Object.entries(extraData).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const identity = JSON.stringify([productVariant ?? null, product ?? null, extras])
  return createHash('sha256').update(identity).digest('base64url').slice(0, 22)
}

/** Adds quantities to lines of the same item and appends the rest; the order of lines stays. */
export const mergeLines = (lines: readonly LineBody[], additions: readonly LineBody[]): LineBody[] => {
  const merged = new Map<string, LineBody>()
  for (const line of [...lines, ...additions]) {
    const key = computeLineKey(line)
    const existing = merged.get(key)
    merged.set(key, existing ? { ...existing, quantity: existing.quantity + line.quantity } : line)
  }
  return [...merged.values()]
}
