import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { LeftOutAlert } from '../../features/holds/left-out-alert.tsx'
import { GuestBasketOffer } from './guest-basket-offer.tsx'
import { OtherCurrencyAlert } from './other-currency-alert.tsx'

/**
 * Notices that few baskets need: a basket in another currency, a guest basket to merge, and lines that the merge left
 * out.
 */
export const BasketAlerts = ({ basket }: { basket: Basket }) => (
  <>
    <OtherCurrencyAlert basket={basket} />
    {basket.leftOut ? <LeftOutAlert lines={basket.leftOut} /> : null}
    {basket.guestBasketCount > 0 ? <GuestBasketOffer count={basket.guestBasketCount} /> : null}
  </>
)
