import { createHash } from 'node:crypto'
import type { BasketLineBody } from '#shared/wire/basket-lines.ts'
import type { BasketLineResource } from '../../upstream/resources/basket.ts'

/** Two lines of the same variant with different `extraData` are different lines. */
export type LineBody = BasketLineBody & { quantity: number; extraData: Record<string, string> }

/** The fields that a basket line and an expired one share with a request. */
export type RequestedLine = Pick<BasketLineResource, 'product' | 'productVariant' | 'quantity' | 'extraData'>

export const toLineBody = ({ product, productVariant, quantity, extraData }: RequestedLine): LineBody => ({
  ...(productVariant === undefined ? { product } : { productVariant }),
  quantity,
  extraData,
})

/** The extra data that is no text about a person: the amount of a voucher. */
const impersonalKeys = ['giftAmount']

/** The line without what a shopper wrote in it: names of guests, a dedication, the recipient of a gift. */
export const withoutTexts = (line: BasketLineResource): BasketLineResource => ({
  ...line,
  extraData: Object.fromEntries(Object.entries(line.extraData).filter(([key]) => impersonalKeys.includes(key))),
})

/**
 * Whether a line has tickets. Only tickets are held as soon as they are in a basket, and only they count towards caps.
 */
export const isTicketLine = ({ item }: { item: { event: unknown } }): boolean => item.event !== null

const toItem = ({ product, productVariant }: BasketLineBody) => [productVariant ?? null, product ?? null]

/** Lines that differ only in their `extraData` have the same key. */
export const toItemKey = (line: BasketLineBody): string => JSON.stringify(toItem(line))

/**
 * A hash of the item and its extraData, without the basket id. So the key stays the same in a rebuilt basket, and
 * reveals nothing.
 */
export const computeLineKey = (line: BasketLineBody): string => {
  const extras = Object.entries(line.extraData ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const identity = JSON.stringify([...toItem(line), extras])
  return createHash('sha256').update(identity).digest('base64url').slice(0, 22)
}

/** What the lines have now and did not have before. */
export const findAdditions = (
  before: readonly BasketLineResource[],
  now: readonly BasketLineResource[],
): LineBody[] => {
  const quantities = new Map(before.map((line) => [computeLineKey(toLineBody(line)), line.quantity]))
  return now.map(toLineBody).map((line) => ({
    ...line,
    quantity: line.quantity - (quantities.get(computeLineKey(line)) ?? 0),
  }))
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
