import type { EventListItem } from '#shared/api/catalogue/catalogue-schemas.ts'
import { useEventLabels } from '../../../features/events/event-labels.ts'
import { WishlistToggle } from '../../../features/wishlists/wishlist-toggle.tsx'
import { EventList, EventRow } from '../../../features/events/event-row.tsx'
import { EventCard } from '../../../features/events/event-card.tsx'
import { CardGrid } from '../../../ui/layout/card-grid.tsx'
import type { ListingView } from './event-filters.ts'

type MonthEventsProps = { events: EventListItem[]; view: ListingView; prioritizeFirst: boolean }

/** The events of one month, as posters or as rows. Only the first poster of the page loads with priority. */
export function MonthEvents({ events, view, prioritizeFirst }: MonthEventsProps) {
  const { toCardProps, toRowProps } = useEventLabels()
  if (view === 'list') {
    return (
      <EventList>
        {events.map((event) => (
          <EventRow
            key={event.slug}
            {...toRowProps(event)}
            corner={<WishlistToggle sku={event.sku} name={event.name} iconOnly />}
          />
        ))}
      </EventList>
    )
  }
  return (
    <CardGrid>
      {events.map((event, index) => (
        <EventCard
          key={event.slug}
          {...toCardProps(event)}
          priority={prioritizeFirst && index === 0}
          corner={<WishlistToggle sku={event.sku} name={event.name} iconOnly />}
        />
      ))}
    </CardGrid>
  )
}
