import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import { useEventLabels } from '../../../features/events/event-labels.ts'
import { useT } from '../../../i18n/i18n.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { TicketTypeRow } from '../../../features/buying/ticket-type-row.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import styles from './sale-status-note.module.css'
import { showsPricesInAdvance } from './sale-actions.ts'
import { getSaleTexts } from './sale-texts.ts'

/** Explains the sale status, earlier dates and venues and, before the sale, membership. */
export function SaleStatusNote({ event }: { event: EventPage }) {
  const t = useT('events')
  const { formatPrice } = useEventLabels()
  const { title, lines } = getSaleTexts(event, t)
  const { status, ticketTypes } = event
  return (
    <>
      <Alert title={title} level={3}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {saleRules[status].alternative === 'membership' && (
          <p className={styles.next}>
            <ButtonLink to="/membership">{t('sale.membership')}</ButtonLink>
          </p>
        )}
      </Alert>
      {showsPricesInAdvance(event) && (
        <div>
          {ticketTypes.map(({ sku, name, description, price }) => (
            <TicketTypeRow key={sku} name={name} note={description} price={formatPrice(price)} />
          ))}
        </div>
      )}
    </>
  )
}
