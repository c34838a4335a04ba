import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { lineKey, mergeLines, type LineBody } from './line-bodies.ts'
import type { ShopperBaskets } from './shopper-baskets.ts'

type BasketHandlers = Pick<
  Handlers,
  | 'getBasket'
  | 'addToBasket'
  | 'changeBasketLine'
  | 'removeBasketLine'
  | 'addKeptGuestLines'
  | 'extendHold'
  | 'retryLapsedLines'
  | 'forgetLapsedLines'
>

const nothingChosen: Record<Language, string> = {
  en: 'Choose how many you would like.',
  de: 'Wähle, wie viele du möchtest.',
}

const withQuantity = (lines: readonly LineBody[], key: string, quantity: number) =>
  lines.flatMap((line) => {
    if (lineKey(line) !== key) return [line]
    return quantity > 0 ? [{ ...line, quantity }] : []
  })

/** The basket as a shopper sees and changes it; lines are named by their opaque key. */
export const createBasketHandlers = ({ baskets }: { baskets: ShopperBaskets }): BasketHandlers => ({
  getBasket: (_input, context) => baskets.read(context),

  addToBasket: async ({ items }, context) => {
    const additions = items
      .filter(({ quantity }) => quantity > 0)
      .map(({ sku, quantity, extraData = {} }) => ({ productVariant: sku, quantity, extraData }))
    if (additions.length === 0) throw new AppError(422, 'rejected', nothingChosen[context.preferences.language])
    return baskets.edit(context, (lines) => mergeLines(lines, additions))
  },

  changeBasketLine: ({ key, quantity }, context) =>
    baskets.edit(context, (lines) => {
      if (!lines.some((line) => lineKey(line) === key))
        throw new AppError(404, 'not_found', 'There is no such line in your basket.')
      return withQuantity(lines, key, quantity)
    }),

  removeBasketLine: ({ key }, context) => baskets.edit(context, (lines) => withQuantity(lines, key, 0)),

  addKeptGuestLines: (_input, context) => baskets.addKept(context),

  extendHold: (_input, context) => baskets.extendHold(context),

  retryLapsedLines: (_input, context) => baskets.change(context, ({ calls }, id) => calls.take(id, 'lapsed/retry')),

  forgetLapsedLines: (_input, context) => baskets.change(context, ({ calls }, id) => calls.forgetLapsed(id)),
})
