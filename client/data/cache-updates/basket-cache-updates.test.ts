import { expect, test } from 'vitest'
import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { api } from '../api.ts'
import { createStore } from '../store.ts'
import type { EndpointCall, CallResult } from '../transport.ts'
import './basket-line-updates.ts'

const createLine = (key: string, quantity: number): Basket['lines'][number] => ({
  key,
  sku: `SKU-${key}`,
  type: 'event',
  name: key,
  variantName: null,
  href: '/whats-on/x',
  image: null,
  date: null,
  venue: null,
  status: 'on_sale',
  quantity,
  maxQuantity: 10,
  extraData: {},
  unitPrice: 1000,
  memberPrice: null,
  total: 1000 * quantity,
  isUntaxed: false,
})

const createBasket = (...lines: Basket['lines']): Basket => ({
  lines,
  count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  currency: 'GBP',
  totals: {
    subtotal: 0,
    discount: 0,
    shipping: null,
    tax: 0,
    taxes: [],
    incTax: true,
    total: 0,
    vouchers: 0,
    toPay: 0,
  },
  promotions: [],
  hold: null,
  expired: [],
  guestBasketCount: 0,
})

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** A store whose responses the test sends in any order. */
const createTestStore = async (basket: Basket) => {
  const pending: { call: EndpointCall; respond: (result: CallResult) => void }[] = []
  const store = createStore({ transport: (call) => new Promise((respond) => pending.push({ call, respond })) })
  await store.dispatch(api.util.upsertQueryData('getBasket', {}, basket))
  await store.dispatch(api.util.upsertQueryData('getSession', {}, { guest: true, basketCount: basket.count }))
  return {
    pending,
    store,
    shown: () =>
      api.endpoints.getBasket
        .select({})(store.getState())
        .data!.lines.map(({ key, quantity }) => `${key} ${quantity}`),
    shownCount: () => api.endpoints.getSession.select({})(store.getState()).data!.basketCount,
  }
}

test('a basket line shows a change at once and the values of the response once it arrives', async () => {
  const { store, pending, shown, shownCount } = await createTestStore(createBasket(createLine('a', 1)))
  void store.dispatch(api.endpoints.updateBasketLine.initiate({ key: 'a', quantity: 3 }))
  expect(shown()).toEqual(['a 3'])
  pending[0]!.respond({ data: createBasket(createLine('a', 2)) })
  await nextTask()
  expect(shown()).toEqual(['a 2'])
  expect(shownCount()).toBe(2)
})

test('a removed line stays removed when the response of an older change arrives late', async () => {
  const { store, pending, shown } = await createTestStore(createBasket(createLine('a', 1), createLine('b', 1)))
  void store.dispatch(api.endpoints.updateBasketLine.initiate({ key: 'a', quantity: 2 }))
  void store.dispatch(api.endpoints.removeBasketLine.initiate({ key: 'b' }))
  expect(shown()).toEqual(['a 2'])
  pending[1]!.respond({ data: createBasket(createLine('a', 2)) })
  await nextTask()
  pending[0]!.respond({ data: createBasket(createLine('a', 2), createLine('b', 1)) })
  await nextTask()
  expect(shown()).toEqual(['a 2'])
})

test('a line shows the last quantity when clicks follow each other quickly', async () => {
  const { store, pending, shown } = await createTestStore(createBasket(createLine('a', 1)))
  for (const quantity of [2, 3, 4]) void store.dispatch(api.endpoints.updateBasketLine.initiate({ key: 'a', quantity }))
  expect(shown()).toEqual(['a 4'])
  for (const [index, quantity] of [2, 3, 4].entries()) {
    pending[index]!.respond({ data: createBasket(createLine('a', quantity)) })
    await nextTask()
    expect(shown()).toEqual(['a 4'])
  }
})

test('a basket outlives the response of a query that the server read before the change', async () => {
  const { store, pending, shown, shownCount } = await createTestStore(createBasket())
  void store.dispatch(api.endpoints.getBasket.initiate({}, { forceRefetch: true }))
  void store.dispatch(api.endpoints.getSession.initiate({}, { forceRefetch: true }))
  void store.dispatch(api.endpoints.addToBasket.initiate({ items: [{ sku: 'SKU-a', quantity: 1 }] }))
  const [getBasket, getSession, addToBasket] = pending
  addToBasket!.respond({ data: createBasket(createLine('a', 1)) })
  await nextTask()
  expect([shown(), shownCount()]).toEqual([['a 1'], 1])
  getBasket!.respond({ data: createBasket() })
  getSession!.respond({ data: { guest: true, basketCount: 0 } })
  await nextTask()
  expect([shown(), shownCount()]).toEqual([['a 1'], 1])
})

test('the total of a line uses the full price for quantities without the member price', async () => {
  const { store } = await createTestStore(
    createBasket({ ...createLine('a', 1), memberPrice: { quantity: 2, unitPrice: 800 } }),
  )
  void store.dispatch(api.endpoints.updateBasketLine.initiate({ key: 'a', quantity: 3 }))
  expect(api.endpoints.getBasket.select({})(store.getState()).data!.lines[0]!.total).toBe(2600)
})

test('a changed basket changes the count of its tickets at the member price', async () => {
  const { store, pending } = await createTestStore(createBasket())
  await store.dispatch(api.util.upsertQueryData('getMembership', {}, { ticketsPerEvent: 2, inBasket: {} }))
  void store.dispatch(api.endpoints.addToBasket.initiate({ items: [{ sku: 'SKU-a', quantity: 3 }] }))
  pending[0]!.respond({
    data: createBasket({ ...createLine('a', 3), memberPrice: { quantity: 2, unitPrice: 800 } }, createLine('b', 1)),
  })
  await nextTask()
  expect(api.endpoints.getMembership.select({})(store.getState()).data?.inBasket).toEqual({ '/whats-on/x': 2 })
})

test('a removed promotion disappears at once and returns when the removal is rejected', async () => {
  const promotion = {
    code: 'TEN',
    kind: 'promotion' as const,
    description: '',
    discount: 100,
    remaining: null,
    isPayment: false,
    problem: null,
  }
  const before = { ...createBasket(createLine('a', 1)), promotions: [promotion] }
  const { store, pending } = await createTestStore(before)
  const codes = () =>
    api.endpoints.getBasket
      .select({})(store.getState())
      .data!.promotions.map(({ code }) => code)
  void store.dispatch(api.endpoints.removePromotion.initiate({ code: 'TEN' }))
  expect(codes()).toEqual([])
  pending[0]!.respond({ error: { status: 503, code: 'upstream_unavailable', message: '' } })
  await nextTask()
  pending[1]!.respond({ data: before })
  await nextTask()
  expect(codes()).toEqual(['TEN'])
})

test('the basket is refetched when a change is rejected', async () => {
  const { store, pending, shown } = await createTestStore(createBasket(createLine('a', 1)))
  void store.dispatch(api.endpoints.updateBasketLine.initiate({ key: 'a', quantity: 9 }))
  pending[0]!.respond({ error: { status: 422, code: 'rejected', message: 'Only 3 tickets are left.' } })
  await nextTask()
  expect(pending[1]!.call.name).toBe('getBasket')
  pending[1]!.respond({ data: createBasket(createLine('a', 1)) })
  await nextTask()
  expect(shown()).toEqual(['a 1'])
})

test('the basket is as before the changes when neither they nor the refetch reach the server', async () => {
  const { store, pending, shown } = await createTestStore(createBasket(createLine('a', 1), createLine('b', 2)))
  const error = { status: 0, code: 'offline', message: '' } as never
  void store.dispatch(api.endpoints.updateBasketLine.initiate({ key: 'a', quantity: 9 }))
  void store.dispatch(api.endpoints.removeBasketLine.initiate({ key: 'b' }))
  expect(shown()).toEqual(['a 9'])
  for (let index = 0; index < 3; index++) {
    pending[index]!.respond({ error })
    await nextTask()
  }
  expect(pending[2]!.call.name).toBe('getBasket')
  expect(shown()).toEqual(['a 1', 'b 2'])
})
