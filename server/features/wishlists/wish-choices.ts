import type * as contract from '#shared/api/wishlists/wishlists-schemas.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import { lineMaximum } from '../../presentation/line-maximum.ts'
import { amountOf, shownAmount } from '../../presentation/price.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { StorefrontProduct } from '../../upstream/schemas/catalogue.ts'
import type { Wish } from '../../upstream/schemas/wishlists.ts'

type Choice = contract.WishlistItem['choices'][number]

/** Wishes whose kinds are asked for at the same time; the answers come from the data cache most of the time. */
const atOnce = 8

const saleStatusOf = ({ item: { event } }: Wish) => event && event.saleStatus

const ofVariant = ({ item, ...wish }: Wish, preferences: Preferences): Choice[] => {
  const range = item.priceRanges.find(({ currency }) => currency === preferences.currency)
  if (!range) return []
  const price = { amount: shownAmount(range.minimum, preferences), currency: preferences.currency }
  return [
    {
      sku: item.sku,
      name: item.variantName ?? item.productName,
      price,
      max: lineMaximum(item, saleStatusOf({ item, ...wish })),
    },
  ]
}

const ofProduct = async (api: Pick<CommerceApi, 'read'>, wish: Wish, preferences: Preferences): Promise<Choice[]> => {
  const path = `/storefront/product/${encodeURIComponent(wish.item.slug)}`
  const { variants } = await api.read({ path, language: preferences.language, answer: StorefrontProduct })
  return variants
    .toSorted((a, b) => a.position - b.position)
    .flatMap((variant) => {
      const price = amountOf(variant.prices, preferences)
      return price
        ? [{ sku: variant.sku, name: variant.name, price, max: lineMaximum(variant, saleStatusOf(wish)) }]
        : []
    })
}

/**
 * What each wish can be bought as now, in the order of the wishes. A product that cannot be read leaves its wish
 * without a choice: the list is worth showing all the same.
 */
export const choicesOf = async (
  api: Pick<CommerceApi, 'read'>,
  wishes: readonly Wish[],
  preferences: Preferences,
): Promise<Choice[][]> => {
  const choices: Choice[][] = wishes.map((wish) =>
    wish.productVariant === undefined ? [] : ofVariant(wish, preferences),
  )
  const waiting = [...wishes.entries()].filter(
    ([, wish]) => wish.productVariant === undefined && wish.item.available > 0,
  )
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, wish] = next
      choices[index] = await ofProduct(api, wish, preferences).catch(() => [])
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return choices.map((kinds) => kinds.filter(({ max }) => max > 0))
}
