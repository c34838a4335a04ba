import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { useActionData, useFetchers, type LoaderFunctionArgs } from 'react-router-dom'
import { formatMoney } from '#shared/money.ts'
import { homeBreadcrumbs } from '#shared/breadcrumbs.ts'
import { useGetBasketQuery } from '../../app/api.ts'
import { errorText } from '../../app/error-text.ts'
import { usePageHead } from '../../app/head.ts'
import { useLanguage, useT } from '../../app/i18n.ts'
import { load } from '../../app/load.ts'
import { notices } from '../../app/notices-slice.ts'
import { BasketLines } from '../../ui/basket-lines.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Split } from '../../ui/split.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import type { BasketActionData } from './basket-action.ts'
import { BasketSummary } from './basket-summary.tsx'
import { EmptyBasket } from './empty-basket.tsx'
import { KeptLines } from './kept-lines.tsx'
import { LineForm } from './line-form.tsx'
import { RemovedLines } from './removed-lines.tsx'

export { action } from './basket-action.ts'

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  await load(context, 'getBasket', {}, request)
  return null
}

/** Answers of the page's own form (without JavaScript) and of the lines' fetchers (with it). */
const useAnswers = (): BasketActionData[] => {
  const own = useActionData<BasketActionData>()
  const fetched = useFetchers().flatMap(({ data }) => (data ? [data as BasketActionData] : []))
  return own ? [own, ...fetched] : fetched
}

export function Component() {
  const t = useT('basket')
  const language = useLanguage()
  const dispatch = useDispatch()
  const { data: basket } = useGetBasketQuery({})
  const answers = useAnswers()
  const errors = answers.flatMap(({ error, key }) => (error ? [{ text: errorText(error, t), ...(key ? { id: `quantity-${key}` } : {}) }] : []))
  usePageHead({ title: t('common:titlePattern', { title: t('title') }), noindex: true, hasErrors: errors.length > 0 })

  const total = basket ? formatMoney(basket.totals.total, basket.currency, language) : ''
  const said = useRef<string>(undefined)
  const now = basket ? t('changed', { count: basket.count, total }) : ''
  useEffect(() => {
    if (said.current !== undefined && said.current !== now) dispatch(notices.actions.announced(now))
    said.current = now
  }, [now, dispatch])

  if (!basket) return null
  return (
    <>
      <Breadcrumbs label={t('common:breadcrumbs')} items={[...homeBreadcrumbs(t('common:home')), { children: t('crumb'), href: '/basket' }]} />
      <Wrap>
        <PageHead title={t('title')} />
        <ErrorSummary title={t('common:thereIsAProblem')} errors={errors} />
        {basket.keptGuestCount > 0 ? <KeptLines count={basket.keptGuestCount} /> : null}
        {basket.lines.length === 0 ? (
          <>
            <RemovedLines basket={basket} answers={answers} />
            <EmptyBasket />
          </>
        ) : (
          <Split side={<BasketSummary basket={basket} />}>
            <BasketLines>
              {basket.lines.map((line) => (
                <LineForm key={line.key} line={line} currency={basket.currency} error={answers.find(({ key, error }) => error && key === line.key)?.error} />
              ))}
            </BasketLines>
            <RemovedLines basket={basket} answers={answers} />
          </Split>
        )}
      </Wrap>
    </>
  )
}
