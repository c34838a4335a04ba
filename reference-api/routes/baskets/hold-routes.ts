import { changeBasket, isTicket } from '../../store/baskets/baskets.ts'
import { settleFirst } from '../../store/baskets/holds.ts'
import { json } from '../../db/stored-json.ts'
import { inMinutes } from '../../domain/baskets/hold-rules.ts'
import { ApiError } from '../../http/api-error.ts'
import { defineRoute } from '../../http/define-route.ts'
import { basket, basketPath } from './basket-schemas.ts'
import { answerBasket, isMember, lockedBasket, openBasket } from './basket-answer.ts'
import { retakeLapsed } from './basket-lines.ts'

const extendHold = defineRoute({
  method: 'put',
  path: '/baskets/{id}/hold/extend',
  tag: 'Baskets',
  summary: 'Holds the tickets longer, once',
  access: 'token',
  params: basketPath,
  response: basket,
  refusals: [404, 409],
  handle: async ({ params: { id } }, call) => {
    await settleFirst(call.db, id, call.now())
    await call.db.transaction().execute(async (tx) => {
      const { lines, hold_expires_at: expiresAt, hold_extended: extended } = await lockedBasket(tx, id, call.now())
      if (!expiresAt || !lines.some(isTicket)) throw new ApiError(409, 'hold.none')
      if (extended) throw new ApiError(409, 'hold.extended')
      const later = inMinutes(expiresAt > call.now() ? expiresAt : call.now(), call.config.holdExtensionMinutes)
      await changeBasket(tx, id, { hold_expires_at: later, hold_extended: true }, call.now())
    })
    return answerBasket(call, id)
  },
})

const retryLapsed = defineRoute({
  method: 'put',
  path: '/baskets/{id}/lapsed/retry',
  tag: 'Baskets',
  summary: 'Takes back what can still be had of the tickets whose hold ran out, and forgets the rest',
  access: 'token',
  params: basketPath,
  response: basket,
  refusals: [404, 409],
  handle: async ({ params: { id } }, call) => {
    await settleFirst(call.db, id, call.now())
    const now = call.now()
    await call.db.transaction().execute(async (tx) => {
      const asking = { now, isMember: await isMember(tx, call.claims, now) }
      await retakeLapsed(tx, await openBasket(tx, id, now), call.config.holdMinutes, asking)
    })
    return answerBasket(call, id)
  },
})

const forgetLapsed = defineRoute({
  method: 'delete',
  path: '/baskets/{id}/lapsed',
  tag: 'Baskets',
  summary: 'Forgets the tickets whose hold ran out',
  access: 'token',
  params: basketPath,
  response: basket,
  refusals: [404, 409],
  handle: async ({ params: { id } }, call) => {
    await call.db.transaction().execute(async (tx) => {
      await openBasket(tx, id, call.now())
      await changeBasket(tx, id, { lapsed: json([]) }, call.now())
    })
    return answerBasket(call, id)
  },
})

export const holdRoutes = [extendHold, retryLapsed, forgetLapsed]
