import { BasketResource } from '#shared/wire/basket.ts'
import { updateBasketRow, isTicketLine } from '../../store/baskets/baskets.ts'
import { releaseHoldIfExpired } from '../../store/baskets/holds.ts'
import { toJsonColumn } from '../../db/stored-json.ts'
import { extendDeadline } from '../../domain/baskets/hold-rules.ts'
import { ApiError } from '../../http/api-error.ts'
import { defineRoute } from '../../http/define-route.ts'
import { basketParams, retryBody } from './basket-schemas.ts'
import { loadBasketResource, isMember, requireLockedBasket, requireOpenBasket } from './basket-access.ts'
import { restoreExpiredLines } from './basket-lines.ts'
import { loadTicketCap } from './ticket-cap.ts'

const extendHold = defineRoute({
  method: 'put',
  path: '/baskets/{id}/hold/extend',
  tag: 'Baskets',
  summary: 'Extends the hold once, within its longest time',
  access: 'token',
  params: basketParams,
  response: BasketResource,
  errorStatuses: [404, 409],
  handle: async ({ params: { id } }, call) => {
    await releaseHoldIfExpired(call.db, id, call.now())
    await call.db.transaction().execute(async (tx) => {
      const basket = await requireLockedBasket(tx, id, call.now())
      const { lines, hold_expires_at: expiresAt } = basket
      if (!expiresAt || !lines.some(isTicketLine)) throw new ApiError(409, 'hold.none')
      if (basket.hold_extended) throw new ApiError(409, 'hold.extended')
      const deadline = extendDeadline({ ...basket, hold_expires_at: expiresAt }, call.now(), call.config)
      if (!deadline) throw new ApiError(409, 'hold.longest')
      await updateBasketRow(tx, id, { hold_expires_at: deadline, hold_extended: true }, call.now())
    })
    return loadBasketResource(call, id)
  },
})

const retryExpiredLines = defineRoute({
  method: 'put',
  path: '/baskets/{id}/lapsed/retry',
  tag: 'Baskets',
  summary: 'Adds the available part of the expired lines again, and deletes the rest; 422 when no ticket may be held',
  access: 'token',
  params: basketParams,
  body: retryBody,
  response: BasketResource,
  errorStatuses: [404, 409],
  handle: async ({ params: { id }, body: { maxTickets } }, call) => {
    await releaseHoldIfExpired(call.db, id, call.now())
    const now = call.now()
    await call.db.transaction().execute(async (tx) => {
      const ticketCap = await loadTicketCap(tx, call, [id], maxTickets)
      const context = { now, isMember: await isMember(tx, call.claims, now), ticketCap, holdTimes: call.config }
      await restoreExpiredLines(tx, await requireOpenBasket(tx, id, now), context)
    })
    return loadBasketResource(call, id)
  },
})

const dismissExpiredLines = defineRoute({
  method: 'delete',
  path: '/baskets/{id}/lapsed',
  tag: 'Baskets',
  summary: 'Deletes the expired lines',
  access: 'token',
  params: basketParams,
  response: BasketResource,
  errorStatuses: [404, 409],
  handle: async ({ params: { id } }, call) => {
    await call.db.transaction().execute(async (tx) => {
      await requireOpenBasket(tx, id, call.now())
      await updateBasketRow(tx, id, { lapsed: toJsonColumn([]) }, call.now())
    })
    return loadBasketResource(call, id)
  },
})

export const holdRoutes = [extendHold, retryExpiredLines, dismissExpiredLines]
