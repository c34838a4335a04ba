import type { ComponentProps } from 'react'
import { EventAlternatives } from './event-alternatives.tsx'
import { hasNoMoreTickets } from './sale-actions.ts'
import { SaleStatusNote } from './sale-status-note.tsx'

/** Says what there is to know before buying, or why there are no tickets and what else is on. */
export const EventSaleSummary = (props: ComponentProps<typeof SaleStatusNote>) =>
  hasNoMoreTickets(props.event) ? <EventAlternatives event={props.event} /> : <SaleStatusNote {...props} />
