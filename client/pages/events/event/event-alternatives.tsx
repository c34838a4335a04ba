import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { NextEvents } from '../../../features/events/next-events.tsx'
import { useT } from '../../../i18n/i18n.ts'
import { Link } from '../../../ui/actions/link.tsx'
import { LeadText } from '../../../ui/text/lead-text.tsx'
import { getSaleTexts } from './sale-texts.ts'

/** Why there are no tickets, and three other events. The badge above says the status already. */
export function EventAlternatives({ event }: { event: EventPage }) {
  const t = useT('events')
  return (
    <>
      {getSaleTexts(event, t).lines.map((line) => (
        <LeadText key={line}>{line}</LeadText>
      ))}
      {event.status === 'off_sale' && !event.isOver && (
        <p>
          <Link to="/branches">{t('sale.off_sale.boxOffice')}</Link>
        </p>
      )}
      <NextEvents isNarrow title={t('sale.similar')} similarTo={event.slug} />
    </>
  )
}
