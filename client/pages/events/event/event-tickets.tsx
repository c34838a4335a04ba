import { lazy, Suspense } from 'react'
import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import { useEventLabels } from '../../../features/events/event-labels.ts'
import { useMemberTicketLimit } from '../../../features/prices/use-member-ticket-limit.ts'
import type { RejectedQuantities } from '../../../features/buying/create-buy-action.ts'
import type { Chosen } from '../../../features/buying/buy-bar.tsx'
import { BuyForm } from '../../../features/buying/buy-form.tsx'
import type { RemainingErrors } from '../../../features/buying/filter-remaining-errors.ts'
import { useT } from '../../../i18n/i18n.ts'
import { TicketTypes } from '../../../features/buying/ticket-types.tsx'
import { hasTickets, isForMembers, leadsElsewhere, ticketsSectionId } from './sale-actions.ts'
import { SaleStatusNote } from './sale-status-note.tsx'

const loadEventAlternatives = () =>
  import('./event-alternatives.tsx').then(({ EventAlternatives: Component }) => ({ default: Component }))

// The server renders the alternatives. A browser loads their code only on the page of an event that needs them.
const EventAlternatives = import.meta.env.SSR ? (await loadEventAlternatives()).default : lazy(loadEventAlternatives)

type EventTicketsProps = {
  event: EventPage
  rejected: RejectedQuantities | undefined
  remaining: RemainingErrors
  onChoose: (chosen: Chosen) => void
}

/**
 * The purchase form, or the reason why there is none. A moved event and a presale show a note above the form. A form
 * rejected because the event just sold out keeps its message visible.
 */
export function EventTickets({ event, rejected, remaining, onChoose }: EventTicketsProps) {
  const t = useT('events')
  const { memberPriceLabel } = useEventLabels()
  const memberTicketLimit = useMemberTicketLimit()
  const buyable = hasTickets(event)
  return (
    <TicketTypes id={ticketsSectionId} title={t('event.tickets')}>
      {leadsElsewhere(event) ? (
        <Suspense fallback={null}>
          <EventAlternatives event={event} />
        </Suspense>
      ) : (
        (!buyable || saleRules[event.status].eventState === 'rescheduled') && <SaleStatusNote event={event} />
      )}
      {memberPriceLabel(event.memberPrice, event.status) && <p className="small-muted">{t('memberPrice.limit')}</p>}
      {(buyable || isForMembers(event) || rejected) && (
        <BuyForm
          variants={event.ticketTypes}
          namespace="events"
          sectionId={ticketsSectionId}
          rejected={rejected}
          remaining={remaining}
          memberTicketLimit={memberTicketLimit}
          toPriceNote={({ memberPrice }) => memberPriceLabel(memberPrice, event.status)}
          onChoose={onChoose}
        />
      )}
    </TicketTypes>
  )
}
