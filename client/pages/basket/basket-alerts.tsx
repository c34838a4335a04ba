import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { AdultAlert } from './adult-alert.tsx'
import { LeftOutAlert } from '../../features/holds/left-out-alert.tsx'
import { GuestBasketOffer } from './guest-basket-offer.tsx'
import { OtherCurrencyAlert } from './other-currency-alert.tsx'

/**
 * Alerts that few baskets need. They are about another currency, a guest basket to merge, lines that the merge left
 * out, or a missing ticket of an adult.
 */
export const BasketAlerts = ({ basket }: { basket: Basket }) => (
  <>
    <OtherCurrencyAlert basket={basket} />
    {basket.leftOut ? <LeftOutAlert lines={basket.leftOut} /> : null}
    {basket.guestBasketCount > 0 ? <GuestBasketOffer count={basket.guestBasketCount} /> : null}
    <AdultAlert lines={basket.lines} />
  </>
)
