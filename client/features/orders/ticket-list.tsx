import type { Order, OrderedNight, OrderLine, Ticket } from '#shared/api/orders/orders-schemas.ts'
import { ETicket, ETickets } from './e-ticket.tsx'
import type { HeadingLevel } from '../../ui/text/heading.tsx'
import { useT } from '../../i18n/i18n.ts'
import { nightChange } from './order-words.ts'

type NightLine = OrderLine & { night: OrderedNight }

export const nightLines = (lines: readonly OrderLine[]): NightLine[] =>
  lines.filter((line): line is NightLine => line.night !== null && line.tickets.length > 0)

export const countTickets = ({ lines }: Pick<Order, 'lines'>): number =>
  nightLines(lines).reduce((sum, { tickets }) => sum + tickets.length, 0)

function OneTicket({ line, ticket, level }: { line: NightLine; ticket: Ticket; level: HeadingLevel }) {
  const t = useT('orders')
  const { night, name, variantName } = line
  const { date, venue, address, status } = night
  const change = nightChange(night, t)
  const place = { position: ticket.position, of: ticket.of }
  const kind =
    variantName === null
      ? t('tickets.of', place)
      : ticket.of > 1
        ? t('tickets.kindOf', { kind: variantName, ...place })
        : variantName
  const time = (value: string) => t('events:time', { time: value })
  const words = { used: t('tickets.used'), cancelled: t('tickets.cancelled') }
  const notes = {
    valid: t('tickets.note'),
    used: t('tickets.usedAt', { when: ticket.usedAt ?? '' }),
    cancelled: t('tickets.cancelledNote'),
  }
  return (
    <ETicket
      id={`ticket-${ticket.id}`}
      level={level}
      name={name}
      where={t('tickets.at', { brand: t('common:brand'), venue: venue.name })}
      date={date}
      facts={[
        ...(date.doors === null ? [] : [{ term: t('tickets.doors'), value: time(date.doors) }]),
        { term: t('tickets.onStage'), value: time(date.starts) },
        { term: t('tickets.kind'), value: kind },
        ...(ticket.holder ? [{ term: t('tickets.name'), value: ticket.holder }] : []),
      ]}
      address={[venue.name, ...address].join(', ')}
      state={change === undefined ? undefined : { text: change, dead: status === 'cancelled' }}
      code={
        ticket.status === 'valid' && status !== 'cancelled'
          ? { qr: ticket.qr, label: t('tickets.code', { serial: ticket.serial }) }
          : { word: words[ticket.status === 'used' ? 'used' : 'cancelled'], used: ticket.status === 'used' }
      }
      serial={ticket.serial}
      note={ticket.status === 'valid' && status === 'cancelled' ? t('events:status.cancelled') : notes[ticket.status]}
    />
  )
}

type TicketListProps = { order: Pick<Order, 'lines'>; level?: HeadingLevel; eachOnAPage?: boolean }

/** Every ticket of an order as it is shown at the door. Needs the areas `orders` and `events` on the page. */
export function TicketList({ order, level = 3, eachOnAPage = false }: TicketListProps) {
  return (
    <ETickets eachOnAPage={eachOnAPage}>
      {nightLines(order.lines).flatMap((line) =>
        line.tickets.map((ticket) => <OneTicket key={ticket.id} line={line} ticket={ticket} level={level} />),
      )}
    </ETickets>
  )
}
