import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { eventPath, useEventLabels } from '../../../features/events/event-labels.ts'
import { useMemberTickets } from '../../../features/prices/use-member-tickets.ts'
import { useSession } from '../../../data/use-session.ts'
import { useT } from '../../../i18n/i18n.ts'
import { withReturnTo } from '../../../routing/with-return-to.ts'
import type { ChosenTotal } from '../../../features/buying/buy-bar.tsx'
import { LazyBuyBar } from '../../../features/buying/lazy-buy-bar.tsx'
import { WishlistToggle } from '../../../features/wishlists/wishlist-toggle.tsx'
import {
  getStatusLabel,
  hasTickets,
  isForMembers,
  headActionsId,
  hasNoMoreTickets,
  hasPricesInAdvance,
  similarEventsPath,
  ticketsSectionId,
} from './sale-actions.ts'

/** A sticky link to the tickets on small screens. An event that is not buyable shows why and what to do. */
export function EventBuyBar({ event, chosen }: { event: EventPage; chosen: ChosenTotal | undefined }) {
  const t = useT('events')
  const { shownPriceLabel, memberPriceLabel } = useEventLabels()
  const isMember = useMemberTickets().ticketsPerEvent > 0
  const isGuest = useSession()?.guest !== false
  const buy = hasTickets(event) || (isMember && isForMembers(event))
  const elsewhere = hasNoMoreTickets(event)
  const isAnnounced = hasPricesInAdvance(event)
  const presalePath = isGuest ? withReturnTo('/sign-in', eventPath(event.slug)) : '/membership'
  const presaleAction = isGuest ? 'sale.presale.bar' : 'sale.membership'
  return (
    <LazyBuyBar
      price={shownPriceLabel(event)}
      note={
        (isMember && memberPriceLabel(event)) ||
        (isForMembers(event) ? t('sale.presale.barNote') : getStatusLabel(event, t))
      }
      href={`#${elsewhere || isAnnounced ? headActionsId : ticketsSectionId}`}
      to={elsewhere ? similarEventsPath(event) : isForMembers(event) && !buy ? presalePath : undefined}
      button={isAnnounced ? <WishlistToggle sku={event.sku} name={event.name} isMain /> : undefined}
      action={t(buy ? 'action.buy' : elsewhere ? 'sale.similar' : presaleAction)}
      isBuyable={buy}
      repeatsButton={elsewhere || isAnnounced}
      chosen={chosen}
      submit={t('buy.submit')}
    />
  )
}
