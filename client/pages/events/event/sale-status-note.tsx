import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import { useEventLabels } from '../../../features/events/event-labels.ts'
import { useT } from '../../../i18n/i18n.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { FactList } from '../../../ui/text/fact-list.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import styles from './sale-status-note.module.css'
import { hasTickets, showsPricesInAdvance } from './sale-actions.ts'
import { getSaleTexts } from './sale-texts.ts'

/** Explains the sale status, earlier dates and venues and, when the event is not buyable, the next best action. */
export function SaleStatusNote({ event }: { event: EventPage }) {
  const t = useT('events')
  const { formatPrice } = useEventLabels()
  const { title, lines } = getSaleTexts(event, t)
  const { status, venue, ticketTypes } = event
  return (
    <>
      <Alert title={title} level={3}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {!hasTickets(event) && (
          <p className={styles.next}>
            {saleRules[status].alternative === 'membership' ? (
              <ButtonLink to="/membership">{t('sale.membership')}</ButtonLink>
            ) : (
              <ButtonLink to={`/whats-on?venue=${venue.slug}`}>
                {t('sale.otherEvents', { venue: venue.name })}
              </ButtonLink>
            )}
          </p>
        )}
      </Alert>
      {showsPricesInAdvance(event) && (
        <FactList facts={ticketTypes.map(({ name, price }) => ({ term: name, value: formatPrice(price) }))} />
      )}
    </>
  )
}
