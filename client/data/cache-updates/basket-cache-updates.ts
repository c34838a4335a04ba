import type { Basket, BasketLine } from '#shared/api/basket/basket-schemas.ts'
import { countMemberTickets } from '#shared/rules/member-tickets.ts'
import { api } from '../api.ts'
import { notifications } from '../notifications-slice.ts'
import type { AppDispatch } from '../store-types.ts'
import { updateOptimistically, type MutationLifecycle } from './update-optimistically.ts'

const updateItemCount = (basket: Basket) => {
  basket.count = basket.lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The line's total in minor units: the member price covers only part of the quantity. */
const calculateLineTotal = ({ unitPrice, memberPrice, quantity }: BasketLine) => {
  const memberQuantity = Math.min(quantity, memberPrice?.quantity ?? 0)
  return unitPrice * (quantity - memberQuantity) + (memberPrice?.unitPrice ?? 0) * memberQuantity
}

/** Caches the basket, its item count in the session, and its tickets at the member price. */
export const cacheBasket = (dispatch: AppDispatch, basket: Basket) => {
  void dispatch(api.util.upsertQueryData('getBasket', {}, basket))
  dispatch(
    api.util.updateQueryData('getSession', {}, (session) => {
      session.basketCount = basket.count
    }),
  )
  dispatch(
    api.util.updateQueryData('getMembership', {}, (membership) => {
      membership.inBasket = countMemberTickets(basket.lines)
    }),
  )
}

/** Shows `patch` at once. Caches the basket of the response; after the failure of a patched mutation, refetches it. */
const updateBasket = (lifecycle: MutationLifecycle<Basket>, patch?: (basket: Basket) => void) =>
  updateOptimistically(lifecycle, {
    group: 'basket',
    patch: (dispatch) => {
      dispatch(notifications.actions.dismissStale('basket'))
      if (!patch) return
      dispatch(
        api.util.updateQueryData('getBasket', {}, (basket) => {
          patch(basket)
          updateItemCount(basket)
        }),
      )
    },
    onSuccess: (basket, dispatch) => cacheBasket(dispatch, basket),
    onFailure: (dispatch) => {
      if (patch) void dispatch(api.endpoints.getBasket.initiate({}, { subscribe: false, forceRefetch: true }))
    },
  })

api.enhanceEndpoints({
  endpoints: {
    addToBasket: { onQueryStarted: (_input, lifecycle) => updateBasket(lifecycle) },
    mergeGuestBasket: { onQueryStarted: (_input, lifecycle) => updateBasket(lifecycle) },
    addPromotion: { onQueryStarted: (_input, lifecycle) => updateBasket(lifecycle) },
    extendHold: { onQueryStarted: (_input, lifecycle) => updateBasket(lifecycle) },
    retryExpiredLines: { onQueryStarted: (_input, lifecycle) => updateBasket(lifecycle) },
    removePromotion: {
      onQueryStarted: ({ code }, lifecycle) =>
        updateBasket(lifecycle, (basket) => {
          basket.promotions = basket.promotions.filter((promotion) => promotion.code !== code)
        }),
    },
    dismissExpiredLines: {
      onQueryStarted: (_input, lifecycle) =>
        updateBasket(lifecycle, (basket) => {
          basket.expired = []
        }),
    },
    updateBasketLine: {
      onQueryStarted: ({ key, quantity }, lifecycle) =>
        updateBasket(lifecycle, (basket) => {
          const line = basket.lines.find((candidate) => candidate.key === key)
          if (!line || quantity === undefined) return
          line.quantity = Number(quantity)
          line.total = calculateLineTotal(line)
          if (line.quantity === 0) basket.lines = basket.lines.filter((candidate) => candidate !== line)
        }),
    },
    removeBasketLine: {
      onQueryStarted: ({ key }, lifecycle) =>
        updateBasket(lifecycle, (basket) => {
          basket.lines = basket.lines.filter((line) => line.key !== key)
        }),
    },
  },
})
