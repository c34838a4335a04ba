import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { GuestBasketOffer } from './guest-basket-offer.tsx'
import { OtherCurrencyAlert } from './other-currency-alert.tsx'

/** What few baskets have: another currency, or a guest basket beside them. */
export const BasketNotices = ({ basket }: { basket: Basket }) => (
  <>
    <OtherCurrencyAlert basket={basket} />
    {basket.guestBasketCount > 0 ? <GuestBasketOffer count={basket.guestBasketCount} /> : null}
  </>
)
