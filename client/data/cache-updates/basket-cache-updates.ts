import type { Basket, BasketLine } from '#shared/api/basket/basket-schemas.ts'
import { api } from '../api.ts'
import { notifications } from '../notifications-slice.ts'
import type { AppDispatch } from '../store-types.ts'

/** How many basket changes each store has begun: an answer counts only while no newer change is under way. */
const mutationCounter = new WeakMap<object, number>()

type MutationLifecycle = { dispatch: unknown; queryFulfilled: Promise<{ data: Basket }> }

const updateItemCount = (basket: Basket) => {
  basket.count = basket.lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** What a line comes to; of more than a member gets at their price, the rest costs what it costs everybody. */
const calculateLineTotal = ({ unitPrice, memberPrice, quantity }: BasketLine) => {
  const memberQuantity = Math.min(quantity, memberPrice?.quantity ?? 0)
  return unitPrice * (quantity - memberQuantity) + (memberPrice?.unitPrice ?? 0) * memberQuantity
}

/** The basket as the shopper expects it, until the answer says how it is. */
const patchCache = (dispatch: AppDispatch, patch: (basket: Basket) => void) => {
  dispatch(
    api.util.updateQueryData('getBasket', {}, (basket) => {
      patch(basket)
      updateItemCount(basket)
    }),
  )
}

/** The basket as it is now, and its count. */
export const cacheBasket = (dispatch: AppDispatch, basket: Basket) => {
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
const applyOptimistically = async (
  { dispatch: untypedDispatch, queryFulfilled }: MutationLifecycle,
  patch?: (basket: Basket) => void,
) => {
  const dispatch = untypedDispatch as AppDispatch
  const sequence = (mutationCounter.get(dispatch) ?? 0) + 1
  mutationCounter.set(dispatch, sequence)
  dispatch(notifications.actions.dismissStale('basket'))
  if (patch) patchCache(dispatch, patch)
  const isLatest = () => mutationCounter.get(dispatch) === sequence
  try {
    const { data } = await queryFulfilled
    if (isLatest()) cacheBasket(dispatch, data)
  } catch {
    if (patch && isLatest())
      void dispatch(api.endpoints.getBasket.initiate({}, { subscribe: false, forceRefetch: true }))
  }
}

api.enhanceEndpoints({
  endpoints: {
    addToBasket: { onQueryStarted: (_input, lifecycle) => applyOptimistically(lifecycle) },
    mergeGuestBasket: { onQueryStarted: (_input, lifecycle) => applyOptimistically(lifecycle) },
    addPromotion: { onQueryStarted: (_input, lifecycle) => applyOptimistically(lifecycle) },
    extendHold: { onQueryStarted: (_input, lifecycle) => applyOptimistically(lifecycle) },
    retryExpiredLines: { onQueryStarted: (_input, lifecycle) => applyOptimistically(lifecycle) },
    removePromotion: {
      onQueryStarted: ({ code }, lifecycle) =>
        applyOptimistically(lifecycle, (basket) => {
          basket.promotions = basket.promotions.filter((promotion) => promotion.code !== code)
        }),
    },
    dismissExpiredLines: {
      onQueryStarted: (_input, lifecycle) =>
        applyOptimistically(lifecycle, (basket) => {
          basket.expired = []
        }),
    },
    updateBasketLine: {
      onQueryStarted: ({ key, quantity }, lifecycle) =>
        applyOptimistically(lifecycle, (basket) => {
          const line = basket.lines.find((candidate) => candidate.key === key)
          if (!line) return
          line.quantity = Number(quantity)
          line.total = calculateLineTotal(line)
          if (line.quantity === 0) basket.lines = basket.lines.filter((candidate) => candidate !== line)
        }),
    },
    removeBasketLine: {
      onQueryStarted: ({ key }, lifecycle) =>
        applyOptimistically(lifecycle, (basket) => {
          basket.lines = basket.lines.filter((line) => line.key !== key)
        }),
    },
  },
})
