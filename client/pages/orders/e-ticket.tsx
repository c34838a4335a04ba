import type { MouseEvent, ReactNode } from 'react'
import type { EventDate } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { QrCode } from '#shared/api/orders/orders-schemas.ts'
import { Icon, type IconName } from '../../ui/actions/icon.tsx'
import { classNames } from '../../ui/layout/class-names.ts'
import styles from './e-ticket.module.css'
import { getHeadlineSize } from '../../ui/text/get-headline-size.ts'
import { TicketDivider } from '../../ui/ticket/ticket-divider.tsx'
import { DateBlock } from '../../features/events/date-block.tsx'
import { TicketCard } from '../../ui/ticket/ticket-card.tsx'

type ETicketProps = {
  id: string
  name: string
  /** The language of the name, when it is not the page's. */
  lang?: string
  /** The venue with the brand's name, above the name. */
  venue: string
  date: EventDate
  facts: { term: string; value: ReactNode }[]
  address: string
  /** What has changed about the event. `isInvalid`: the ticket is no longer valid. */
  state?: { text: string; isInvalid: boolean } | undefined
  /** The QR code that admission scans, or a text when there is nothing to scan. */
  code: { qr: QrCode; label: string } | { text: string; isUsed: boolean }
  serial: string
  note: string
}

/** A ticket that admits one person. The perforation is beside the code on wide screens, above it on small ones. */
export const ETicket = ({ id, name, lang, venue, date, facts, address, state, code, serial, note }: ETicketProps) => (
  <TicketCard
    as="article"
    className={classNames(styles.ticket, state?.isInvalid && styles.invalid)}
    aria-labelledby={id}
  >
    <div className={styles.main}>
      <p className="text-small">{venue}</p>
      <h2 className={styles.name} id={id} lang={lang} data-headline-size={getHeadlineSize(name)}>
        {name}
      </h2>
      {state && <p className={styles.state}>{state.text}</p>}
      <div className={styles.facts}>
        <DateBlock date={date} size="big" />
        <dl className={styles.list}>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="small-muted" translate="no">
        {address}
      </p>
    </div>
    <TicketDivider className={styles.divider} />
    <div className={styles.code}>
      {'qr' in code ? (
        <svg
          className={styles.qr}
          viewBox={`0 0 ${code.qr.size} ${code.qr.size}`}
          role="img"
          aria-label={code.label}
          shapeRendering="crispEdges"
        >
          <path d={code.qr.path} />
        </svg>
      ) : (
        <p className={classNames(styles.placeholder, code.isUsed && styles.used)}>{code.text}</p>
      )}
      <p className={styles.serial} translate="no">
        {serial}
      </p>
      <p className="small-muted">{note}</p>
    </div>
  </TicketCard>
)

type ETicketsProps = {
  texts: { position: (number: number) => string; previous: string; next: string }
  children: readonly ReactNode[]
}

const slideId = (index: number) => `slide-${index + 1}`

/** Scrolls sideways only. Without this handler the link would also move the page and add a history entry. */
const scrollToSlide = (event: MouseEvent, index: number) => {
  const slide = document.getElementById(slideId(index))
  if (!slide) return
  event.preventDefault()
  slide.scrollIntoView({ block: 'nearest', inline: 'start' })
}

const SlideLink = ({ index, icon, label }: { index: number; icon: IconName; label: string }) => (
  <a
    className={styles.turn}
    href={`#${slideId(index)}`}
    aria-label={label}
    onClick={(event) => scrollToSlide(event, index)}
  >
    <Icon name={icon} />
  </a>
)

/** Tickets for admission: on a phone one fills the screen, code first; in print each has its own page. */
export const ETickets = ({ texts, children }: ETicketsProps) => (
  <div className={styles.slides} data-slides="">
    {children.map((ticket, index) => (
      <div key={index} id={slideId(index)} className={styles.slide}>
        {children.length > 1 && (
          <div className={styles.turns} data-no-print="">
            {index > 0 && <SlideLink index={index - 1} icon="left" label={texts.previous} />}
            <span className={styles.position}>{texts.position(index + 1)}</span>
            {index < children.length - 1 && <SlideLink index={index + 1} icon="right" label={texts.next} />}
          </div>
        )}
        {ticket}
      </div>
    ))}
  </div>
)
