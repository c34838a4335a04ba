import { useLocation } from 'react-router-dom'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { CountLine } from '../../ui/text/count-line.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { Pagination } from '../../ui/lists/pagination.tsx'
import { useGetProductsQuery } from '../../data/api.ts'
import { useT } from '../../i18n/i18n.ts'
import { load } from '../../routing/load.ts'
import styles from './product-list.module.css'
import { CompareLink } from './compare-link.tsx'
import { ProductFilterForm } from './product-filter-form.tsx'
import { cleanListPath, isFiltered, productListPath, readProductFilters } from './product-filters.ts'
import { ProductWall } from './product-wall.tsx'
import { redirectTo } from '../../routing/redirect-to.ts'
import { useStartOfPage } from '../listings/use-start-of-page.ts'

/** Of fewer nobody needs to find one. */
const worthFiltering = 6

/** The loader's part: what `ProductList` shows, as the page's address filters it. */
export const loadProductList = async (context: unknown, category: string, request: Request) => {
  const url = new URL(request.url)
  const clean = cleanListPath(url)
  if (clean) throw redirectTo(request, clean)
  await load(context, 'getProducts', { path: category, ...readProductFilters(url.searchParams) }, request)
}

/** The same below a text that can do without: only the address being put right gets through. */
export const loadListBelow = (context: unknown, category: string, request: Request) =>
  loadProductList(context, category, request).catch((thrown: unknown) => {
    if (thrown instanceof Response) throw thrown
  })

type ProductListProps = {
  category: string
  /** Of the heading that stands above it: names of products are one below. */
  below?: 1 | 2
  id?: string
}

/**
 * The products of a category: filters and order in the address, pages, and a way on where there is nothing. Needs the
 * area `lists`.
 */
export function ProductList({ category, below = 2, id = 'products' }: ProductListProps) {
  const t = useT('lists')
  const { pathname, search } = useLocation()
  const filters = readProductFilters(new URLSearchParams(search))
  const { data: list } = useGetProductsQuery({ path: category, ...filters })
  const start = useStartOfPage(list?.page ?? 1)
  if (!list) return null
  const { products, total, page, pages } = list
  const filtered = isFiltered(filters)
  return (
    <div className={styles.list}>
      {(total >= worthFiltering || filtered) && <ProductFilterForm list={list} filters={filters} id={id} />}
      <div ref={start} id={id} tabIndex={-1} className={styles.start}>
        <CountLine {...(pages > 1 ? { note: t('pageOf', { page, pages }) } : {})}>
          {t('found', { count: total })}
        </CountLine>
        <CompareLink />
      </div>
      {total === 0 ? (
        <EmptyState
          title={t('empty.title')}
          action={
            <ButtonLink to={filtered ? pathname : '/whats-on'}>
              {t(filtered ? 'empty.clear' : 'empty.programme')}
            </ButtonLink>
          }
        >
          <p>{t(filtered ? 'empty.filtered' : 'empty.text')}</p>
        </EmptyState>
      ) : (
        <ProductWall products={products} level={below === 1 ? 2 : 3} first={below === 1} compare />
      )}
      <Pagination
        label={t('pages')}
        page={page}
        pages={pages}
        href={(number) => productListPath(pathname, { ...filters, page: number })}
        previous={t('previous')}
        next={t('next')}
        pageLabel={(number) => t('page', { page: number })}
      />
    </div>
  )
}
