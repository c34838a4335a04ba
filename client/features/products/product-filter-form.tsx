import { use, type ChangeEvent } from 'react'
import { Form, useLocation } from 'react-router-dom'
import { productSortOrders } from '#shared/api/products/product-sort-orders.ts'
import type { ProductList } from '#shared/api/products/products-schemas.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Filters } from '../../ui/lists/filters.tsx'
import { LinkLanguageContext } from '../../ui/actions/link.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { anyOption } from '../filtered-lists/any-option.ts'
import { includeChosenFacet, type Facet } from '../filtered-lists/include-chosen-facet.ts'
import { useFilterForm } from '../filtered-lists/use-filter-form.ts'
import { useT } from '../../i18n/i18n.ts'
import { productListPath, readProductFilters, type ProductListFilters } from './product-filters.ts'

type ProductFilterFormProps = { productList: ProductList; filters: ProductListFilters; id: string }

/** Filters and sort order. */
export function ProductFilterForm({ productList, filters, id }: ProductFilterFormProps) {
  const t = useT('product-lists')
  const { pathname } = useLocation()
  const language = use(LinkLanguageContext)
  const { chosenFilters, applyFilters, formProps } = useFilterForm({
    filters,
    readFilters: readProductFilters,
    toPath: (next) => productListPath(pathname, next),
  })

  const getFieldProps = (name: 'format' | 'room' | 'order') => ({
    id: `${id}-${name}`,
    name,
    label: t(`filter.${name}`),
    value: chosenFilters[name] ?? anyOption,
    onChange: (event: ChangeEvent<HTMLSelectElement>) =>
      applyFilters(
        readProductFilters(new URLSearchParams({ ...chosenFilters, page: '1', [name]: event.target.value })),
      ),
  })
  const renderOptions = (anyLabel: string, facets: readonly Facet[]) => (
    <>
      <option value={anyOption}>{anyLabel}</option>
      {facets.map(({ value, label, count, lang }) => (
        <option key={value} value={value} lang={lang}>
          {count === undefined ? label : t('filter.option', { label, count })}
        </option>
      ))}
    </>
  )
  return (
    <Form {...formProps} action={`${pathname}#${id}`} method="get" role="search" aria-label={t('filter.label')}>
      <Filters toggle={t('filter.toggle')}>
        <SelectField {...getFieldProps('room')}>
          {renderOptions(t('filter.everyRoom'), includeChosenFacet(productList.rooms, chosenFilters.room))}
        </SelectField>
        <SelectField {...getFieldProps('order')}>
          {productSortOrders.map((sortOrder) => (
            <option key={sortOrder} value={sortOrder}>
              {t(`order.${sortOrder}`)}
            </option>
          ))}
        </SelectField>
        <SelectField {...getFieldProps('format')}>
          {renderOptions(t('filter.everyFormat'), includeChosenFacet(productList.formats, chosenFilters.format))}
        </SelectField>
        <Button type="submit" variant="solid">
          {t('filter.show')}
        </Button>
      </Filters>
      {language && <input type="hidden" name="lng" value={language} />}
    </Form>
  )
}
