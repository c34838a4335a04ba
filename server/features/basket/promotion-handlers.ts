import { parseCurrency } from '#shared/rules/preferences.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import type { Limits } from '../../limits/limits.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { hasStatus, type CommerceApi } from '../../upstream/commerce-api.ts'
import { VoucherBalanceResource } from '../../upstream/resources/basket.ts'
import { toAppError } from '../../upstream/to-app-error.ts'
import { isConflict, isRejected } from './basket-errors.ts'
import type { ShopperBaskets } from './shopper-baskets.ts'

type PromotionHandlers = Pick<Handlers, 'addPromotion' | 'removePromotion' | 'getVoucherBalance'>

export type PromotionDeps = {
  api: Pick<CommerceApi, 'send'>
  baskets: ShopperBaskets
  limits: Pick<Limits, 'consumeForWrongGuess'>
}

/** Whoever types a code cares for letters and digits alone. */
const normaliseCode = (code: string) => code.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

const codeError = (status: number, message: string, cause?: unknown) =>
  new AppError(status, 'rejected', message, { cause, fields: [{ field: 'code', message }] })

const noVoucherMessages = {
  en: 'There is no gift voucher with this code.',
  de: 'Einen Gutschein mit diesem Code gibt es nicht.',
}

const emptyBasketMessages = {
  en: 'Put something into your basket first.',
  de: 'Leg zuerst etwas in deinen Warenkorb.',
}

/** Specification §8: the first violation of a 400 or 422, 'An unknown error occurred' otherwise. */
const toPromotionError = (error: unknown): unknown => {
  if (isConflict(error) || !hasStatus(error, 400, 404, 422)) return error
  return codeError(
    422,
    (isRejected(error) && (error.violations[0]?.message || error.message)) || 'An unknown error occurred',
    error,
  )
}

/** Promotion codes and gift vouchers: in the basket as a list that is replaced as a whole, and what is left on one. */
export const createPromotionHandlers = ({ api, baskets, limits }: PromotionDeps): PromotionHandlers => {
  const limitGuesses = <T>({ clientIp, log }: RequestContext, guess: () => Promise<T>) =>
    limits.consumeForWrongGuess([{ limit: 'codesIp', subject: clientIp }], log, guess)

  return {
    addPromotion: async ({ code }, context) => {
      const { lines, promotions } = await baskets.readBasket(context)
      if (lines.length === 0) throw codeError(422, emptyBasketMessages[context.preferences.language])
      if (promotions.some((one) => normaliseCode(one.code) === normaliseCode(code)))
        throw codeError(422, 'This promotion is already in your basket.')
      return limitGuesses(context, () =>
        baskets.changeBasket(context, async ({ calls }, id, basket) => {
          const codes = basket.promotions.map(({ promotionCode }) => promotionCode)
          await calls.setPromotions(id, [...codes, code]).catch((error: unknown) => {
            throw toPromotionError(error)
          })
          return calls.fetchBasket(id)
        }),
      )
    },

    removePromotion: ({ code }, context) =>
      baskets.changeBasket(context, async ({ calls }, id, basket) => {
        const codes = basket.promotions.map(({ promotionCode }) => promotionCode)
        const remaining = codes.filter((one) => normaliseCode(one) !== normaliseCode(code))
        if (remaining.length === codes.length) return basket
        await calls.setPromotions(id, remaining)
        return calls.fetchBasket(id)
      }),

    getVoucherBalance: ({ code }, context) =>
      limitGuesses(context, async () => {
        const { session, preferences } = context
        const { language } = preferences
        const found = await session
          .withAccessToken((token) =>
            api.send({
              method: 'POST',
              path: '/vouchers/balance',
              body: { code },
              token,
              language,
              schema: VoucherBalanceResource,
            }),
          )
          .catch((error: unknown) => {
            if (!hasStatus(error, 400, 404, 422)) throw toAppError(error)
            const message = noVoucherMessages[language]
            throw new AppError(404, 'not_found', message, { cause: error, fields: [{ field: 'code', message }] })
          })
        return { ...found, currency: parseCurrency(found.currency) ?? preferences.currency }
      }),
  }
}
