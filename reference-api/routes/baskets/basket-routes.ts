import { BasketResource, BasketTotalsResource } from '#shared/wire/basket.ts'
import { ShippingQuoteQuery } from '#shared/wire/extensions/shipping-quotes.ts'
import {
  updateBasketRow,
  findBasket,
  insertBasket,
  lockBaskets,
  type BasketRecord,
} from '../../store/baskets/baskets.ts'
import type { Db } from '../../db/connect.ts'
import { lockBasket, releaseHoldIfExpired } from '../../store/baskets/holds.ts'
import { ApiError } from '../../http/api-error.ts'
import { defineRoute } from '../../http/define-route.ts'
import { basketBody, basketParams, type BasketInput } from './basket-schemas.ts'
import { presentTotals } from '../../presenters/present-basket.ts'
import {
  loadBasketResource,
  loadQuotedBasketResource,
  requireBasket,
  isMember,
  findKnownUserId,
  requireOpenBasket,
  priceForCaller,
  type BasketCall,
} from './basket-access.ts'
import { toBasketColumns, toShippingColumns } from './basket-input.ts'
import { writeLines } from './basket-lines.ts'
import { loadTicketCap } from './ticket-cap.ts'
import type { TicketCap } from '../../domain/baskets/basket-rules.ts'

/** The other basket that lines come from, locked; a deleted one counts as none. */
const lockSourceBasket = async (
  tx: Db,
  from: string | null | undefined,
  now: Date,
): Promise<BasketRecord | undefined> => {
  const source = from ? await lockBasket(tx, from, now) : undefined
  if (source && source.status !== 'open') throw new ApiError(409, `basket.${source.status}`)
  return source
}

const writeBasket = async (
  tx: Db,
  before: BasketRecord,
  source: BasketRecord | undefined,
  { body, ticketCap }: { body: BasketInput; ticketCap: TicketCap | null },
  { now: clock, claims, config, locale }: BasketCall,
) => {
  const now = clock()
  const ownColumns = toBasketColumns(body, config.currencies)
  const lineColumns =
    body.lines && ticketCap
      ? await writeLines(tx, before, {
          bodies: body.lines,
          source,
          now,
          isMember: await isMember(tx, claims, now),
          ticketCap,
          holdTimes: config,
        })
      : {}
  await updateBasketRow(tx, before.id, { ...ownColumns, ...lineColumns, language: locale }, now)
  if (!body.shipping && before.shipping_service === null && before.dropped_shipping === null) return
  const shipping = toShippingColumns((await findBasket(tx, before.id)) ?? before, body.shipping, now)
  if (shipping) await updateBasketRow(tx, before.id, shipping, now)
}

/** The ticket cap of a body with lines; null without lines, which need no cap. Call it before baskets are locked. */
const loadTicketCapForLines = (tx: Db, call: BasketCall, body: BasketInput, basketIds: string[]) =>
  body.lines ? loadTicketCap(tx, call, basketIds, body.maxTickets) : null

const createBasket = defineRoute({
  method: 'post',
  path: '/baskets',
  tag: 'Baskets',
  summary: 'Creates a basket; its id gives access to it',
  access: 'token',
  body: basketBody,
  status: 201,
  response: BasketResource,
  errorStatuses: [409],
  handle: async ({ body }, call) => {
    const now = call.now()
    const created = await call.db.transaction().execute(async (tx) => {
      const ticketCap = await loadTicketCapForLines(tx, call, body, body.from ? [body.from] : [])
      const source = body.lines ? await lockSourceBasket(tx, body.from, now) : undefined
      const id = await insertBasket(tx, call.config.currencies[0], await findKnownUserId(tx, call.claims), now)
      await writeBasket(tx, await requireOpenBasket(tx, id, now), source, { body, ticketCap }, call)
      return id
    })
    return loadBasketResource(call, created)
  },
})

const showBasket = defineRoute({
  method: 'get',
  path: '/baskets/{id}',
  tag: 'Baskets',
  summary: 'A basket, its lines named and priced; with `shippingServices` as a checkout shows it',
  access: 'token',
  params: basketParams,
  query: ShippingQuoteQuery,
  response: BasketResource,
  errorStatuses: [404],
  handle: ({ params, query }, call) =>
    query.shippingServices ? loadQuotedBasketResource(call, params.id) : loadBasketResource(call, params.id),
})

const updateBasket = defineRoute({
  method: 'put',
  path: '/baskets/{id}',
  tag: 'Baskets',
  summary: 'Replaces the given fields: lines, currency, shipping, contact, addresses; all or nothing',
  access: 'token',
  params: basketParams,
  body: basketBody,
  response: BasketResource,
  errorStatuses: [404, 409],
  handle: async ({ params: { id }, body }, call) => {
    const now = call.now()
    const from = body.lines && body.from !== id ? body.from : null
    await releaseHoldIfExpired(call.db, id, now)
    if (from) await releaseHoldIfExpired(call.db, from, now)
    await call.db.transaction().execute(async (tx) => {
      const ids = from ? [id, from] : [id]
      const ticketCap = await loadTicketCapForLines(tx, call, body, ids)
      if (from) await lockBaskets(tx, ids)
      const basket = await requireOpenBasket(tx, id, now)
      await writeBasket(tx, basket, await lockSourceBasket(tx, from, now), { body, ticketCap }, call)
    })
    return loadBasketResource(call, id)
  },
})

const readTotals = defineRoute({
  method: 'get',
  path: '/baskets/{id}/totals',
  tag: 'Baskets',
  summary: 'The totals of a basket, minor units',
  access: 'token',
  params: basketParams,
  response: BasketTotalsResource,
  errorStatuses: [404],
  handle: async ({ params }, call) => {
    const basket = await requireBasket(call, params.id)
    return presentTotals(basket, await priceForCaller(call, basket))
  },
})

export const basketRoutes = [createBasket, showBasket, updateBasket, readTotals]
