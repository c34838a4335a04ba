import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { useEventLabels } from '../../../features/events/event-labels.ts'
import { useMemberTickets } from '../../../features/prices/use-member-tickets.ts'
import { useT } from '../../../i18n/i18n.ts'
import { BuyBar } from '../../../features/buying/buy-bar.tsx'
import { hasTickets, ticketsSectionId } from './sale-actions.ts'

/** Sticky link to the tickets on small screens; an event that is not buyable shows why and links to the explanation. */
export function EventBuyBar({ event }: { event: EventPage }) {
  const t = useT('events')
  const { statusLabel, shownPriceLabel, memberPriceLabel } = useEventLabels()
  const isMember = useMemberTickets() > 0
  const buy = hasTickets(event)
  return (
    <BuyBar
      price={shownPriceLabel(event)}
      note={(isMember && memberPriceLabel(event.memberPrice, event.status)) || statusLabel(event.status)}
      href={`#${ticketsSectionId}`}
      action={t(buy ? 'action.buy' : `sale.${event.status}.bar`)}
      isBuyable={buy}
    />
  )
}
