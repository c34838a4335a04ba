import type { Order, Ticket } from '#shared/api/orders/orders-schemas.ts'
import { joinAddress } from '#shared/rules/address-format.ts'
import { useT } from '../../i18n/i18n.ts'
import { Link } from '../../ui/actions/link.tsx'
import { classNames } from '../../ui/layout/class-names.ts'
import { OptimizedImage } from '../../ui/media/optimized-image.tsx'
import { getHeadlineSize } from '../../ui/text/get-headline-size.ts'
import { TicketCard } from '../../ui/ticket/ticket-card.tsx'
import { TicketDivider } from '../../ui/ticket/ticket-divider.tsx'
import { DateBlock } from '../events/date-block.tsx'
import { orderPath } from './order-path.ts'
import { countIssuedTickets, ticketLines, type TicketLine } from './order-tickets.ts'
import styles from './ticket-stubs.module.css'
import { markLanguage } from '../../ui/text/mark-language.tsx'

/** The lines of each event, in the order in which they were bought. */
const groupByEvent = (lines: readonly TicketLine[]): TicketLine[][] =>
  [...new Set(lines.map(({ href }) => href))].map((href) => lines.filter((line) => line.href === href))

function TicketStub({ lines, to }: { lines: TicketLine[]; to: string }) {
  const t = useT('orders')
  const [{ name, lang, image, event, id }] = lines as [TicketLine]
  const { date, venue, status } = event
  const countText = t('tickets.count', { count: countIssuedTickets({ lines }) })
  const labelTime = (label: string, time: string) => `${label} ${t('events:time', { time })}`
  const times = [
    ...(date.doors === null ? [] : [labelTime(t('tickets.doors'), date.doors)]),
    labelTime(t('tickets.onStage'), date.starts),
  ]
  const describe = (ticket: Ticket, { variantName, lang: ticketLang }: TicketLine) => {
    const others = [ticket.holder, ticket.status === 'valid' ? '' : t(`tickets.${ticket.status}`)].filter(Boolean)
    if (!ticketLang || variantName === null) return [variantName, ...others].filter(Boolean).join('\u00A0· ')
    return (
      <>
        {markLanguage(variantName, ticketLang)}
        {['', ...others].join('\u00A0· ')}
      </>
    )
  }
  return (
    <TicketCard
      as="article"
      className={classNames(styles.stub, status === 'cancelled' && styles.cancelled)}
      aria-labelledby={`stub-${id}`}
    >
      {image && (
        <span className={styles.art}>
          <OptimizedImage image={image} alt="" sizes="(min-width: 48rem) 12rem, 6rem" />
        </span>
      )}
      <div className={styles.main}>
        <DateBlock date={date} className={styles.date} />
        <h3 id={`stub-${id}`} className={styles.name} data-headline-size={getHeadlineSize(name)}>
          <Link className="card-link" to={to} aria-label={`${name}, ${countText}`}>
            {markLanguage(name, lang)}
          </Link>
        </h3>
        <p className={styles.facts}>
          {times.map((time) => (
            <span key={time} className={styles.time}>
              {time}
            </span>
          ))}
          <span className={styles.venue}>{joinAddress([venue.name, venue.city])}</span>
        </p>
      </div>
      <TicketDivider className={styles.divider} />
      <div className={styles.side}>
        <p className={styles.count}>{countText}</p>
        <ul className={styles.tickets}>
          {lines.flatMap((line) =>
            line.tickets.map((ticket) => (
              <li key={ticket.id}>
                <span className={styles.serial} translate="no">
                  {ticket.serial}
                </span>
                <span className={styles.note}>{describe(ticket, line)}</span>
              </li>
            )),
          )}
        </ul>
      </div>
    </TicketCard>
  )
}

/**
 * One stub for each event of an order; it leads to the tickets with their codes. Needs the namespaces `orders` and
 * `events`.
 */
export const TicketStubs = ({ order }: { order: Order }) => (
  <div className="stack-16">
    {groupByEvent(ticketLines(order.lines)).map((lines) => (
      <TicketStub key={lines[0]!.href} lines={lines} to={orderPath(order, 'tickets')} />
    ))}
  </div>
)
