import type { Order, Ticket } from '#shared/api/orders/orders-schemas.ts'
import { joinAddress } from '#shared/rules/address-format.ts'
import { ETicket, ETickets } from './e-ticket.tsx'
import { useT } from '../../i18n/i18n.ts'
import { eventChangeLabel } from '../../features/orders/order-labels.ts'
import { countIssuedTickets, ticketLines, type TicketLine } from '../../features/orders/order-tickets.ts'
import { markLanguage } from '../../ui/text/mark-language.tsx'

function TicketListItem({ line, ticket }: { line: TicketLine; ticket: Ticket }) {
  const t = useT('orders')
  const { event, name, variantName, lang } = line
  const { date, venue, address, status } = event
  const change = eventChangeLabel(event, 1, t)
  const positionOfTicket = { position: ticket.position, of: ticket.ticketCount }
  const typeLabel =
    variantName === null
      ? t('tickets.of', positionOfTicket)
      : ticket.ticketCount > 1
        ? t('tickets.typeOf', { ticketType: variantName, ...positionOfTicket })
        : markLanguage(variantName, lang)
  const time = (value: string) => t('events:time', { time: value })
  const codeTexts = { used: t('tickets.used'), cancelled: t('tickets.cancelled') }
  const notes = {
    valid: t('tickets.note'),
    used: t('tickets.usedAt', { when: ticket.usedAt ?? '' }),
    cancelled: t('tickets.cancelledNote'),
  }
  return (
    <ETicket
      id={`ticket-${ticket.id}`}
      name={name}
      lang={lang}
      venue={t('tickets.at', { brand: t('common:brand'), venue: venue.name })}
      date={date}
      facts={[
        ...(date.doors === null ? [] : [{ term: t('tickets.doors'), value: time(date.doors) }]),
        { term: t('tickets.onStage'), value: time(date.starts) },
        { term: t('tickets.type'), value: typeLabel },
        ...(ticket.holder ? [{ term: t('tickets.name'), value: ticket.holder }] : []),
      ]}
      address={joinAddress([venue.name, ...address])}
      state={change === undefined ? undefined : { text: change, isInvalid: status === 'cancelled' }}
      code={
        ticket.status === 'valid' && status !== 'cancelled'
          ? { qr: ticket.qr, label: t('tickets.code', { serial: ticket.serial }) }
          : { text: codeTexts[ticket.status === 'used' ? 'used' : 'cancelled'], isUsed: ticket.status === 'used' }
      }
      serial={ticket.serial}
      note={ticket.status === 'valid' && status === 'cancelled' ? t('events:status.cancelled') : notes[ticket.status]}
    />
  )
}

/** Every ticket of an order with its QR code, for admission. Needs the namespaces `orders` and `events`. */
export function TicketList({ order }: { order: Pick<Order, 'lines'> }) {
  const t = useT('orders')
  const of = countIssuedTickets(order)
  return (
    <ETickets
      texts={{
        position: (position) => t('tickets.slide', { position, of }),
        previous: t('tickets.previous'),
        next: t('tickets.next'),
      }}
    >
      {ticketLines(order.lines).flatMap((line) =>
        line.tickets.map((ticket) => <TicketListItem key={ticket.id} line={line} ticket={ticket} />),
      )}
    </ETickets>
  )
}
