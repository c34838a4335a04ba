import { use, type ChangeEvent, type SubmitEvent } from 'react'
import { Form, useLocation, useNavigate } from 'react-router-dom'
import type { ProductList } from '#shared/api/products/products-schemas.ts'
import { Button } from '../../ui/button.tsx'
import { Filters } from '../../ui/filters.tsx'
import { LinkLanguageContext, withLanguage } from '../../ui/link.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useT } from '../i18n.ts'
import { productListPath, productOrders, readProductFilters, type ProductFilters } from './product-filters.ts'

type Facet = ProductList['formats'][number]

type ProductFilterFormProps = { list: ProductList; filters: ProductFilters; id: string }

/** Room, order and format. A plain form that writes to the address; with a script each choice applies at once. */
export function ProductFilterForm({ list, filters, id }: ProductFilterFormProps) {
  const t = useT('lists')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const language = use(LinkLanguageContext)

  const show = (form: HTMLFormElement) => {
    const search = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') search.append(name, value)
    void navigate(withLanguage(productListPath(pathname, readProductFilters(search)), language), { preventScrollReset: true })
  }
  const field = (name: 'format' | 'room' | 'order', value: string) => ({
    id: `${id}-${name}`,
    name,
    label: t(`filter.${name}`),
    // Back and links change the address, and the choice with it.
    key: `${name} ${value}`,
    defaultValue: value,
    onChange: (event: ChangeEvent<HTMLSelectElement>) => show(event.currentTarget.form!),
  })
  const options = (any: string, facets: readonly Facet[]) => (
    <>
      <option value="">{any}</option>
      {facets.map(({ value, label, count }) => (
        <option key={value} value={value}>
          {t('filter.option', { label, count })}
        </option>
      ))}
    </>
  )
  const { key: formatKey, ...format } = field('format', filters.format ?? '')
  const { key: roomKey, ...room } = field('room', filters.room ?? '')
  const { key: orderKey, ...order } = field('order', filters.order === 'position' ? '' : filters.order)
  return (
    <Form
      action={`${pathname}#${id}`}
      method="get"
      role="search"
      aria-label={t('filter.label')}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        show(event.currentTarget)
      }}
    >
      <Filters>
        <SelectField key={roomKey} {...room}>
          {options(t('filter.everyRoom'), list.rooms)}
        </SelectField>
        <SelectField key={orderKey} {...order}>
          {productOrders.map((one) => (
            <option key={one} value={one === 'position' ? '' : one}>
              {t(`order.${one}`)}
            </option>
          ))}
        </SelectField>
        <SelectField key={formatKey} {...format}>
          {options(t('filter.everyFormat'), list.formats)}
        </SelectField>
        <Button type="submit" variant="solid">
          {t('filter.show')}
        </Button>
      </Filters>
      {language && <input type="hidden" name="lng" value={language} />}
    </Form>
  )
}
