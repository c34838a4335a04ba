import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { computeLineKey, mergeLines, type LineBody } from './line-bodies.ts'
import type { ShopperBaskets } from './shopper-baskets.ts'

type BasketHandlers = Pick<
  Handlers,
  | 'getBasket'
  | 'addToBasket'
  | 'updateBasketLine'
  | 'removeBasketLine'
  | 'mergeGuestBasket'
  | 'extendHold'
  | 'retryExpiredLines'
  | 'dismissExpiredLines'
>

const nothingChosenMessage: Record<Language, string> = {
  en: 'Choose how many you would like.',
  de: 'Wähle, wie viele du möchtest.',
}

const setLineQuantity = (lines: readonly LineBody[], key: string, quantity: number) =>
  lines.flatMap((line) => {
    if (computeLineKey(line) !== key) return [line]
    return quantity > 0 ? [{ ...line, quantity }] : []
  })

/** The basket as a shopper sees and changes it; lines are named by their opaque key. */
export const createBasketHandlers = ({ baskets }: { baskets: ShopperBaskets }): BasketHandlers => ({
  getBasket: (_input, context) => baskets.readBasket(context),

  addToBasket: async ({ items }, context) => {
    const linesToAdd = items
      .filter(({ quantity }) => quantity > 0)
      .map(({ sku, quantity, extraData = {} }) => ({ productVariant: sku, quantity, extraData }))
    if (linesToAdd.length === 0) throw new AppError(422, 'rejected', nothingChosenMessage[context.preferences.language])
    return baskets.editLines(context, (lines) => mergeLines(lines, linesToAdd))
  },

  updateBasketLine: ({ key, quantity }, context) =>
    baskets.editLines(context, (lines) => {
      if (!lines.some((line) => computeLineKey(line) === key))
        throw new AppError(404, 'not_found', 'There is no such line in your basket.')
      return setLineQuantity(lines, key, quantity)
    }),

  removeBasketLine: ({ key }, context) => baskets.editLines(context, (lines) => setLineQuantity(lines, key, 0)),

  mergeGuestBasket: (_input, context) => baskets.mergeGuestBasket(context),

  extendHold: (_input, context) => baskets.extendHold(context),

  retryExpiredLines: (_input, context) =>
    baskets.changeBasket(context, ({ calls }, id) => calls.putStep(id, 'lapsed/retry')),

  dismissExpiredLines: (_input, context) =>
    baskets.changeBasket(context, ({ calls }, id) => calls.dismissExpiredLines(id)),
})
