import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { useActionData, useLocation, type LoaderFunctionArgs } from 'react-router-dom'
import { homeBreadcrumbs } from '#shared/rules/breadcrumbs.ts'
import { localPath } from '#shared/rules/local-path.ts'
import { useGetComparisonQuery } from '../../data/api.ts'
import { errorText } from '../../features/forms/error-text.ts'
import { usePageHead } from '../../routing/head.ts'
import { useT } from '../../i18n/i18n.ts'
import { loadAnew } from '../../routing/load.ts'
import { notices } from '../../data/notices-slice.ts'
import { areaPaths, comparisonPath } from '../../features/products/product-path.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormActions } from '../../ui/forms/form-actions.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Wrap } from '../../ui/layout/wrap.tsx'
import type { ComparisonActionData } from './comparison-action.ts'
import styles from './comparison-page.module.css'
import { ComparisonTable } from './comparison-table.tsx'

export { action } from './comparison-action.ts'

export const loader = async ({ context }: LoaderFunctionArgs) => {
  await loadAnew(context, 'getComparison', {})
  return null
}

/** Says how many are left, once they change while the page is read. */
const useAnnounced = (text: string) => {
  const dispatch = useDispatch()
  const said = useRef(text)
  useEffect(() => {
    if (said.current !== text) dispatch(notices.actions.announced(text))
    said.current = text
  }, [text, dispatch])
}

export function Component() {
  const t = useT('lists')
  const { data: comparison } = useGetComparisonQuery({})
  const error = useActionData<ComparisonActionData>()?.error
  const from = localPath(new URLSearchParams(useLocation().search).get('from'), '')
  const count = comparison?.products.length ?? 0
  usePageHead({
    title: t('common:titlePattern', { title: t('compare.title') }),
    noindex: true,
    hasErrors: error !== undefined,
  })
  useAnnounced(t('compare.count', { count }))
  if (!comparison) return null
  return (
    <>
      <Breadcrumbs
        label={t('common:breadcrumbs')}
        items={[...homeBreadcrumbs(t('common:home')), { children: t('compare.title'), href: comparisonPath }]}
      />
      <Wrap className={styles.page}>
        <PageHead title={t('compare.title')} {...(count > 0 ? { lead: t('compare.lead') } : {})} />
        {error && <ErrorSummary title={t('common:thereIsAProblem')} errors={[{ text: errorText(error, t) }]} />}
        {count === 0 ? (
          <EmptyState
            title={t('compare.emptyTitle')}
            action={
              <>
                <ButtonLink variant="solid" to={areaPaths.record}>
                  {t('compare.toRecords')}
                </ButtonLink>
                <ButtonLink to={areaPaths.membership}>{t('compare.toMemberships')}</ButtonLink>
              </>
            }
          >
            <p>{t('compare.emptyText')}</p>
          </EmptyState>
        ) : (
          <>
            <ComparisonTable comparison={comparison} from={from} />
            <div className={styles.ways}>
              <FormActions>
                {from && <ButtonLink to={from}>{t('compare.back')}</ButtonLink>}
                <ButtonLink to={areaPaths.record}>{t('compare.more')}</ButtonLink>
              </FormActions>
            </div>
          </>
        )}
      </Wrap>
    </>
  )
}
