import type { TicketKind } from '#shared/api/catalogue/catalogue-schemas.ts'
import { useEventWords } from '../../app/event-card-props.ts'
import { useT } from '../../app/i18n.ts'
import { Badge } from '../../ui/badge.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { TicketKindRow } from '../../ui/ticket-kind-row.tsx'
import { quantityField } from './read-ticket-form.ts'

export const kindFieldId = (sku: string) => `kind-${sku}`

type TicketKindFieldProps = { kind: TicketKind; quantity: number; error?: string; onChange: (quantity: number) => void }

/** One kind of ticket: how many of it, or that it has gone. */
export function TicketKindField({ kind, quantity, error, onChange }: TicketKindFieldProps) {
  const t = useT('events')
  const { amount, statusWord } = useEventWords()
  const { sku, name, description, price, max } = kind
  const id = kindFieldId(sku)
  const errorId = `${id}-error`
  return (
    <TicketKindRow name={name} note={description} price={amount(price)} gone={max === 0} error={error} errorId={errorId}>
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
          invalid={error !== undefined}
          describedBy={error && errorId}
        />
      ) : (
        <Badge status="sold_out">{statusWord('sold_out')}</Badge>
      )}
    </TicketKindRow>
  )
}
