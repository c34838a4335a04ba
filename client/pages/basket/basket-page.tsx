import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { useActionData, type LoaderFunctionArgs } from 'react-router-dom'
import { formatMoney } from '#shared/rules/money.ts'
import { homeBreadcrumbs } from '#shared/rules/breadcrumbs.ts'
import { errorText } from '../../features/forms/error-text.ts'
import { usePageHead } from '../../routing/head.ts'
import { HoldClock } from '../../features/holds/hold-clock.tsx'
import { LapsedLines } from '../../features/holds/lapsed-lines.tsx'
import { useBasketHeld } from '../../features/holds/use-basket-held.ts'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { load } from '../../routing/load.ts'
import { notices } from '../../data/notices-slice.ts'
import { RecentlyViewed } from '../../features/products/recently-viewed.tsx'
import { quantityId } from '../../features/basket/quantity-form.tsx'
import { BasketLines } from '../../features/basket/basket-lines.tsx'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Split } from '../../ui/layout/split.tsx'
import { Wrap } from '../../ui/layout/wrap.tsx'
import type { BasketActionData, RemovedLine } from './basket-action.ts'
import styles from './basket-page.module.css'
import { BasketSummary } from './basket-summary.tsx'
import { Codes } from './codes.tsx'
import { EmptyBasket } from './empty-basket.tsx'
import { KeptLines } from './kept-lines.tsx'
import { LineForm } from './line-form.tsx'
import { OtherCurrency } from './other-currency.tsx'
import { RemovedLines } from './removed-lines.tsx'
import { useBasketChanges } from './use-basket-changes.ts'
import { useCodeErrors } from './use-code-errors.ts'
import { useFocusOnReturn } from './use-focus-on-return.ts'

export { action } from './basket-action.ts'

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  await load(context, 'getBasket', {}, request)
  return null
}

export function Component() {
  const t = useT('basket')
  const language = useLanguage()
  const dispatch = useDispatch()
  const { basket, receivedAt, ranOut, onOver } = useBasketHeld()
  const answer = useActionData<BasketActionData>()
  const { problems, removed, change, remove, putBack } = useBasketChanges(answer)
  const awaitReturn = useFocusOnReturn()
  const promotion = useCodeErrors(answer, 'promotion', 'promotion')
  const balance = useCodeErrors(answer, 'balance', 'voucher')
  const lineErrors = problems.map(({ error, key }) => {
    const line = basket?.lines.find((candidate) => candidate.key === key)
    return { text: errorText(error, t), ...(line ? { id: quantityId(line.key) } : {}) }
  })
  const other = answer?.error && !answer.key && !answer.about ? [{ text: errorText(answer.error, t) }] : []
  const errors = [...lineErrors, ...other, ...promotion.summary, ...balance.summary]
  usePageHead({ title: t('common:titlePattern', { title: t('title') }), noindex: true, hasErrors: errors.length > 0 })

  const total = basket ? formatMoney(basket.totals.total, basket.currency, language) : ''
  const said = useRef<string>(undefined)
  const now = basket ? t('changed', { count: basket.count, total }) : ''
  useEffect(() => {
    if (said.current !== undefined && said.current !== now) dispatch(notices.actions.announced(now))
    said.current = now
  }, [now, dispatch])

  if (!basket) return null
  const onPutBack = (line: RemovedLine) => {
    awaitReturn(line.key)
    void putBack(line)
  }
  const removedLines = <RemovedLines basket={basket} removed={removed} onPutBack={onPutBack} />
  return (
    <>
      <Breadcrumbs
        label={t('common:breadcrumbs')}
        items={[...homeBreadcrumbs(t('common:home')), { children: t('crumb'), href: '/basket' }]}
      />
      <Wrap>
        <PageHead title={t('title')} />
        <ErrorSummary
          title={t('common:thereIsAProblem')}
          errors={errors}
          attempt={promotion.attempt ?? balance.attempt ?? answer}
        />
        <div className={styles.notices}>
          <LapsedLines basket={basket} justNow={ranOut} />
          <OtherCurrency basket={basket} />
          {basket.keptGuestCount > 0 ? <KeptLines count={basket.keptGuestCount} /> : null}
        </div>
        {basket.lines.length === 0 ? (
          <>
            {removedLines}
            <div className={styles.nothing}>{basket.lapsed.length === 0 ? <EmptyBasket /> : null}</div>
          </>
        ) : (
          <Split side={<BasketSummary basket={basket} codes={<Codes {...{ answer, promotion, balance }} />} />}>
            {basket.hold ? <HoldClock hold={basket.hold} receivedAt={receivedAt} onOver={onOver} /> : null}
            <BasketLines>
              {basket.lines.map((line) => (
                <LineForm
                  key={line.key}
                  line={line}
                  currency={basket.currency}
                  error={problems.find(({ key }) => key === line.key)?.error}
                  onChange={(quantity) => void change(line, quantity)}
                  onRemove={() => void remove(line)}
                />
              ))}
            </BasketLines>
            {removedLines}
          </Split>
        )}
      </Wrap>
      <RecentlyViewed />
    </>
  )
}
