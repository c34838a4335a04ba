import type { TicketKind } from '#shared/api/catalogue/catalogue-schemas.ts'
import { Badge } from '../events/badge.tsx'
import { Stepper } from '../../ui/forms/stepper.tsx'
import { TicketKindRow } from './ticket-kind-row.tsx'
import { useT } from '../../i18n/i18n.ts'
import { usePriceWriter } from '../prices/money-words.ts'
import type { BuyTexts } from './buy-texts.ts'
import { quantityField } from './read-buy-form.ts'

export const kindFieldId = (sku: string) => `kind-${sku}`

type KindFieldProps = {
  kind: TicketKind
  texts: BuyTexts
  quantity: number
  error?: string
  onChange: (quantity: number) => void
}

/** One kind of ticket, or one variant of a product: how many of it, or that it has gone. */
export function KindField({ kind, texts, quantity, error, onChange }: KindFieldProps) {
  const t = useT(texts)
  const priceText = usePriceWriter()
  const { sku, name, description, price, max } = kind
  const id = kindFieldId(sku)
  const errorId = `${id}-error`
  return (
    <TicketKindRow
      name={name}
      note={description}
      price={priceText(price)}
      gone={max === 0}
      error={error}
      errorId={errorId}
    >
      {max > 0 ? (
        <Stepper
          id={id}
          name={quantityField(sku)}
          label={name}
          less={t('buy.less', { kind: name })}
          more={t('buy.more', { kind: name })}
          max={max}
          value={quantity}
          onChange={onChange}
          onType={onChange}
          invalid={error !== undefined}
          describedBy={error && errorId}
        />
      ) : (
        <Badge status="sold_out">{t('buy.gone')}</Badge>
      )}
    </TicketKindRow>
  )
}
