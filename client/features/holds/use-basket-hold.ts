import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { api, useGetBasketQuery } from '../../data/api.ts'
import type { AppDispatch } from '../../data/store-types.ts'

/**
 * The basket of a page with a countdown. Call `onExpire` when the countdown ends: it refetches the basket and updates
 * the count in the header; from then on `hasExpired` is true. `receivedAt` is the time on this browser's clock at which
 * the basket arrived, in milliseconds. A basket inside the document arrived with the document.
 */
export const useBasketHold = () => {
  const dispatch: AppDispatch = useDispatch()
  const { data: basket, fulfilledTimeStamp = 0 } = useGetBasketQuery({})
  const [hasExpired, setHasExpired] = useState(false)
  const onExpire = async () => {
    setHasExpired(true)
    const { data } = await dispatch(api.endpoints.getBasket.initiate({}, { subscribe: false, forceRefetch: true }))
    if (!data) return
    dispatch(
      api.util.updateQueryData('getSession', {}, (session) => {
        session.basketCount = data.count
      }),
    )
  }
  return {
    basket,
    receivedAt: Math.max(fulfilledTimeStamp, performance.timeOrigin),
    hasExpired,
    onExpire: () => void onExpire(),
  }
}
