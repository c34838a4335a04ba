import { lineMaximum } from '../baskets/basket-rules.ts'

export const wishlistMaximum = 100
export const wishMaximum = 200

/** The same number as a basket line, which a wish is meant to become. */
export const wishQuantityMaximum = lineMaximum

/** A wish names a product as a whole or one variant of it, by SKU. */
export type NamedSku = { named: 'product' | 'productVariant'; sku: string }

export type Wanted = NamedSku & { quantity: number }

export const wishKey = ({ named, sku }: NamedSku): string => `${named}/${sku}`

export const addQuantities = (a: number, b: number): number => Math.min(a + b, wishQuantityMaximum)

/** One wish per SKU, at the place of the first; quantities add up to what one wish may hold. */
export const mergeWishes = (wishes: Wanted[]): Wanted[] => {
  const merged = new Map<string, Wanted>()
  for (const wish of wishes) {
    const before = merged.get(wishKey(wish))
    merged.set(wishKey(wish), before ? { ...before, quantity: addQuantities(before.quantity, wish.quantity) } : wish)
  }
  return [...merged.values()]
}
