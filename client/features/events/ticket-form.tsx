import { useState } from 'react'
import { Form, useLocation } from 'react-router-dom'
import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { useEventWords } from '../../app/event-card-props.ts'
import { useT } from '../../app/i18n.ts'
import { usePageInfo } from '../../app/session.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Tally } from '../../ui/tally.tsx'
import type { RefusedTickets } from './event-action.ts'
import { ticketsId } from './sale-of.ts'
import styles from './ticket-form.module.css'
import { TicketKindField, kindFieldId } from './ticket-kind-field.tsx'
import { tally } from './tally.ts'
import { useProblemTexts } from './use-problem-texts.ts'
import { useSendOnce } from '../../app/use-send-once.ts'

type TicketFormProps = { event: EventPage; refused: RefusedTickets | undefined }

const typedNumber = (value: string | undefined) => (value && /^\d{1,2}$/.test(value) ? Number(value) : 0)

/** Choose how many of each kind, all in one form: number fields and a button, counted up as you go where scripts run. */
export function TicketForm({ event: { tickets }, refused }: TicketFormProps) {
  const t = useT('events')
  const { amount } = useEventWords()
  const { preferences } = usePageInfo()
  const { search } = useLocation()
  const { sending, once } = useSendOnce(refused)
  const [quantities, setQuantities] = useState<Record<string, number>>(() =>
    Object.fromEntries(tickets.map(({ sku }) => [sku, typedNumber(refused?.values[sku])])),
  )
  const problems = useProblemTexts(tickets, refused?.problems ?? [])
  const { count, sum } = tally(tickets, quantities)
  const summary = problems.map(({ sku, text, kind }) => ({
    id: kindFieldId(sku ?? tickets.find(({ max }) => max > 0)?.sku ?? ''),
    text: kind ? t('buy.problemAt', { kind, text }) : text,
  }))
  return (
    <Form
      method="post"
      // Without a script the answer is a new page: the hash leads to the form on it.
      action={`${search}#${ticketsId}`}
      preventScrollReset
      noValidate
      onSubmit={once}
    >
      {summary.length > 0 && (
        <div className={styles.problems}>
          <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} />
        </div>
      )}
      {tickets.map((kind) => (
        <TicketKindField
          key={kind.sku}
          kind={kind}
          quantity={quantities[kind.sku] ?? 0}
          error={problems.find(({ sku }) => sku === kind.sku)?.text}
          onChange={(quantity) => setQuantities((before) => ({ ...before, [kind.sku]: quantity }))}
        />
      ))}
      <Tally
        sum={sum && amount(sum)}
        note={count > 0 ? t(preferences.incTax ? 'buy.tally' : 'buy.tallyNet', { count }) : t('buy.howMany')}
        action={
          <Button type="submit" variant="buy" big busy={sending}>
            {t('buy.submit')}
          </Button>
        }
      />
    </Form>
  )
}
