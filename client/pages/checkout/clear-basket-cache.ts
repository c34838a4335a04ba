import { api } from '../../data/api.ts'
import { getAppContext } from '../../routing/app-context.ts'

/** For a basket that has become an order: empties its cached copy, the header's count and the member tickets. */
export const clearBasketCache = (context: unknown) => {
  const { store } = getAppContext(context)
  store.dispatch(
    api.util.updateQueryData('getSession', {}, (session) => {
      session.basketCount = 0
    }),
  )
  store.dispatch(
    api.util.updateQueryData('getMembership', {}, (membership) => {
      membership.inBasket = {}
    }),
  )
  store.dispatch(
    api.util.updateQueryData('getBasket', {}, (basket) => {
      Object.assign(basket, { lines: [], count: 0, promotions: [], hold: null, expired: [] })
    }),
  )
}
