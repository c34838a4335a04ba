import type { TokenClaims } from '#shared/wire/identity.ts'
import { findBasket, insertBasket, replaceLines, setCurrency, type BasketRecord } from '../db/baskets.ts'
import type { Db } from '../db/connect.ts'
import { findUser } from '../db/users.ts'
import { notFound, refused } from '../http/api-error.ts'
import { defineRoute } from '../http/define-route.ts'
import { basket, basketBody, basketPath, basketTotals, type BasketInput } from '../wire/basket-schemas.ts'
import { presentBasket, presentTotals } from '../wire/present-basket.ts'
import { resolveLines } from './basket-lines.ts'

const currencies = ['GBP', 'EUR']

const existing = async (db: Db, id: string, lock = false): Promise<BasketRecord> => {
  const found = await findBasket(db, id, lock)
  if (!found) throw notFound('basket.unknown')
  return found
}

const checkSettings = ({ currency, shipping }: BasketInput) => {
  if (currency && !currencies.includes(currency)) throw refused([{ propertyPath: 'currency', key: 'currency.unknown' }])
  // No shipping service is offered yet, so none can be chosen.
  if (shipping) throw refused([{ propertyPath: 'shipping.service', key: 'shipping.unknown' }])
}

/** Whom a basket is made by: null for guests, and for a user whose record is gone while the token still lives. */
const knownUser = async (db: Db, { guest_user, id }: TokenClaims) => (guest_user ? null : ((await findUser(db, id))?.id ?? null))

const heldBy = ({ lines }: BasketRecord) => {
  const held = new Map<string, number>()
  for (const { variant_id, quantity } of lines) held.set(variant_id, (held.get(variant_id) ?? 0) + quantity)
  return held
}

const createBasket = defineRoute({
  method: 'post',
  path: '/baskets',
  tag: 'Baskets',
  summary: 'Creates a basket; its id is a capability',
  access: 'token',
  body: basketBody,
  status: 201,
  response: basket,
  handle: async ({ body }, { db, claims, now, locale }) => {
    checkSettings(body)
    const created = await db.transaction().execute(async (transaction) => {
      const lines = await resolveLines(transaction, body.lines ?? [], new Map(), now())
      const id = await insertBasket(transaction, body.currency ?? 'GBP', await knownUser(transaction, claims), now())
      await replaceLines(transaction, id, lines, now())
      return existing(transaction, id)
    })
    return presentBasket(created, { locale, now: now() })
  },
})

const readBasket = defineRoute({
  method: 'get',
  path: '/baskets/{id}',
  tag: 'Baskets',
  summary: 'A basket, its lines named and priced',
  access: 'token',
  params: basketPath,
  response: basket,
  refusals: [404],
  handle: async ({ params }, { db, now, locale }) => presentBasket(await existing(db, params.id), { locale, now: now() }),
})

const updateBasket = defineRoute({
  method: 'put',
  path: '/baskets/{id}',
  tag: 'Baskets',
  summary: 'Replaces the lines as a whole, or the currency; all or nothing',
  access: 'token',
  params: basketPath,
  body: basketBody,
  response: basket,
  refusals: [404],
  handle: async ({ params, body }, { db, now, locale }) => {
    const updated = await db.transaction().execute(async (transaction) => {
      const before = await existing(transaction, params.id, true)
      checkSettings(body)
      if (body.lines) await replaceLines(transaction, params.id, await resolveLines(transaction, body.lines, heldBy(before), now()), now())
      if (body.currency) await setCurrency(transaction, params.id, body.currency, now())
      return existing(transaction, params.id)
    })
    return presentBasket(updated, { locale, now: now() })
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
  handle: async ({ params }, { db }) => presentTotals(await existing(db, params.id)),
})

export const basketRoutes = [createBasket, readBasket, updateBasket, readTotals]
