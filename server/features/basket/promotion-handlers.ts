import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import type { Limits } from '../../limits/limits.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { englishServerTexts, getServerTexts } from '../../presentation/server-texts.ts'
import { hasStatus, UpstreamError, type CommerceApi } from '../../upstream/commerce-api.ts'
import { VoucherBalanceResource } from '../../upstream/resources/basket.ts'
import { toAppError } from '../../upstream/to-app-error.ts'
import { isRejected } from './basket-errors.ts'
import type { Baskets } from './baskets.ts'

type PromotionHandlers = Pick<Handlers, 'addPromotion' | 'removePromotion' | 'getVoucherBalance'>

type PromotionDeps = {
  api: Pick<CommerceApi, 'send'>
  baskets: Baskets
  limits: Pick<Limits, 'consumeForGuess'>
}

/** Shoppers type codes in any case and with any separator. */
const normaliseCode = (code: string) => code.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

const codeError = (status: number, message: string, cause?: unknown) =>
  new AppError(status, 'rejected', message, { cause, fields: [{ field: 'code', message }] })

/** The shopper sees the first violation of a 400 or 422, 'An unknown error occurred' after any other failure. */
const toPromotionError = (error: unknown): unknown => {
  const failure = toAppError(error)
  const cause = failure instanceof AppError ? failure.cause : undefined
  if (!(failure instanceof AppError) || !(cause instanceof UpstreamError)) return failure
  const { status, retryAfter } = failure
  const message =
    (isRejected(cause) && (cause.violations[0]?.message || cause.message)) || englishServerTexts.unknownError
  return new AppError(status, status < 500 ? 'rejected' : failure.code, message, {
    cause,
    fields: [{ field: 'code', message }],
    retryAfter,
  })
}

/** Adds and removes promotion codes and gift vouchers, and reads a voucher's balance. */
export const createPromotionHandlers = ({ api, baskets, limits }: PromotionDeps): PromotionHandlers => {
  const limitGuesses = <T>({ clientIp, log }: RequestContext, guess: () => Promise<T>) =>
    limits.consumeForGuess([{ limit: 'codesIp', subject: clientIp }], log, guess)

  return {
    addPromotion: async ({ code }, context) => {
      const { lines, promotions } = await baskets.readAndPresent(context)
      if (lines.length === 0) throw codeError(422, getServerTexts(context.preferences.language).nothingToReduce)
      if (promotions.some((candidate) => normaliseCode(candidate.code) === normaliseCode(code)))
        throw codeError(422, englishServerTexts.duplicatePromotion)
      return limitGuesses(context, () =>
        baskets
          .lockAndPresent(context, (locked) => baskets.changePromotions(locked, (codes) => [...codes, code]))
          .catch((error: unknown) => {
            throw toPromotionError(error)
          }),
      )
    },

    removePromotion: ({ code }, context) =>
      baskets.lockAndPresent(context, (locked) =>
        baskets.changePromotions(locked, (codes) => {
          const remaining = codes.filter((candidate) => normaliseCode(candidate) !== normaliseCode(code))
          return remaining.length === codes.length ? codes : remaining
        }),
      ),

    getVoucherBalance: ({ code }, context) =>
      limitGuesses(context, async () => {
        const { session, preferences } = context
        const { language } = preferences
        const balance = await session
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
            const message = getServerTexts(language).unknownVoucher
            throw new AppError(404, 'not_found', message, { cause: error, fields: [{ field: 'code', message }] })
          })
        return balance
      }),
  }
}
