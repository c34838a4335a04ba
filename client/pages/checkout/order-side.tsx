import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { BasketSums, sumsNote } from '../../features/basket/basket-sums.tsx'
import { useT } from '../../i18n/i18n.ts'
import { Summary } from '../../features/basket/summary.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { CheckoutLines } from './checkout-lines.tsx'

/** Beside the steps: what it is all about. */
export function OrderSide({ basket, delivery }: { basket: Basket; delivery: string | undefined }) {
  const t = useT('checkout')
  return (
    <Summary id="order-side" title={t('order.title')} note={t(`basket:${sumsNote(basket)}`)}>
      <CheckoutLines basket={basket} />
      <BasketSums basket={basket} delivery={delivery} />
      <TextLink to="/basket">{t('order.change')}</TextLink>
    </Summary>
  )
}
