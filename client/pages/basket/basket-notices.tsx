import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { GuestBasketOffer } from './guest-basket-offer.tsx'
import { OtherCurrencyAlert } from './other-currency-alert.tsx'

/** Notices that few baskets need: a basket in another currency, and a guest basket to merge. */
export const BasketNotices = ({ basket }: { basket: Basket }) => (
  <>
    <OtherCurrencyAlert basket={basket} />
    {basket.guestBasketCount > 0 ? <GuestBasketOffer count={basket.guestBasketCount} /> : null}
  </>
)
