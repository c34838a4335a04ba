import { lazy, Suspense } from 'react'
import type { BasketLine as Line } from '#shared/api/basket/basket-schemas.ts'
import type { ApiError } from '#shared/api/errors.ts'
import { useT } from '../../i18n/i18n.ts'
import { lineLabel } from './line-label.ts'
import { lineAvailability } from '../../features/basket/line-availability.ts'
import { listLineNotes } from '../../features/basket/list-line-notes.ts'
import { usePriceFormatter } from '../../features/prices/price-formatter.ts'
import { QuantityForm } from '../../features/basket/quantity-form.tsx'
import { BasketLineRow } from '../../features/basket/basket-line-row.tsx'
import type { BasketActionData } from './basket-action.ts'
import { markLanguage } from '../../ui/text/mark-language.tsx'

const loadLineTextForm = async () => ({ default: (await import('./line-text-form.tsx')).LineTextForm })

/** The server renders this form. Browsers load its code separately, because few products ask for a text. */
const LineTextForm = import.meta.env.SSR ? (await loadLineTextForm()).default : lazy(loadLineTextForm)

type LineFormProps = {
  line: Line
  currency: string
  error: ApiError | undefined
  actionData: BasketActionData | undefined
  onChange: (quantity: number) => void
  onRemove: () => void
}

export function LineForm({ line, currency, error, actionData, onChange, onRemove }: LineFormProps) {
  const t = useT('basket')
  const formatPrice = usePriceFormatter()
  const details = line.venue
    ? t('where', { venue: line.venue.name, city: line.venue.city, doors: line.date?.doors ?? line.date?.starts })
    : undefined
  const name = lineLabel(line)
  const availability = lineAvailability(line, t)
  const labels = {
    label: t('quantityOf', { name }),
    decrease: t('oneFewer'),
    increase: t('oneMore'),
    update: t('update'),
    remove: t('remove'),
    removeLabel: t('removeNamed', { name }),
  }
  return (
    <BasketLineRow
      to={line.href}
      name={line.name}
      lang={line.lang}
      variant={markLanguage(line.variantName, line.lang)}
      date={line.date}
      image={line.image}
      price={formatPrice({ amount: line.total, currency, isUntaxed: line.isUntaxed })}
      notes={listLineNotes(line, currency, t, formatPrice)}
      {...(details ? { details } : {})}
      {...(availability ? { state: availability } : {})}
      more={line.lineFields?.map((field) => (
        <Suspense key={field.key}>
          <LineTextForm line={line} field={field} actionData={actionData} />
        </Suspense>
      ))}
    >
      <QuantityForm
        id={line.key}
        quantity={line.quantity}
        max={Math.max(line.maxQuantity, line.quantity)}
        hiddenFields={getHiddenFields(line)}
        {...{ labels, error, onChange, onRemove }}
      />
    </BasketLineRow>
  )
}

const getHiddenFields = (line: Line) => ({
  key: line.key,
  sku: line.sku,
  name: lineLabel(line),
  lineQuantity: String(line.quantity),
  extraData: JSON.stringify(line.extraData),
})
