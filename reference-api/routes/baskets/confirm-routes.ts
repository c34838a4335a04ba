import { BasketResource } from '#shared/wire/basket.ts'
import { updateBasketRow, type BasketRecord } from '../../store/baskets/baskets.ts'
import { holdCodes } from '../../store/baskets/code-holds.ts'
import { confirmBasket, reopenBasket } from '../../store/baskets/confirm-basket.ts'
import type { Db } from '../../db/connect.ts'
import { hasActivePayment, releaseHoldIfExpired } from '../../store/baskets/holds.ts'
import { toShortageViolations } from '../../domain/baskets/basket-rules.ts'
import { ApiError, validationError } from '../../http/api-error.ts'
import { defineRoute } from '../../http/define-route.ts'
import { cancelOpenPayments } from '../../payments/cancel-payments.ts'
import { basketParams, confirmBody } from './basket-schemas.ts'
import { toFrozenBasket } from '../../presenters/to-frozen-basket.ts'
import {
  loadBasketResource,
  requireBasket,
  findKnownUserId,
  requireLockedBasket,
  priceForCaller,
  type BasketCall,
} from './basket-access.ts'
import { toRequestedLines } from './basket-lines.ts'
import { validateConfirmation, validateGiftCount } from './validate-confirmation.ts'
import { validateGoodsCap } from './validate-goods-cap.ts'
import { lockHoldsOfUser } from '../../store/baskets/user-holds.ts'

/** Checks and confirms a basket. Throws 422 with all violations; the transaction must be rolled back then. */
const checkAndConfirm = async (
  tx: Db,
  open: BasketRecord,
  { claims, now: clock, locale, config }: BasketCall,
  { userId, maxGoods }: { userId: string | null; maxGoods: number | null | undefined },
) => {
  const now = clock()
  const priced = await priceForCaller({ db: tx, claims, now: clock }, open)
  const violations = [
    ...validateConfirmation(open, priced, now),
    ...(await validateGiftCount(tx, open, userId, now)),
    ...(await validateGoodsCap(tx, open, { claims, config }, { userId, maxGoods })),
  ]
  if (violations.length > 0) throw validationError(violations)
  const frozen = toFrozenBasket(open, priced, userId)
  const shortages = await confirmBasket(tx, open, {
    frozen,
    claims,
    holdTimes: config,
    now,
  })
  const violationsAfterHold = [
    ...toShortageViolations(toRequestedLines(open.lines, now), shortages),
    ...(await holdCodes(tx, open.id, open.promotion_codes, priced.promotions, now)),
  ]
  if (violationsAfterHold.length > 0) throw validationError(violationsAfterHold)
  await updateBasketRow(tx, open.id, { language: locale }, now)
}

const confirmBasketRoute = defineRoute({
  method: 'put',
  path: '/baskets/{id}/confirm',
  tag: 'Baskets',
  summary: 'Checks a basket, holds all of its lines and freezes its prices',
  access: 'token',
  params: basketParams,
  body: confirmBody,
  response: BasketResource,
  errorStatuses: [404, 409],
  handle: async ({ params: { id }, body: { maxGoods } }, call) => {
    await releaseHoldIfExpired(call.db, id, call.now())
    await call.db.transaction().execute(async (tx) => {
      const userId = await findKnownUserId(tx, call.claims)
      if (userId !== null) await lockHoldsOfUser(tx, userId)
      const basket = await requireLockedBasket(tx, id, call.now())
      if (basket.status === 'open') await checkAndConfirm(tx, basket, call, { userId, maxGoods })
    })
    return loadBasketResource(call, id)
  },
})

const reopenBasketRoute = defineRoute({
  method: 'put',
  path: '/baskets/{id}/reopen',
  tag: 'Baskets',
  summary: 'Reopens a confirmed basket, unless it is paid',
  access: 'token',
  params: basketParams,
  response: BasketResource,
  errorStatuses: [404, 409],
  handle: async ({ params: { id } }, call) => {
    const { status } = await requireBasket(call, id)
    if (status === 'confirmed') await cancelOpenPayments(call, id)
    await call.db.transaction().execute(async (tx) => {
      const basket = await requireLockedBasket(tx, id, call.now())
      if (basket.status === 'open') return
      if (await hasActivePayment(tx, id)) throw new ApiError(409, 'payment.through')
      await reopenBasket(tx, basket)
    })
    return loadBasketResource(call, id)
  },
})

export const confirmRoutes = [confirmBasketRoute, reopenBasketRoute]
