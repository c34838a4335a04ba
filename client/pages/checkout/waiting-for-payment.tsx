import { useEffect } from 'react'
import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom'
import { useT } from '../../i18n/i18n.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { FormActions } from '../../ui/forms/form-layout.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import styles from './complete-page.module.css'

/** A payment that takes its time. Looks for it by itself; without a script the document does. */
export function WaitingForPayment({ retryAfter, isUnreachable }: { retryAfter: number; isUnreachable?: true }) {
  const t = useT('checkout')
  const { state, revalidate } = useRevalidator()
  // Another one with every look, also where a quick answer leaves no trace in the state.
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
