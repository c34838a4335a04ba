import type { EventCard } from '#shared/api/catalogue/catalogue-schemas.ts'
import { useEventWords } from '../../app/event-card-props.ts'
import { KeepControl } from '../../app/keep-control.tsx'
import { BillRow } from '../../ui/bill-row.tsx'
import { Bill } from '../../ui/bill.tsx'
import { Card } from '../../ui/card.tsx'
import { Wall } from '../../ui/wall.tsx'
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
