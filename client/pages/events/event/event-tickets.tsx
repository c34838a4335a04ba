import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import type { RefusedChoice } from '../../../features/buying/buy-action.ts'
import { BuyForm } from '../../../features/buying/buy-form.tsx'
import type { StandingProblems } from '../../../features/buying/standing-problems.ts'
import { useT } from '../../../i18n/i18n.ts'
import { TicketKinds } from '../../../features/buying/ticket-kinds.tsx'
import { hasTickets, isForMembers, ticketsId } from './sale-of.ts'
import { SaleNote } from './sale-note.tsx'

type EventTicketsProps = { event: EventPage; refused: RefusedChoice | undefined; standing: StandingProblems }

/**
 * The form, or in words why there is none; a night that moved, or is members' for now, says so above its form. A form
 * that was refused because the night just sold out keeps its answer in sight.
 */
export function EventTickets({ event, refused, standing }: EventTicketsProps) {
  const t = useT('events')
  const buyable = hasTickets(event)
  return (
    <TicketKinds id={ticketsId} title={t('event.tickets')}>
      {(!buyable || saleRules[event.status].happens === 'rescheduled') && <SaleNote event={event} />}
      {(buyable || isForMembers(event) || refused) && (
        <BuyForm kinds={event.tickets} texts="events" anchor={ticketsId} refused={refused} standing={standing} />
      )}
    </TicketKinds>
  )
}
