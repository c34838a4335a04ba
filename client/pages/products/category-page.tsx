import { data, useLocation, useParams, type LoaderFunctionArgs } from 'react-router-dom'
import { sellingPages } from '#shared/rules/paths/selling-pages.ts'
import { useGetProductCategoryQuery } from '../../data/api.ts'
import { useStreamedListState } from '../../features/filtered-lists/use-streamed-list.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { loadQuery } from '../../routing/route-data.ts'
import { loadProductList } from '../../features/products/load-product-list.ts'
import { ProductListSection } from '../../features/products/product-list-section.tsx'
import { productListPath, readProductFilters } from '../../features/products/product-filters.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import { PageBreadcrumbs } from '../../routing/page-breadcrumbs.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { Container } from '../../ui/layout/container.tsx'
import styles from './category-page.module.css'
import { Subcategories } from './subcategories.tsx'

const categoryPathPattern = /^[a-z0-9][a-z0-9/-]{0,199}$/

const toCategoryPath = (splat: string | undefined) => (splat ?? '').replace(/\/+$/, '')

/** `/category/{path}`. A path that no category can have sends no request. */
export const loader = async ({ params, context, request }: LoaderFunctionArgs) => {
  const path = toCategoryPath(params['*'])
  if (!categoryPathPattern.test(path)) throw data(null, { status: 404 })
  const sellingPage = sellingPages[path]
  if (sellingPage) throw redirectTo(request, sellingPage, 301)
  await Promise.all([
    loadQuery(context, 'getProductCategory', { path }, request),
    loadProductList(context, path, request),
  ])
  return null
}

export function Component() {
  const t = useT('product-lists')
  const path = toCategoryPath(useParams()['*'])
  const filters = readProductFilters(new URLSearchParams(useLocation().search))
  const { data: category } = useGetProductCategoryQuery({ path })
  const page = useStreamedListState('getProducts', { path, ...filters }).data?.page ?? 1
  const title = category?.metaTitle ?? ''
  usePageMeta({
    title: t('common:titlePattern', { title: page > 1 ? t('titleOfPage', { title, page }) : title }),
    description: category?.metaDescription,
    // Sort order and filters share one canonical URL; each page number has its own.
    canonicalPath: productListPath(`/category/${path}`, { page, order: 'position' }),
    image: category?.image,
  })
  if (!category) return null
  return (
    <>
      <PageBreadcrumbs items={category.breadcrumbs} includesHome />
      <Container className="padding-bottom-96">
        <PageHead title={category.title} lead={category.lead} lang={category.lang} small />
        <Subcategories categories={category.children} />
        <ProductListSection key={path} category={path} parentHeadingLevel={1} />
        {category.html && (
          <div className={styles.text}>
            <RichText html={category.html} />
          </div>
        )}
      </Container>
    </>
  )
}
