import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { BasketTotalsTable, totalsNote } from '../../features/basket/basket-totals-table.tsx'
import { useT } from '../../i18n/i18n.ts'
import { SummaryBox } from '../../features/basket/summary-box.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { CheckoutLines } from './checkout-lines.tsx'
import { orderSummaryId } from './summary-ids.ts'

export function OrderSummaryAside({ basket, shippingName }: { basket: Basket; shippingName: string | undefined }) {
  const t = useT('checkout')
  const note = basket.totals.shipping === null ? { note: t(`basket:${totalsNote(basket)}`) } : {}
  return (
    <SummaryBox id={orderSummaryId} title={t('order.title')} {...note}>
      <CheckoutLines basket={basket} />
      <BasketTotalsTable basket={basket} shippingName={shippingName} />
      <TextLink to="/basket">{t('order.change')}</TextLink>
    </SummaryBox>
  )
}
