import { changeBasket, findBasket, insertBasket, lockBaskets, type BasketRecord } from '../../store/baskets/baskets.ts'
import type { Db } from '../../db/connect.ts'
import { lockBasket, settleFirst } from '../../store/baskets/holds.ts'
import { ApiError } from '../../http/api-error.ts'
import { defineRoute } from '../../http/define-route.ts'
import { basket as basketResource, basketBody, basketPath, basketTotals, type BasketInput } from './basket-schemas.ts'
import { presentTotals } from '../../presenters/present-basket.ts'
import {
  answerBasket,
  existingBasket,
  isMember,
  knownUser,
  openBasket,
  pricedFor,
  type BasketCall,
} from './basket-answer.ts'
import { basketColumns, shippingColumns } from './basket-input.ts'
import { writeLines } from './basket-lines.ts'

/** The other basket that lines come from, locked; one that is gone is as good as none. */
const sourceOf = async (tx: Db, from: string | null | undefined, now: Date): Promise<BasketRecord | undefined> => {
  const source = from ? await lockBasket(tx, from, now) : undefined
  if (source && source.status !== 'open') throw new ApiError(409, `basket.${source.status}`)
  return source
}

const write = async (
  tx: Db,
  before: BasketRecord,
  source: BasketRecord | undefined,
  body: BasketInput,
  { now: clock, claims, config, locale }: BasketCall,
) => {
  const now = clock()
  await changeBasket(tx, before.id, { ...basketColumns(body), language: locale }, now)
  if (body.lines) {
    const asking = { now, isMember: await isMember(tx, claims, now) }
    await writeLines(tx, before, { bodies: body.lines, source, holdMinutes: config.holdMinutes, ...asking })
  }
  const shipping = shippingColumns((await findBasket(tx, before.id)) ?? before, body.shipping, now)
  if (shipping) await changeBasket(tx, before.id, shipping, now)
}

const createBasket = defineRoute({
  method: 'post',
  path: '/baskets',
  tag: 'Baskets',
  summary: 'Creates a basket; its id is a capability',
  access: 'token',
  body: basketBody,
  status: 201,
  response: basketResource,
  refusals: [409],
  handle: async ({ body }, call) => {
    const now = call.now()
    const created = await call.db.transaction().execute(async (tx) => {
      const source = body.lines ? await sourceOf(tx, body.from, now) : undefined
      const id = await insertBasket(tx, 'GBP', await knownUser(tx, call.claims), now)
      await write(tx, await openBasket(tx, id, now), source, body, call)
      return id
    })
    return answerBasket(call, created)
  },
})

const showBasket = defineRoute({
  method: 'get',
  path: '/baskets/{id}',
  tag: 'Baskets',
  summary: 'A basket, its lines named and priced',
  access: 'token',
  params: basketPath,
  response: basketResource,
  refusals: [404],
  handle: ({ params }, call) => answerBasket(call, params.id),
})

const updateBasket = defineRoute({
  method: 'put',
  path: '/baskets/{id}',
  tag: 'Baskets',
  summary: 'Replaces what it names as a whole: lines, currency, shipping, contact, addresses; all or nothing',
  access: 'token',
  params: basketPath,
  body: basketBody,
  response: basketResource,
  refusals: [404, 409],
  handle: async ({ params: { id }, body }, call) => {
    const now = call.now()
    const from = body.lines && body.from !== id ? body.from : null
    await settleFirst(call.db, id, now)
    if (from) await settleFirst(call.db, from, now)
    await call.db.transaction().execute(async (tx) => {
      await lockBaskets(tx, from ? [id, from] : [id])
      await write(tx, await openBasket(tx, id, now), await sourceOf(tx, from, now), body, call)
    })
    return answerBasket(call, id)
  },
})

const readTotals = defineRoute({
  method: 'get',
  path: '/baskets/{id}/totals',
  tag: 'Baskets',
  summary: 'What a basket comes to, minor units',
  access: 'token',
  params: basketPath,
  response: basketTotals,
  refusals: [404],
  handle: async ({ params }, call) => {
    const found = await existingBasket(call, params.id)
    return presentTotals(found, await pricedFor(call, found))
  },
})

export const basketRoutes = [createBasket, showBasket, updateBasket, readTotals]
