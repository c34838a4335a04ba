import { useEffect } from 'react'
import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom'
import { useT } from '../../../i18n/i18n.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { TextLink } from '../../../ui/actions/text-link.tsx'
import { FormActions } from '../../../ui/forms/form-layout.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { classNames } from '../../../ui/layout/class-names.ts'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { SidebarLayout } from '../../../ui/layout/sidebar-layout.tsx'
import styles from './complete-page.module.css'
import type { Completion } from './load-completion.ts'
import { OrderSummaryAside } from '../order-summary-aside.tsx'

type WaitingForPaymentProps = Pick<
  Extract<Completion, { state: 'waiting' }>,
  'retryAfter' | 'basket' | 'shippingName' | 'isUnreachable'
>

/** Polls a pending payment, beside what it is for; without JavaScript the document refreshes itself. */
export function WaitingForPayment({ retryAfter, basket, shippingName, isUnreachable }: WaitingForPaymentProps) {
  const t = useT('checkout')
  const { state, revalidate } = useRevalidator()
  // Changes with every request, even when a fast response leaves no loading state to observe.
  const loaderData: unknown = useLoaderData()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), retryAfter * 1000)
    return () => clearTimeout(timer)
  }, [state, loaderData, retryAfter, revalidate])
  const progress = (
    <div className={classNames(styles.state, basket && styles.besideSummary)}>
      <PageHead title={t('complete.title.waiting')} lead={t('complete.waiting.lead')} />
      <p className={styles.progress}>
        <Spinner />
        {t('complete.waiting.text')}
      </p>
      <p role="status">{isUnreachable ? t('complete.waiting.trouble') : null}</p>
      <FormActions>
        <ButtonLink href={pathname + search}>{t('complete.waiting.again')}</ButtonLink>
        {basket ? <TextLink to="/basket">{t('complete.open.basket')}</TextLink> : null}
      </FormActions>
    </div>
  )
  if (!basket) return progress
  return (
    <SidebarLayout side={<OrderSummaryAside basket={basket} shippingName={shippingName ?? undefined} />}>
      {progress}
    </SidebarLayout>
  )
}
