import { lazy, Suspense, useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { useActionData, type LoaderFunctionArgs } from 'react-router-dom'
import { formatMoney } from '#shared/wire/format-money.ts'
import { errorMessage } from '../../features/forms/error-message.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { HoldCountdown } from '../../features/holds/hold-countdown.tsx'
import { ExpiredLines } from '../../features/holds/expired-lines.tsx'
import { useBasketHold } from '../../features/holds/use-basket-hold.ts'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { loadOnce } from '../../routing/load-once.ts'
import { loadFreshQuery, loadQuery, prefetchQuery } from '../../routing/route-data.ts'
import { usePageInfo } from '../../data/page-info.ts'
import { notifications } from '../../data/notifications-slice.ts'
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
import { LineForm } from './line-form.tsx'
import { useBasketChanges } from './use-basket-changes.ts'
import { useCodeErrors } from './use-code-errors.ts'
import { useFocusOnReturn } from './use-focus-on-return.ts'

const loadEmptyBasket = loadOnce(async () => ({ default: (await import('./empty-basket.tsx')).EmptyBasket }))

const loadCodeForms = async () => ({ default: (await import('./code-forms.tsx')).CodeForms })

const loadRemovedLines = loadOnce(async () => ({ default: (await import('./removed-lines.tsx')).RemovedLines }))

const loadRecentlyViewed = async () => ({
  default: (await import('../../features/products/recently-viewed.tsx')).RecentlyViewed,
})

const loadBasketAlerts = async () => ({ default: (await import('./basket-alerts.tsx')).BasketAlerts })

// The server renders these parts, so their forms work without scripts. Browsers load their code separately.
const CodeForms = import.meta.env.SSR ? (await loadCodeForms()).default : lazy(loadCodeForms)
const LazyBasketAlerts = import.meta.env.SSR ? (await loadBasketAlerts()).default : lazy(loadBasketAlerts)
const LazyRecentlyViewed = import.meta.env.SSR ? (await loadRecentlyViewed()).default : lazy(loadRecentlyViewed)
const RemovedLines = import.meta.env.SSR ? (await loadRemovedLines()).default : lazy(loadRemovedLines)
const EmptyBasket = import.meta.env.SSR ? (await loadEmptyBasket()).default : lazy(loadEmptyBasket)

export { action } from './basket-action.ts'

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  let basket = await loadQuery(context, 'getBasket', {}, request)
  // After the checkout, the cached basket has the cost of the delivery that was preselected there.
  if (!import.meta.env.SSR && basket.totals.shipping !== null) basket = await loadFreshQuery(context, 'getBasket', {})
  // Reading the basket may have started a new guest. Then the count in the header is that of the earlier one.
  if (import.meta.env.SSR && (await loadQuery(context, 'getSession', {})).basketCount !== basket.count)
    await loadFreshQuery(context, 'getSession', {})
  if (basket.lines.length === 0) await Promise.all([prefetchQuery(context, 'getNextEvents', {}), loadEmptyBasket()])
  return null
}

export function Component() {
  const t = useT('basket')
  const language = useLanguage()
  const { currency } = usePageInfo().preferences
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
  const otherErrors =
    actionData?.error && !actionData.key && !actionData.codeForm
      ? [{ id: actionData.lineTexts?.errorId, text: errorMessage(actionData.error, t) }]
      : []
  const errors = [...lineErrors, ...otherErrors, ...promotion.summary, ...balance.summary]
  usePageMeta({ title: t('common:titlePattern', { title: t('title') }), noindex: true, hasErrors: errors.length > 0 })

  const total = basket ? formatMoney(basket.totals.toPay, basket.currency, language) : ''
  const shown = useRef<{ text: string; expiredCount: number }>(undefined)
  const announcement = basket ? t('changed', { count: basket.count, total }) : ''
  const expiredCount = basket?.expired.length ?? 0
  useEffect(() => {
    const previous = shown.current
    // The alert about expired lines speaks for itself.
    if (previous && previous.text !== announcement && previous.expiredCount >= expiredCount)
      dispatch(notifications.actions.announce(announcement))
    shown.current = { text: announcement, expiredCount }
  }, [announcement, expiredCount, dispatch])

  // A line may be removed while the network is away. The page then needs this code to show the error.
  useEffect(() => void Promise.allSettled([loadEmptyBasket(), loadRemovedLines()]), [])

  if (!basket) return null
  const isEmpty = basket.lines.length === 0 && basket.expired.length === 0
  const onRestore = (line: RemovedLine) => {
    focusOnReturn(line.key)
    void restore(line)
  }
  const removedLines =
    removed.length > 0 ? (
      <Suspense>
        <RemovedLines basket={basket} removed={removed} onRestore={onRestore} />
      </Suspense>
    ) : null
  return (
    <>
      <PageBreadcrumbs items={[{ children: t('crumb'), href: '/basket' }]} />
      <Container>
        <PageHead title={isEmpty ? t('emptyTitle') : t('title')} {...(isEmpty ? { lead: t('emptyText') } : {})} small />
        <ErrorSummary
          title={t('common:thereIsAProblem')}
          errors={errors}
          submission={promotion.submission ?? balance.submission ?? actionData}
        />
        <div className={styles.alerts}>
          <ExpiredLines basket={basket} expiredJustNow={hasExpired} />
          {basket.currency !== currency ||
          basket.guestBasketCount > 0 ||
          basket.leftOut ||
          basket.lines.some(({ isAdultMissing }) => isAdultMissing) ? (
            <Suspense>
              <LazyBasketAlerts basket={basket} />
            </Suspense>
          ) : null}
        </div>
        {basket.lines.length === 0 ? (
          <>
            {removedLines ? <div className="margin-bottom-24">{removedLines}</div> : null}
            <div className="padding-bottom-64">
              {isEmpty ? (
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
                    <CodeForms {...{ basket, actionData, promotion, balance }} />
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
                  actionData={actionData}
                  onChange={(quantity) => void change(line, quantity)}
                  onRemove={() => void remove(line)}
                />
              ))}
            </BasketLines>
            {removedLines}
          </SidebarLayout>
        )}
      </Container>
      <Suspense>
        <LazyRecentlyViewed />
      </Suspense>
    </>
  )
}
