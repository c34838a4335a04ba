import { api } from '../../data/api.ts'
import { getAppContext } from '../../routing/app-context.ts'

/** The basket has become an order: resets the header count, the cached basket page and the count of member tickets. */
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
