import type { Basket, BasketLine } from '#shared/api/basket/basket-schemas.ts'
import { api } from '../api.ts'
import { notices } from '../notices-slice.ts'
import type { AppDispatch } from '../store-types.ts'

/** How many basket changes each store has begun: an answer counts only while no newer change is under way. */
const begun = new WeakMap<object, number>()

type Lifecycle = { dispatch: unknown; queryFulfilled: Promise<{ data: Basket }> }

const recount = (basket: Basket) => {
  basket.count = basket.lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** What a line comes to; of more than a member gets at their price, the rest costs what it costs everybody. */
const totalOf = ({ unitPrice, member, quantity }: BasketLine) => {
  const asMember = Math.min(quantity, member?.quantity ?? 0)
  return unitPrice * (quantity - asMember) + (member?.unitPrice ?? 0) * asMember
}

/** The basket as the shopper expects it, until the answer says how it is. */
const expect = (dispatch: AppDispatch, change: (basket: Basket) => void) => {
  dispatch(
    api.util.updateQueryData('getBasket', {}, (basket) => {
      change(basket)
      recount(basket)
    }),
  )
}

/** The basket as it is now, and its count. */
export const showBasket = (dispatch: AppDispatch, basket: Basket) => {
  void dispatch(api.util.upsertQueryData('getBasket', {}, basket))
  dispatch(
    api.util.updateQueryData('getSession', {}, (session) => {
      session.basketCount = basket.count
    }),
  )
}

/**
 * Shows what a basket call answered, unless a newer one is on its way: a late answer never brings a removed line back.
 * A refusal shows the basket as it really is.
 */
const follow = async ({ dispatch: anyDispatch, queryFulfilled }: Lifecycle, change?: (basket: Basket) => void) => {
  const dispatch = anyDispatch as AppDispatch
  const turn = (begun.get(dispatch) ?? 0) + 1
  begun.set(dispatch, turn)
  dispatch(notices.actions.outdated('basket'))
  if (change) expect(dispatch, change)
  const isLatest = () => begun.get(dispatch) === turn
  try {
    const { data } = await queryFulfilled
    if (isLatest()) showBasket(dispatch, data)
  } catch {
    if (change && isLatest())
      void dispatch(api.endpoints.getBasket.initiate({}, { subscribe: false, forceRefetch: true }))
  }
}

api.enhanceEndpoints({
  endpoints: {
    addToBasket: { onQueryStarted: (_input, lifecycle) => follow(lifecycle) },
    addKeptGuestLines: { onQueryStarted: (_input, lifecycle) => follow(lifecycle) },
    addPromotion: { onQueryStarted: (_input, lifecycle) => follow(lifecycle) },
    extendHold: { onQueryStarted: (_input, lifecycle) => follow(lifecycle) },
    retryLapsedLines: { onQueryStarted: (_input, lifecycle) => follow(lifecycle) },
    removePromotion: {
      onQueryStarted: ({ code }, lifecycle) =>
        follow(lifecycle, (basket) => {
          basket.promotions = basket.promotions.filter((promotion) => promotion.code !== code)
        }),
    },
    forgetLapsedLines: {
      onQueryStarted: (_input, lifecycle) =>
        follow(lifecycle, (basket) => {
          basket.lapsed = []
        }),
    },
    changeBasketLine: {
      onQueryStarted: ({ key, quantity }, lifecycle) =>
        follow(lifecycle, (basket) => {
          const line = basket.lines.find((candidate) => candidate.key === key)
          if (!line) return
          line.quantity = Number(quantity)
          line.total = totalOf(line)
          if (line.quantity === 0) basket.lines = basket.lines.filter((candidate) => candidate !== line)
        }),
    },
    removeBasketLine: {
      onQueryStarted: ({ key }, lifecycle) =>
        follow(lifecycle, (basket) => {
          basket.lines = basket.lines.filter((line) => line.key !== key)
        }),
    },
  },
})
