import { useLoaderData } from 'react-router-dom'
import type { PaymentOutcome } from '#shared/api/checkout/checkout-schemas.ts'
import { homeBreadcrumbs } from '#shared/rules/breadcrumbs.ts'
import { usePageHead } from '../../routing/head.ts'
import { useT } from '../../i18n/i18n.ts'
import { MakeAccount } from '../../features/orders/make-account.tsx'
import { OrderDetails } from '../../features/orders/order-details.tsx'
import { nightLines } from '../../features/orders/ticket-list.tsx'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { FormActions } from '../../ui/forms/form-actions.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Wrap } from '../../ui/layout/wrap.tsx'
import styles from './complete-page.module.css'
import { WaitingForPayment } from './waiting-for-payment.tsx'
import type { Completion } from './load-completion.ts'

export { CompletionError as ErrorBoundary } from './completion-error.tsx'
export { loader } from './load-completion.ts'

type Of<S extends PaymentOutcome['state']> = Extract<PaymentOutcome, { state: S }>

/** The return from the payment page, however often it is loaded: the order, or how the payment stands. */
export function Component() {
  const t = useT('checkout')
  const completion = useLoaderData<Completion>()
  const title = t(`complete.title.${completion.state}`)
  usePageHead({
    title: t('common:titlePattern', { title }),
    noindex: true,
    ...(completion.state === 'waiting' ? { refreshAfter: completion.retryAfter } : {}),
  })
  return (
    <>
      <Breadcrumbs
        label={t('common:breadcrumbs')}
        items={[...homeBreadcrumbs(t('common:home')), { children: t('complete.crumb'), href: '/checkout/complete' }]}
      />
      <Wrap>
        {completion.state === 'paid' ? <Paid {...completion} /> : null}
        {completion.state === 'waiting' ? <WaitingForPayment {...completion} /> : null}
        {completion.state === 'open' ? <Open {...completion} /> : null}
        {completion.state === 'lost' ? <Lost /> : null}
      </Wrap>
    </>
  )
}

function Paid({ order }: Of<'paid'>) {
  const t = useT('checkout')
  const key = nightLines(order.lines).length > 0 ? 'complete.paid.lead' : 'complete.paid.mailed'
  return (
    <>
      <PageHead title={t('complete.title.paid')} lead={t(key, { number: order.number, email: order.contact.email })} />
      <div className={styles.order}>
        <OrderDetails order={order} />
        <MakeAccount order={order} />
      </div>
    </>
  )
}

function Open({ cause, reason }: Of<'open'>) {
  const t = useT('checkout')
  return (
    <div className={styles.state}>
      <PageHead
        title={t('complete.title.open')}
        lead={`${reason ?? t(`complete.open.${cause}`)} ${t('complete.open.held')}`}
      />
      <FormActions>
        <ButtonLink variant="buy" big to="/checkout">
          {t('complete.open.back')}
        </ButtonLink>
        <ButtonLink to="/basket">{t('complete.open.basket')}</ButtonLink>
      </FormActions>
    </div>
  )
}

function Lost() {
  const t = useT('checkout')
  return (
    <div className={styles.state}>
      <PageHead title={t('complete.title.lost')} lead={t('complete.lost.lead')} />
      <FormActions>
        <ButtonLink variant="solid" big to="/basket">
          {t('complete.lost.basket')}
        </ButtonLink>
        <ButtonLink to="/whats-on">{t('complete.lost.programme')}</ButtonLink>
      </FormActions>
    </div>
  )
}
