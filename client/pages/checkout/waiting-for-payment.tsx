import { useEffect } from 'react'
import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom'
import { useT } from '../../i18n/i18n.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { FormActions } from '../../ui/forms/form-layout.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import styles from './complete-page.module.css'

/** Polls a pending payment; without JavaScript the document refreshes itself. */
export function WaitingForPayment({ retryAfter, isUnreachable }: { retryAfter: number; isUnreachable?: true }) {
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
  return (
    <div className={styles.state}>
      <PageHead title={t('complete.title.waiting')} lead={t('complete.waiting.lead')} />
      <p>{t('complete.waiting.text')}</p>
      <p role="status">{isUnreachable ? t('complete.waiting.trouble') : null}</p>
      <FormActions>
        <ButtonLink href={pathname + search}>{t('complete.waiting.again')}</ButtonLink>
      </FormActions>
    </div>
  )
}
