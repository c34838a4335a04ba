import { parseCurrency } from '#shared/rules/preferences.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import type { Limits } from '../../limits/limits.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { hasStatus, type CommerceApi } from '../../upstream/commerce-api.ts'
import { VoucherBalance } from '../../upstream/schemas/basket.ts'
import { toAppError } from '../../upstream/to-app-error.ts'
import { isInTheWay, isRefused } from './refusal.ts'
import type { ShopperBaskets } from './shopper-baskets.ts'

type PromotionHandlers = Pick<Handlers, 'addPromotion' | 'removePromotion' | 'getVoucherBalance'>

export type PromotionDeps = {
  api: Pick<CommerceApi, 'send'>
  baskets: ShopperBaskets
  limits: Pick<Limits, 'spendOnGuess'>
}

/** Whoever types a code cares for letters and digits alone. */
const meant = (code: string) => code.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

const said = (status: number, message: string, cause?: unknown) =>
  new AppError(status, 'rejected', message, { cause, fields: [{ field: 'code', message }] })

const noVoucher = {
  en: 'There is no gift voucher with this code.',
  de: 'Einen Gutschein mit diesem Code gibt es nicht.',
}

const nothingToReduce = {
  en: 'Put something into your basket first.',
  de: 'Leg zuerst etwas in deinen Warenkorb.',
}

/** Specification §8: the first violation of a 400 or 422, 'An unknown error occurred' otherwise. */
const promotionRefusal = (error: unknown): unknown => {
  if (isInTheWay(error) || !hasStatus(error, 400, 404, 422)) return error
  return said(
    422,
    (isRefused(error) && (error.violations[0]?.message || error.message)) || 'An unknown error occurred',
    error,
  )
}

/** Promotion codes and gift vouchers: in the basket as a list that is replaced as a whole, and what is left on one. */
export const createPromotionHandlers = ({ api, baskets, limits }: PromotionDeps): PromotionHandlers => {
  const guessing = <T>({ address, log }: RequestContext, guess: () => Promise<T>) =>
    limits.spendOnGuess([{ limit: 'codesAddress', of: address }], log, guess)

  return {
    addPromotion: async ({ code }, context) => {
      const { lines, promotions } = await baskets.read(context)
      if (lines.length === 0) throw said(422, nothingToReduce[context.preferences.language])
      if (promotions.some((one) => meant(one.code) === meant(code)))
        throw said(422, 'This promotion is already in your basket.')
      return guessing(context, () =>
        baskets.change(context, async ({ calls }, id, basket) => {
          const codes = basket.promotions.map(({ promotionCode }) => promotionCode)
          await calls.setPromotions(id, [...codes, code]).catch((error: unknown) => {
            throw promotionRefusal(error)
          })
          return calls.read(id)
        }),
      )
    },

    removePromotion: ({ code }, context) =>
      baskets.change(context, async ({ calls }, id, basket) => {
        const codes = basket.promotions.map(({ promotionCode }) => promotionCode)
        const left = codes.filter((one) => meant(one) !== meant(code))
        if (left.length === codes.length) return basket
        await calls.setPromotions(id, left)
        return calls.read(id)
      }),

    getVoucherBalance: ({ code }, context) =>
      guessing(context, async () => {
        const { session, preferences } = context
        const { language } = preferences
        const found = await session
          .authorised((token) =>
            api.send({
              method: 'POST',
              path: '/vouchers/balance',
              body: { code },
              token,
              language,
              answer: VoucherBalance,
            }),
          )
          .catch((error: unknown) => {
            if (!hasStatus(error, 400, 404, 422)) throw toAppError(error)
            const message = noVoucher[language]
            throw new AppError(404, 'not_found', message, { cause: error, fields: [{ field: 'code', message }] })
          })
        return { ...found, currency: parseCurrency(found.currency) ?? preferences.currency }
      }),
  }
}
