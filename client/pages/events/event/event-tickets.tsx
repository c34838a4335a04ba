import { lazy, memo, Suspense, type ComponentProps } from 'react'
import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { countMemberTicketsLeft } from '#shared/rules/member-tickets.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import { eventPath, useEventLabels } from '../../../features/events/event-labels.ts'
import { useMemberTickets } from '../../../features/prices/use-member-tickets.ts'
import type { RejectedQuantities } from '../../../features/buying/create-buy-action.ts'
import type { ChosenTotal } from '../../../features/buying/buy-bar.tsx'
import { BuyForm } from '../../../features/buying/buy-form.tsx'
import type { RemainingErrors } from '../../../features/buying/use-remaining-errors.ts'
import { useT } from '../../../i18n/i18n.ts'
import { BuySection } from '../../../features/buying/buy-section.tsx'
import { NoJsOnly } from '../../../ui/layout/js-only.tsx'
import type { EventSaleSummary } from './event-sale-summary.tsx'
import { hasTickets, isForMembers, isFormHidden, hasNoMoreTickets, ticketsSectionId } from './sale-actions.ts'

const loadSaleSummary = () =>
  import('./event-sale-summary.tsx').then(({ EventSaleSummary: Component }) => ({ default: Component }))

// The server renders the note. A browser loads its code only on the page of an event that needs it.
const LazySaleSummary = import.meta.env.SSR ? (await loadSaleSummary()).default : lazy(loadSaleSummary)

/** Memoised: an update from its parent would make React drop the note while its code loads, and move the form. */
const SaleSummary = memo((props: ComponentProps<typeof EventSaleSummary>) => (
  <Suspense fallback={null}>
    <LazySaleSummary {...props} />
  </Suspense>
))

type EventTicketsProps = {
  event: EventPage
  rejected: RejectedQuantities | undefined
  remaining: RemainingErrors
  onChoose: (chosen: ChosenTotal) => void
}

/**
 * The buy form, or the reason why there is none. A moved event and a presale show a note above the form. In a
 * presale only members have the form where scripts run. A form rejected because the event just sold out keeps its
 * message visible.
 */
export function EventTickets({ event, rejected, remaining, onChoose }: EventTicketsProps) {
  const t = useT('events')
  const { memberPriceLabel } = useEventLabels()
  const membership = useMemberTickets()
  const buyable = hasTickets(event)
  const isHidden = isFormHidden(event, membership, Boolean(rejected))
  const form = (
    <BuyForm
      variants={event.ticketTypes}
      namespace="events"
      sectionId={ticketsSectionId}
      rejected={rejected}
      remaining={remaining}
      memberTicketLimit={countMemberTicketsLeft(membership, eventPath(event.slug))}
      toPriceNote={({ memberPrice }) => memberPriceLabel({ ...event, memberPrice })}
      onChoose={onChoose}
    />
  )
  return (
    <BuySection id={ticketsSectionId} title={hasNoMoreTickets(event) && !rejected ? undefined : t('event.tickets')}>
      {(!buyable || saleRules[event.status].eventState === 'rescheduled') && (
        <SaleSummary event={event} isRejected={Boolean(rejected)} />
      )}
      {buyable && memberPriceLabel(event) && <p className="small-muted">{t('memberPrice.limit')}</p>}
      {isHidden ? <NoJsOnly as="div">{form}</NoJsOnly> : (buyable || isForMembers(event) || rejected) && form}
    </BuySection>
  )
}
