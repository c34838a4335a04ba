import type { ReactNode } from 'react'
import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { BasketTotalsTable, getTotalsNoteKey } from '../../features/basket/basket-totals-table.tsx'
import { useT } from '../../i18n/i18n.ts'
import { SummaryBox } from '../../features/basket/summary-box.tsx'
import { CheckoutLines } from './checkout-lines.tsx'
import { orderSummaryId } from './summary-ids.ts'

type OrderSummaryAsideProps = {
  basket: Basket
  shippingName: ReactNode
  /** Below the totals. */
  children?: ReactNode
}

export function OrderSummaryAside({ basket, shippingName, children }: OrderSummaryAsideProps) {
  const t = useT('checkout')
  const note = basket.totals.shipping === null ? getTotalsNoteKey(basket) : undefined
  return (
    <SummaryBox id={orderSummaryId} title={t('order.title')} {...(note ? { note: t(`basket:${note}`) } : {})}>
      <CheckoutLines basket={basket} />
      <BasketTotalsTable basket={basket} shippingName={shippingName} />
      {children}
    </SummaryBox>
  )
}
