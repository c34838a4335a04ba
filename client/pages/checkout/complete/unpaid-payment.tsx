import { useRevalidator } from 'react-router-dom'
import { useT } from '../../../i18n/i18n.ts'
import { HoldCountdown } from '../../../features/holds/hold-countdown.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { FormActions } from '../../../ui/forms/form-layout.tsx'
import { classNames } from '../../../ui/layout/class-names.ts'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { SidebarLayout } from '../../../ui/layout/sidebar-layout.tsx'
import styles from './complete-page.module.css'
import { countBasketTickets } from '../count-basket-tickets.ts'
import type { Completion } from './load-completion.ts'
import { OrderSummaryAside } from '../order-summary-aside.tsx'

/**
 * Why a payment did not succeed: the API's text, else one by cause. Also what can still be paid, what it costs, and how
 * long the tickets are held.
 */
export function UnpaidPayment({
  cause,
  reason,
  basket,
  shippingName,
  receivedAt,
}: Extract<Completion, { state: 'open' }>) {
  const t = useT('checkout')
  const { revalidate } = useRevalidator()
  const hold = basket?.hold
  const next = (
    <div className={classNames(styles.state, basket && styles.besideSummary)}>
      <PageHead
        title={t('complete.title.open')}
        small
        lead={`${reason ?? t(`complete.open.${cause}`)} ${t('complete.open.held')}`}
      />
      {hold ? <HoldCountdown hold={hold} receivedAt={receivedAt} onExpire={() => void revalidate()} /> : null}
      <p>
        {t('complete.open.next')}{' '}
        {hold && cause !== 'cancelled' ? t('complete.open.last', { count: countBasketTickets(basket) }) : null}
      </p>
      <FormActions>
        <ButtonLink variant="buy" big to="/checkout">
          {t('complete.open.back')}
        </ButtonLink>
        <ButtonLink to="/basket">{t('complete.open.basket')}</ButtonLink>
      </FormActions>
    </div>
  )
  if (!basket) return next
  return (
    <SidebarLayout side={<OrderSummaryAside basket={basket} shippingName={shippingName ?? undefined} />}>
      {next}
    </SidebarLayout>
  )
}
