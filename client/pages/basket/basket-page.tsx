import { lazy, Suspense, useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { useActionData, type LoaderFunctionArgs } from 'react-router-dom'
import { formatMoney } from '#shared/rules/money.ts'
import { errorMessage } from '../../features/forms/error-message.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { HoldCountdown } from '../../features/holds/hold-countdown.tsx'
import { ExpiredLines } from '../../features/holds/expired-lines.tsx'
import { useBasketHold } from '../../features/holds/use-basket-hold.ts'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { loadQuery, prefetchQuery } from '../../routing/route-data.ts'
import { notifications } from '../../data/notifications-slice.ts'
import { RecentlyViewed } from '../../features/products/recently-viewed.tsx'
import { quantityId } from '../../features/basket/quantity-form.tsx'
import { BasketLines } from '../../features/basket/basket-line-row.tsx'
import { PageBreadcrumbs } from '../../routing/page-breadcrumbs.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { SidebarLayout } from '../../ui/layout/sidebar-layout.tsx'
import { Container } from '../../ui/layout/container.tsx'
import type { BasketActionData, RemovedLine } from './basket-action.ts'
import styles from './basket-page.module.css'
import { BasketSummary } from './basket-summary.tsx'
import { GuestBasketOffer } from './guest-basket-offer.tsx'
import { LineForm } from './line-form.tsx'
import { getRejectedLineTexts, lineTextId } from './line-text-errors.ts'
import { OtherCurrencyAlert } from './other-currency-alert.tsx'
import { RemovedLines } from './removed-lines.tsx'
import { useBasketChanges } from './use-basket-changes.ts'
import { useCodeErrors } from './use-code-errors.ts'
import { useFocusOnReturn } from './use-focus-on-return.ts'

const loadEmptyBasket = async () => ({ default: (await import('./empty-basket.tsx')).EmptyBasket })

const loadCodeForms = async () => ({ default: (await import('./code-forms.tsx')).CodeForms })

// Both are in the HTML of the server, and its forms work without scripts.
const CodeForms = import.meta.env.SSR ? (await loadCodeForms()).default : lazy(loadCodeForms)
const EmptyBasket = import.meta.env.SSR ? (await loadEmptyBasket()).default : lazy(loadEmptyBasket)

export { action } from './basket-action.ts'

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const basket = await loadQuery(context, 'getBasket', {}, request)
  if (basket.lines.length === 0) await Promise.all([prefetchQuery(context, 'getNextEvents', {}), loadEmptyBasket()])
  return null
}

export function Component() {
  const t = useT('basket')
  const language = useLanguage()
  const dispatch = useDispatch()
  const { basket, receivedAt, hasExpired, onExpire } = useBasketHold()
  const actionData = useActionData<BasketActionData>()
  const { errors: changeErrors, removed, change, remove, restore } = useBasketChanges(actionData)
  const focusOnReturn = useFocusOnReturn()
  const promotion = useCodeErrors(actionData, 'promotion', 'promotion')
  const balance = useCodeErrors(actionData, 'balance', 'voucher')
  const lineErrors = changeErrors.map(({ error, key }) => {
    const line = basket?.lines.find((candidate) => candidate.key === key)
    return { text: errorMessage(error, t), ...(line ? { id: quantityId(line.key) } : {}) }
  })
  const rejectedTexts = getRejectedLineTexts(actionData)
  const rejectedLine = basket?.lines.find(({ key }) => key === rejectedTexts?.lineKey)
  const textErrors = (rejectedTexts?.errors ?? []).flatMap(({ key, message }) => {
    const field = rejectedLine?.lineFields?.find((candidate) => candidate.key === key)
    return field && rejectedLine ? [{ id: lineTextId(rejectedLine.key, key), text: `${field.label}: ${message}` }] : []
  })
  const otherErrors =
    actionData?.error && !actionData.key && !actionData.codeForm && textErrors.length === 0
      ? [{ text: errorMessage(actionData.error, t) }]
      : []
  const errors = [...lineErrors, ...textErrors, ...otherErrors, ...promotion.summary, ...balance.summary]
  usePageMeta({ title: t('common:titlePattern', { title: t('title') }), noindex: true, hasErrors: errors.length > 0 })

  const total = basket ? formatMoney(basket.totals.toPay, basket.currency, language) : ''
  const lastAnnounced = useRef<string>(undefined)
  const announcement = basket ? t('changed', { count: basket.count, total }) : ''
  useEffect(() => {
    if (lastAnnounced.current !== undefined && lastAnnounced.current !== announcement)
      dispatch(notifications.actions.announce(announcement))
    lastAnnounced.current = announcement
  }, [announcement, dispatch])

  if (!basket) return null
  const onRestore = (line: RemovedLine) => {
    focusOnReturn(line.key)
    void restore(line)
  }
  const removedLines = <RemovedLines basket={basket} removed={removed} onRestore={onRestore} />
  return (
    <>
      <PageBreadcrumbs items={[{ children: t('crumb'), href: '/basket' }]} />
      <Container>
        <PageHead title={t('title')} />
        <ErrorSummary
          title={t('common:thereIsAProblem')}
          errors={errors}
          submission={promotion.submission ?? balance.submission ?? actionData}
        />
        <div className={styles.notices}>
          <ExpiredLines basket={basket} expiredJustNow={hasExpired} />
          <OtherCurrencyAlert basket={basket} />
          {basket.guestBasketCount > 0 ? <GuestBasketOffer count={basket.guestBasketCount} /> : null}
        </div>
        {basket.lines.length === 0 ? (
          <>
            {removedLines}
            <div className="padding-bottom-64">
              {basket.expired.length === 0 ? (
                <Suspense>
                  <EmptyBasket />
                </Suspense>
              ) : null}
            </div>
          </>
        ) : (
          <SidebarLayout
            side={
              <BasketSummary
                basket={basket}
                codes={
                  <Suspense>
                    <CodeForms {...{ actionData, promotion, balance }} />
                  </Suspense>
                }
              />
            }
          >
            {basket.hold ? <HoldCountdown hold={basket.hold} receivedAt={receivedAt} onExpire={onExpire} /> : null}
            <BasketLines>
              {basket.lines.map((line) => (
                <LineForm
                  key={line.key}
                  line={line}
                  currency={basket.currency}
                  error={changeErrors.find(({ key }) => key === line.key)?.error}
                  rejectedTexts={line === rejectedLine ? rejectedTexts : undefined}
                  onChange={(quantity) => void change(line, quantity)}
                  onRemove={() => void remove(line)}
                />
              ))}
            </BasketLines>
            {removedLines}
          </SidebarLayout>
        )}
      </Container>
      <RecentlyViewed />
    </>
  )
}
