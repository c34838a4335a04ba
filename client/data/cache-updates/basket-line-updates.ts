import type { Basket, BasketLine } from '#shared/api/basket/basket-schemas.ts'
import { api } from '../api.ts'
import { notifications } from '../notifications-slice.ts'
import { cacheBasket } from './basket-cache-updates.ts'
import { updateOptimistically, type MutationLifecycle } from './update-optimistically.ts'

// Only the basket page imports this module, so that the other pages do not load it.

const updateItemCount = (basket: Basket) => {
  basket.count = basket.lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The line's total in minor units: the member price covers only part of the quantity. */
const calculateLineTotal = ({ unitPrice, memberPrice, quantity }: BasketLine) => {
  const memberQuantity = Math.min(quantity, memberPrice?.quantity ?? 0)
  return unitPrice * (quantity - memberQuantity) + (memberPrice?.unitPrice ?? 0) * memberQuantity
}

/** The basket before the patches of changes that have no response yet. The store's `dispatch` identifies the store. */
const unpatchedBaskets = new WeakMap<object, Basket>()

/**
 * Shows `patch` at once. Caches the basket of the response. After a failure, refetches it, or shows it without the
 * patches when the network is away.
 */
const patchBasket = (lifecycle: MutationLifecycle<Basket>, patch: (basket: Basket) => void) =>
  updateOptimistically(lifecycle, {
    group: 'basket',
    patch: (dispatch, getState) => {
      dispatch(notifications.actions.dismissStale('basket'))
      const { data } = api.endpoints.getBasket.select({})(getState())
      if (data && !unpatchedBaskets.has(dispatch)) unpatchedBaskets.set(dispatch, data)
      dispatch(
        api.util.updateQueryData('getBasket', {}, (basket) => {
          patch(basket)
          updateItemCount(basket)
        }),
      )
    },
    onSuccess: (basket, dispatch) => {
      unpatchedBaskets.delete(dispatch)
      cacheBasket(dispatch, basket)
    },
    onFailure: async (dispatch) => {
      const unpatched = unpatchedBaskets.get(dispatch)
      unpatchedBaskets.delete(dispatch)
      const query = api.endpoints.getBasket.initiate({}, { subscribe: false, forceRefetch: true })
      if ((await dispatch(query)).isError && unpatched) cacheBasket(dispatch, unpatched)
    },
  })

api.enhanceEndpoints({
  endpoints: {
    removePromotion: {
      onQueryStarted: ({ code }, lifecycle) =>
        patchBasket(lifecycle, (basket) => {
          basket.promotions = basket.promotions.filter((promotion) => promotion.code !== code)
        }),
    },
    updateBasketLine: {
      onQueryStarted: ({ key, quantity }, lifecycle) =>
        patchBasket(lifecycle, (basket) => {
          const line = basket.lines.find((candidate) => candidate.key === key)
          if (!line || quantity === undefined) return
          line.quantity = Number(quantity)
          line.total = calculateLineTotal(line)
          if (line.quantity === 0) basket.lines = basket.lines.filter((candidate) => candidate !== line)
        }),
    },
    removeBasketLine: {
      onQueryStarted: ({ key }, lifecycle) =>
        patchBasket(lifecycle, (basket) => {
          basket.lines = basket.lines.filter((line) => line.key !== key)
        }),
    },
  },
})
