import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { useActionData, useLocation, type LoaderFunctionArgs } from 'react-router-dom'
import { toLocalPath } from '#shared/rules/paths/local-path.ts'
import { useGetComparisonQuery, useGetContentQuery, useGetProductsQuery } from '../../data/api.ts'
import { errorMessage } from '../../features/forms/error-message.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { toFirstPageInput } from '../../features/products/product-filters.ts'
import { useT } from '../../i18n/i18n.ts'
import { loadFreshQuery, loadQuery, prefetchQuery } from '../../routing/route-data.ts'
import { notifications } from '../../data/notifications-slice.ts'
import { categoryPaths, comparisonPath } from '../../features/products/product-path.ts'
import { useComparedSkus } from '../../features/products/compared-skus.ts'
import { ProductGrid } from '../../features/products/product-grid.tsx'
import { PageBreadcrumbs } from '../../routing/page-breadcrumbs.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormActions } from '../../ui/forms/form-layout.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Container } from '../../ui/layout/container.tsx'
import type { ComparisonActionData } from './comparison-action.ts'
import { ComparisonTable } from './comparison-table.tsx'

export { action } from './comparison-action.ts'

const recordsPage = { path: categoryPaths.record.slice(1) }

/** Fetches the products to begin with only for an empty comparison. */
export const loader = async ({ context }: LoaderFunctionArgs) => {
  const { products } = await loadFreshQuery(context, 'getComparison', {})
  if (products.length > 0) return null
  const content = await loadQuery(context, 'getContent', recordsPage).catch(() => undefined)
  const category = content?.page?.productCategory
  if (category) await prefetchQuery(context, 'getProducts', toFirstPageInput(category))
  return null
}

const maxSuggested = 4

/** Records to begin with. */
function ComparisonSuggestions() {
  const category = useGetContentQuery(recordsPage).data?.page?.productCategory ?? ''
  const { data } = useGetProductsQuery(toFirstPageInput(category), { skip: category === '' })
  if (!data) return null
  return <ProductGrid products={data.products.slice(0, maxSuggested)} isComparable />
}

/** Fetches the comparison again when the shopper adds a product on this page. */
const useComparison = () => {
  const { data: comparison, refetch } = useGetComparisonQuery({})
  const comparedCount = useComparedSkus().length
  const isOutdated = comparison?.products.length === 0 && comparedCount > 0
  useEffect(() => {
    if (isOutdated) void refetch()
  }, [isOutdated, refetch])
  return comparison
}

/** Announces the new count to screen readers after a change. */
const useAnnounceChanges = (text: string) => {
  const dispatch = useDispatch()
  const lastAnnounced = useRef(text)
  useEffect(() => {
    if (lastAnnounced.current !== text) dispatch(notifications.actions.announce(text))
    lastAnnounced.current = text
  }, [text, dispatch])
}

export function Component() {
  const t = useT('product-lists')
  const comparison = useComparison()
  const error = useActionData<ComparisonActionData>()?.error
  const returnPath = toLocalPath(new URLSearchParams(useLocation().search).get('from'), '')
  const count = comparison?.products.length ?? 0
  usePageMeta({
    title: t('common:titlePattern', { title: t('compare.title') }),
    noindex: true,
    hasErrors: error !== undefined,
  })
  useAnnounceChanges(t('compare.count', { count }))
  if (!comparison) return null
  return (
    <>
      <PageBreadcrumbs items={[{ children: t('compare.title'), href: comparisonPath }]} />
      <Container className="padding-bottom-96">
        <PageHead small title={t('compare.title')} {...(count > 0 ? { lead: t('compare.lead') } : {})} />
        {error && <ErrorSummary title={t('common:thereIsAProblem')} errors={[{ text: errorMessage(error, t) }]} />}
        {count === 0 ? (
          <>
            <EmptyState
              title={t('compare.emptyTitle')}
              action={
                <>
                  <ButtonLink variant="solid" to={categoryPaths.record}>
                    {t('compare.toRecords')}
                  </ButtonLink>
                  <ButtonLink to={categoryPaths.membership}>{t('compare.toMemberships')}</ButtonLink>
                </>
              }
            >
              <p>{t('compare.emptyText')}</p>
            </EmptyState>
            <div className="margin-top-32">
              <ComparisonSuggestions />
            </div>
          </>
        ) : (
          <>
            <ComparisonTable comparison={comparison} returnPath={returnPath} />
            <div className="margin-top-32">
              <FormActions>
                {returnPath && <ButtonLink to={returnPath}>{t('compare.back')}</ButtonLink>}
                <ButtonLink to={categoryPaths.record}>{t('compare.more')}</ButtonLink>
              </FormActions>
            </div>
          </>
        )}
      </Container>
    </>
  )
}
