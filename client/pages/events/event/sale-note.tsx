import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import { useEventWords } from '../../../features/events/event-card-props.ts'
import { useT } from '../../../i18n/i18n.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { FactsRow } from '../../../ui/text/facts-row.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import styles from './sale-note.module.css'
import { hasTickets, showsComingPrices } from './sale-of.ts'
import { saleTexts } from './sale-texts.ts'

/** How the sale stands: what it means, what was before, and, where nothing can be bought, the next best thing to do. */
export function SaleNote({ event }: { event: EventPage }) {
  const t = useT('events')
  const { amount } = useEventWords()
  const { title, lines } = saleTexts(event, t)
  const { status, venue, tickets } = event
  return (
    <>
      <Notice title={title} level={3}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {!hasTickets(event) && (
          <p className={styles.next}>
            {saleRules[status].instead === 'membership' ? (
              <ButtonLink to="/membership">{t('sale.membership')}</ButtonLink>
            ) : (
              <ButtonLink to={`/whats-on?venue=${venue.slug}`}>{t('sale.elsewhere', { venue: venue.name })}</ButtonLink>
            )}
          </p>
        )}
      </Notice>
      {showsComingPrices(event) && (
        <FactsRow facts={tickets.map(({ name, price }) => ({ term: name, value: amount(price) }))} />
      )}
    </>
  )
}
