import type { ChosenItem, BuyProblem } from './buy-problems.ts'

/** The name of a kind's number field. */
export const quantityField = (sku: string) => `quantity:${sku}`

/** A line holds at most this many (settled in the contract's `addToBasket`). */
export const lineMaximum = 20

export type BuyFormContents = { items: ChosenItem[]; values: Record<string, string>; problems: BuyProblem[] }

const prefix = quantityField('')

/**
 * What the form holds: the kinds that were chosen, every number as it was typed, and what cannot be a number of things.
 */
export const readBuyForm = (form: FormData): BuyFormContents => {
  const items: ChosenItem[] = []
  const values: Record<string, string> = {}
  const problems: BuyProblem[] = []
  for (const [name, entry] of form) {
    if (!name.startsWith(prefix) || typeof entry !== 'string') continue
    const sku = name.slice(prefix.length)
    const value = entry.trim()
    values[sku] = value
    if (!/^\d{0,4}$/.test(value) || Number(value) > lineMaximum) problems.push({ sku, code: 'not_a_number' })
    else if (Number(value) > 0) items.push({ sku, quantity: Number(value) })
  }
  if (items.length === 0 && problems.length === 0) problems.push({ sku: null, code: 'nothing_chosen' })
  return { items, values, problems }
}
