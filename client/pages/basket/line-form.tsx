import type { BasketLine as Line } from '#shared/api/basket/basket-schemas.ts'
import type { ApiError } from '#shared/api/errors.ts'
import { useT } from '../../i18n/i18n.ts'
import { nameOf } from '../../features/basket/line-name.ts'
import { lineState } from '../../features/basket/line-state.ts'
import { lineNotes } from '../../features/basket/line-words.ts'
import { usePriceWriter } from '../../features/prices/money-words.ts'
import { QuantityForm } from '../../features/basket/quantity-form.tsx'
import { BasketLine } from '../../features/basket/basket-line.tsx'

type LineFormProps = {
  line: Line
  currency: string
  error: ApiError | undefined
  onChange: (quantity: number) => void
  onRemove: () => void
}

/** One line of the basket. */
export function LineForm({ line, currency, error, onChange, onRemove }: LineFormProps) {
  const t = useT('basket')
  const priceText = usePriceWriter()
  const where = line.venue
    ? t('where', { venue: line.venue.name, city: line.venue.city, doors: line.date?.doors ?? line.date?.starts })
    : undefined
  const name = nameOf(line)
  const state = lineState(line, t)
  const words = {
    label: t('quantityOf', { name }),
    less: t('oneFewer'),
    more: t('oneMore'),
    update: t('update'),
    remove: t('remove'),
    removeNamed: t('removeNamed', { name }),
  }
  return (
    <BasketLine
      to={line.href}
      name={line.name}
      what={line.variantName}
      date={line.date}
      image={line.image}
      price={priceText({ amount: line.total, currency })}
      notes={lineNotes(line, currency, t, priceText)}
      {...(where ? { where } : {})}
      {...(state ? { state } : {})}
    >
      <QuantityForm
        id={line.key}
        quantity={line.quantity}
        max={Math.max(line.max, line.quantity)}
        posted={posted(line)}
        {...{ words, error, onChange, onRemove }}
      />
    </BasketLine>
  )
}

const posted = (line: Line) => ({
  key: line.key,
  sku: line.sku,
  name: nameOf(line),
  lineQuantity: String(line.quantity),
  extraData: JSON.stringify(line.extraData),
})
