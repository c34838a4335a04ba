import type { EventCard } from '#shared/api/catalogue/catalogue-schemas.ts'
import { useEventWords } from '../../../features/events/event-card-props.ts'
import { KeepControl } from '../../../features/wishlists/keep-control.tsx'
import { BillRow } from '../../../features/events/bill-row.tsx'
import { Bill } from '../../../features/events/bill.tsx'
import { Card } from '../../../features/events/card.tsx'
import { Wall } from '../../../ui/layout/wall.tsx'
import type { View } from './event-filters.ts'

type MonthNightsProps = { events: EventCard[]; view: View; first: boolean }

/** One month's nights, as posters or to be read. Only the very first poster is worth hurrying for. */
export function MonthNights({ events, view, first }: MonthNightsProps) {
  const { card, row } = useEventWords()
  if (view === 'list') {
    return (
      <Bill>
        {events.map((event) => (
          <BillRow key={event.slug} {...row(event)} corner={<KeepControl sku={event.sku} name={event.name} small />} />
        ))}
      </Bill>
    )
  }
  return (
    <Wall>
      {events.map((event, index) => (
        <Card
          key={event.slug}
          {...card(event)}
          priority={first && index === 0}
          corner={<KeepControl sku={event.sku} name={event.name} small />}
        />
      ))}
    </Wall>
  )
}
