import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { getServerTexts } from '../../presentation/server-texts.ts'
import type { ParsedInput } from '#shared/api/schemas.ts'
import type { Baskets } from './baskets.ts'
import { computeLineKey, mergeLines, type LineBody } from './line-bodies.ts'

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

const changeLine = (lines: readonly LineBody[], { key, quantity, texts }: ParsedInput<'updateBasketLine'>) =>
  lines.flatMap((line) => {
    if (computeLineKey(line) !== key) return [line]
    const extraData = { ...line.extraData, ...texts }
    return quantity === 0 ? [] : [{ ...line, quantity: quantity ?? line.quantity, extraData }]
  })

/** Shows and changes the basket; the browser names a line by its opaque key. */
export const createBasketHandlers = ({ baskets }: { baskets: Baskets }): BasketHandlers => {
  const editLines = (context: RequestContext, applyChange: (lines: readonly LineBody[]) => LineBody[]) =>
    baskets.lockAndPresent(context, (locked) => baskets.editLines(locked, applyChange))

  return {
    getBasket: (_input, context) => baskets.readAndPresent(context),

    addToBasket: async ({ items }, context) => {
      const linesToAdd = items
        .filter(({ quantity }) => quantity > 0)
        .map(({ sku, quantity, extraData = {} }) => ({ productVariant: sku, quantity, extraData }))
      if (linesToAdd.length === 0)
        throw new AppError(422, 'rejected', getServerTexts(context.preferences.language).nothingChosen)
      return editLines(context, (lines) => mergeLines(lines, linesToAdd))
    },

    updateBasketLine: (change, context) =>
      editLines(context, (lines) => {
        if (!lines.some((line) => computeLineKey(line) === change.key))
          throw new AppError(404, 'not_found', 'There is no such line in your basket.')
        return changeLine(lines, change)
      }),

    removeBasketLine: ({ key }, context) => editLines(context, (lines) => changeLine(lines, { key, quantity: 0 })),

    mergeGuestBasket: (_input, context) => baskets.lockAndPresent(context, baskets.mergeGuestBasket),

    extendHold: (_input, context) => baskets.lockAndPresent(context, baskets.extendHold),

    retryExpiredLines: (_input, context) => baskets.lockAndPresent(context, baskets.retryExpiredLines),

    dismissExpiredLines: (_input, context) => baskets.lockAndPresent(context, baskets.dismissExpiredLines),
  }
}
