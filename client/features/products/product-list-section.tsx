import { memo } from 'react'
import { useLocation } from 'react-router-dom'
import type { ProductList } from '#shared/api/products/products-schemas.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { ResultCount } from '../../ui/text/result-count.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { ListPagination } from '../../routing/list-pagination.tsx'
import { useT } from '../../i18n/i18n.ts'
import styles from './product-list-section.module.css'
import { CompareLink } from './compare-link.tsx'
import { ProductFilterForm } from './product-filter-form.tsx'
import { isFiltered, productListPath, readProductFilters } from './product-filters.ts'
import { ProductGrid } from './product-grid.tsx'
import { StreamedList } from '../filtered-lists/streamed-list.tsx'
import { useScrollToListStart } from '../filtered-lists/use-scroll-to-list-start.ts'

/** A list with fewer products shows no filters. */
const minProductsForFilters = 6

type ProductListSectionProps = {
  category: string
  /** The level of the heading above the list; product names are one level below. */
  parentHeadingLevel?: 1 | 2
  id?: string
}

type ProductsProps = Required<Omit<ProductListSectionProps, 'category'>> & {
  productList: ProductList
  pathname: string
  search: string
}

function Products({ productList, pathname, search, parentHeadingLevel, id }: ProductsProps) {
  const t = useT('product-lists')
  const filters = readProductFilters(new URLSearchParams(search))
  const listStart = useScrollToListStart(productList.page)
  const { products, total, page, pages } = productList
  const hasFilters = isFiltered(filters)
  return (
    <div className="stack-24">
      {(total >= minProductsForFilters || hasFilters) && (
        <ProductFilterForm productList={productList} filters={filters} id={id} />
      )}
      <div ref={listStart} id={id} tabIndex={-1} className={styles.start}>
        <ResultCount>{t('found', { count: total, context: products[0]?.type })}</ResultCount>
        <CompareLink />
      </div>
      {total === 0 ? (
        <EmptyState
          title={t('empty.title')}
          action={
            <ButtonLink to={hasFilters ? pathname : '/whats-on'}>
              {t(hasFilters ? 'empty.clear' : 'empty.programme')}
            </ButtonLink>
          }
        >
          <p>{t(hasFilters ? 'empty.filtered' : 'empty.text')}</p>
        </EmptyState>
      ) : (
        <ProductGrid
          products={products}
          level={parentHeadingLevel === 1 ? 2 : 3}
          prioritizeFirst={parentHeadingLevel === 1}
          isComparable
        />
      )}
      <ListPagination
        label={t('pages')}
        page={page}
        pages={pages}
        href={(number) => productListPath(pathname, { ...filters, page: number })}
      />
    </div>
  )
}

type LateProductsProps = Omit<ProductsProps, 'productList'> & { category: string }

/** `memo`: see `StreamedList`. */
const LateProducts = memo(({ category, ...props }: LateProductsProps) => {
  const filters = readProductFilters(new URLSearchParams(props.search))
  return (
    <StreamedList name="getProducts" arg={{ path: category, ...filters }}>
      {(productList) => <Products {...props} productList={productList} />}
    </StreamedList>
  )
})

/**
 * The products of a category with filters, sort order and pages in the URL, and a next step if there are none. Needs
 * the namespace `product-lists`.
 */
export function ProductListSection({ category, parentHeadingLevel = 2, id = 'products' }: ProductListSectionProps) {
  const { pathname, search } = useLocation()
  return (
    <LateProducts
      category={category}
      pathname={pathname}
      search={search}
      parentHeadingLevel={parentHeadingLevel}
      id={id}
    />
  )
}
