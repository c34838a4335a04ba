import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import type { RejectedQuantities } from '../../../features/buying/buy-action.ts'
import { BuyForm } from '../../../features/buying/buy-form.tsx'
import type { RemainingErrors } from '../../../features/buying/remaining-errors.ts'
import { useT } from '../../../i18n/i18n.ts'
import { TicketTypes } from '../../../features/buying/ticket-types.tsx'
import { hasTickets, isForMembers, ticketsId } from './sale-actions.ts'
import { SaleStatusNote } from './sale-status-note.tsx'

type EventTicketsProps = { event: EventPage; rejected: RejectedQuantities | undefined; remaining: RemainingErrors }

/**
 * The form, or in words why there is none; a night that moved, or is members' for now, says so above its form. A form
 * that was refused because the night just sold out keeps its answer in sight.
 */
export function EventTickets({ event, rejected, remaining }: EventTicketsProps) {
  const t = useT('events')
  const buyable = hasTickets(event)
  return (
    <TicketTypes id={ticketsId} title={t('event.tickets')}>
      {(!buyable || saleRules[event.status].eventState === 'rescheduled') && <SaleStatusNote event={event} />}
      {(buyable || isForMembers(event) || rejected) && (
        <BuyForm
          variants={event.ticketTypes}
          namespace="events"
          sectionId={ticketsId}
          rejected={rejected}
          remaining={remaining}
        />
      )}
    </TicketTypes>
  )
}
