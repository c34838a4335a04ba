import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import type { ApiError } from '#shared/api/errors.ts'
import type { WishlistItem } from '#shared/api/wishlists/wishlists-schemas.ts'

/** Why a wish did not go into the basket: ours to say, or said by the API. */
export type AddProblem = { id: string; name: string } & (
  { code: 'choose_kind' | 'not_available' } | { code: 'only'; max: number } | { code: 'said'; text: string }
)

export type Added = { count: number; problems: AddProblem[]; error?: ApiError }

type Line = { sku: string; quantity: number }

type AddLines = (items: Line[]) => Promise<{ data?: Basket; error?: ApiError | undefined }>

/** A call takes so many lines (settled in the contract's `addToBasket`). */
const perCall = 20

/** The kind that was chosen for a wish, or the only one there is. */
const choiceOf = ({ choices }: WishlistItem, chosen: string | undefined) =>
  choices.find(({ sku }) => sku === chosen) ?? (choices.length === 1 ? choices[0] : undefined)

const planned = (items: readonly WishlistItem[], kindOf: (id: string) => string | undefined) => {
  const lines: (Line & { item: WishlistItem })[] = []
  const problems: AddProblem[] = []
  for (const item of items) {
    const { id, name, quantity, choices } = item
    const choice = choiceOf(item, kindOf(id))
    if (choices.length === 0) problems.push({ id, name, code: 'not_available' })
    else if (!choice) problems.push({ id, name, code: 'choose_kind' })
    else if (choice.max < quantity) problems.push({ id, name, code: 'only', max: choice.max })
    else lines.push({ sku: choice.sku, quantity, item })
  }
  return { lines, problems }
}

/**
 * Puts wishes into the basket, as many of each as the list says. The basket takes all of a call or nothing, so what it
 * refuses is left out and the rest offered again, until all of it is in or has said why not.
 */
export const addToBasket = async (
  items: readonly WishlistItem[],
  kindOf: (id: string) => string | undefined,
  add: AddLines,
): Promise<Added> => {
  const { lines, problems } = planned(items, kindOf)
  let count = 0
  let waiting = lines
  while (waiting.length > 0) {
    const offered = waiting.slice(0, perCall)
    const { error } = await add(offered.map(({ sku, quantity }) => ({ sku, quantity })))
    if (!error) {
      count += offered.reduce((sum, { quantity }) => sum + quantity, 0)
      waiting = waiting.slice(perCall)
      continue
    }
    const said = new Map((error.fields ?? []).map(({ field, message }) => [field, message]))
    const refused = offered.filter(({ sku }) => said.has(sku))
    // What is refused is none of these, or the shop is not there at all: offering again would change nothing.
    if (refused.length === 0) return { count, problems, error }
    problems.push(
      ...refused.map(({ sku, item: { id, name } }) => ({ id, name, code: 'said' as const, text: said.get(sku)! })),
    )
    waiting = waiting.filter((line) => !refused.includes(line))
  }
  return { count, problems }
}
