import { use, useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import { Form, useLocation, useNavigate } from 'react-router-dom'
import { productSortOrders } from '#shared/api/products/product-sort-orders.ts'
import type { ProductList } from '#shared/api/products/products-schemas.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Filters } from '../../ui/lists/filters.tsx'
import { LinkLanguageContext, withLanguage } from '../../ui/actions/link.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { anyOption } from '../listings/any-option.ts'
import { useT } from '../../i18n/i18n.ts'
import { productListPath, readProductFilters, type ProductFilters } from './product-filters.ts'

type Facet = ProductList['formats'][number]

type ProductFilterFormProps = { productList: ProductList; filters: ProductFilters; id: string }

/** Adds the chosen value when no product has it any more: the select must still show it. */
const includeChosen = (facets: readonly Facet[], value: string | undefined): readonly Facet[] =>
  !value || facets.some((facet) => facet.value === value) ? facets : [...facets, { value, label: value, count: 0 }]

const readFormFilters = (form: HTMLFormElement) => {
  const search = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') search.append(name, value)
  return readProductFilters(search)
}

/** Shows a choice at once, before its products arrive; the address overrides it (Back, links). */
const useChosenFilters = (filters: ProductFilters) => {
  const [chosenFilters, setChosen] = useState(filters)
  const address = productListPath('', filters)
  const [shownAddress, setShownAddress] = useState(address)
  if (shownAddress !== address) {
    setShownAddress(address)
    setChosen(filters)
  }
  return [chosenFilters, setChosen] as const
}

/**
 * Filters and sort order. A plain form that writes to the address; with JavaScript each choice applies at once, and the
 * focus stays.
 */
export function ProductFilterForm({ productList, filters, id }: ProductFilterFormProps) {
  const t = useT('product-lists')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const language = use(LinkLanguageContext)
  const [chosenFilters, setChosen] = useChosenFilters(filters)

  const applyFilters = (next: ProductFilters) => {
    setChosen(next)
    void navigate(withLanguage(productListPath(pathname, next), language), { preventScrollReset: true })
  }
  const form = useRef<HTMLFormElement>(null)
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    applyFilters(readFormFilters(event.currentTarget))
  }
  useEffect(() => {
    // Applies what was chosen before hydration.
    const earlyChoice = readFormFilters(form.current!)
    if (productListPath('', earlyChoice) !== productListPath('', { ...filters, page: 1 })) applyFilters(earlyChoice)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, at hydration
  }, [])

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
      {facets.map(({ value, label, count }) => (
        <option key={value} value={value}>
          {t('filter.option', { label, count })}
        </option>
      ))}
    </>
  )
  return (
    <Form
      ref={form}
      action={`${pathname}#${id}`}
      method="get"
      role="search"
      aria-label={t('filter.label')}
      onSubmit={handleSubmit}
    >
      <Filters>
        <SelectField {...getFieldProps('room')}>
          {renderOptions(t('filter.everyRoom'), includeChosen(productList.rooms, chosenFilters.room))}
        </SelectField>
        <SelectField {...getFieldProps('order')}>
          {productSortOrders.map((sortOrder) => (
            <option key={sortOrder} value={sortOrder}>
              {t(`order.${sortOrder}`)}
            </option>
          ))}
        </SelectField>
        <SelectField {...getFieldProps('format')}>
          {renderOptions(t('filter.everyFormat'), includeChosen(productList.formats, chosenFilters.format))}
        </SelectField>
        <Button type="submit" variant="solid">
          {t('filter.show')}
        </Button>
      </Filters>
      {language && <input type="hidden" name="lng" value={language} />}
    </Form>
  )
}
