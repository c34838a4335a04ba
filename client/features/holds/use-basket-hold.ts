import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { api, useGetBasketQuery } from '../../data/api.ts'
import type { AppDispatch } from '../../data/store-types.ts'

/**
 * The basket of a page that counts down. `onOver` is for when the count has ended: it asks for the basket as it is
 * then, for the header's count as well; from then on `ranOut` says that the reader saw it happen. `receivedAt` is this
 * browser's clock when the basket came: one that came with the document has no time of its own, and came with it.
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
