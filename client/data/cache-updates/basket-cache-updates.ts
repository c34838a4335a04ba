import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { countMemberTickets } from '#shared/rules/member-tickets.ts'
import { api } from '../api.ts'
import { notifications } from '../notifications-slice.ts'
import type { AppDispatch } from '../store-types.ts'
import { updateOptimistically, type MutationLifecycle } from './update-optimistically.ts'

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

/** Caches the basket of the response. `basket-line-updates.ts` has the changes that the basket shows before it. */
const updateBasket = (lifecycle: MutationLifecycle<Basket>) =>
  updateOptimistically(lifecycle, {
    group: 'basket',
    patch: (dispatch) => void dispatch(notifications.actions.dismissStale('basket')),
    onSuccess: (basket, dispatch) => cacheBasket(dispatch, basket),
  })

api.enhanceEndpoints({
  endpoints: {
    addToBasket: { onQueryStarted: (_input, lifecycle) => updateBasket(lifecycle) },
    mergeGuestBasket: { onQueryStarted: (_input, lifecycle) => updateBasket(lifecycle) },
    addPromotion: { onQueryStarted: (_input, lifecycle) => updateBasket(lifecycle) },
    extendHold: { onQueryStarted: (_input, lifecycle) => updateBasket(lifecycle) },
    dismissExpiredLines: { onQueryStarted: (_input, lifecycle) => updateBasket(lifecycle) },
    retryExpiredLines: { onQueryStarted: (_input, lifecycle) => updateBasket(lifecycle) },
  },
})
