import { changeBasket, type BasketRecord } from '../../store/baskets/baskets.ts'
import { holdCodes } from '../../store/baskets/code-holds.ts'
import { freezeBasket, unfreezeBasket } from '../../store/baskets/confirm-basket.ts'
import type { Db } from '../../db/connect.ts'
import { isBeingPaid, settleFirst } from '../../store/baskets/holds.ts'
import { shortViolations } from '../../domain/baskets/basket-rules.ts'
import { inMinutes } from '../../domain/baskets/hold-rules.ts'
import { ApiError, refused } from '../../http/api-error.ts'
import { defineRoute } from '../../http/define-route.ts'
import { cancelOpenPayments } from '../../payments/cancel-payments.ts'
import { basket, basketPath } from './basket-schemas.ts'
import { frozenBasket } from '../../presenters/frozen-basket.ts'
import { answerBasket, existingBasket, knownUser, lockedBasket, pricedFor, type BasketCall } from './basket-answer.ts'
import { wantedAgain } from './basket-lines.ts'
import { confirmViolations } from './confirm-violations.ts'

/** Throws 422 with all that is wrong, and the transaction must not be kept then. */
const confirm = async (tx: Db, open: BasketRecord, { claims, now: clock, locale, config }: BasketCall) => {
  const now = clock()
  const priced = await pricedFor({ db: tx, claims, now: clock }, open)
  const violations = confirmViolations(open, priced, now)
  if (violations.length > 0) throw refused(violations)
  const frozen = frozenBasket(open, priced, await knownUser(tx, claims))
  const short = await freezeBasket(tx, open, { frozen, claims, holdUntil: inMinutes(now, config.holdMinutes), now })
  const taken = [
    ...shortViolations(wantedAgain(open.lines, now), short),
    ...(await holdCodes(tx, open.id, open.promotion_codes, priced.promotions, now)),
  ]
  if (taken.length > 0) throw refused(taken)
  await changeBasket(tx, open.id, { language: locale }, now)
}

const confirmBasket = defineRoute({
  method: 'put',
  path: '/baskets/{id}/confirm',
  tag: 'Baskets',
  summary: 'Checks all of a basket once more, holds all of it and freezes what it comes to',
  access: 'token',
  params: basketPath,
  response: basket,
  refusals: [404, 409, 422],
  handle: async ({ params: { id } }, call) => {
    await settleFirst(call.db, id, call.now())
    await call.db.transaction().execute(async (tx) => {
      const found = await lockedBasket(tx, id, call.now())
      if (found.status === 'open') await confirm(tx, found, call)
    })
    return answerBasket(call, id)
  },
})

const reopenBasket = defineRoute({
  method: 'put',
  path: '/baskets/{id}/reopen',
  tag: 'Baskets',
  summary: 'Takes a confirmed basket back to be changed, unless it is paid for',
  access: 'token',
  params: basketPath,
  response: basket,
  refusals: [404, 409],
  handle: async ({ params: { id } }, call) => {
    const { status } = await existingBasket(call, id)
    if (status === 'confirmed') await cancelOpenPayments(call, id)
    await call.db.transaction().execute(async (tx) => {
      const found = await lockedBasket(tx, id, call.now())
      if (found.status === 'open') return
      if (await isBeingPaid(tx, id)) throw new ApiError(409, 'payment.through')
      await unfreezeBasket(tx, found)
    })
    return answerBasket(call, id)
  },
})

export const confirmRoutes = [confirmBasket, reopenBasket]
