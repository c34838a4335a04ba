import type { ReactNode } from 'react'
import type { EventDate } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { QrCode } from '#shared/api/orders/orders-schemas.ts'
import { classNames } from '../../ui/layout/class-names.ts'
import styles from './e-ticket.module.css'
import { Heading, type HeadingLevel } from '../../ui/text/heading.tsx'
import { loudness } from '../../ui/text/loudness.ts'
import { Perforation } from '../../ui/ticket/perforation.tsx'
import { Stub } from '../events/stub.tsx'
import { Ticket } from '../../ui/ticket/ticket.tsx'

type ETicketProps = {
  id: string
  name: string
  /** Whose house, above the name. */
  where: string
  date: EventDate
  facts: { term: string; value: string }[]
  address: string
  /** What has changed about the night. `dead`: nobody gets in with it. */
  state?: { text: string; dead: boolean } | undefined
  /** What the door scans; a word instead where there is nothing left to scan. */
  code: { qr: QrCode; label: string } | { word: string; used: boolean }
  serial: string
  note: string
  level?: HeadingLevel
}

/** What gets one person in. The paper tears beside the code on wide screens, above it on small ones. */
export const ETicket = ({
  id,
  name,
  where,
  date,
  facts,
  address,
  state,
  code,
  serial,
  note,
  level = 3,
}: ETicketProps) => (
  <Ticket as="article" className={classNames(styles.ticket, state?.dead && styles.dead)} aria-labelledby={id}>
    <div className={styles.main}>
      <p className={styles.where}>{where}</p>
      <Heading level={level} className={styles.name} id={id} data-loudness={loudness(name)}>
        {name}
      </Heading>
      {state && <p className={styles.state}>{state.text}</p>}
      <div className={styles.facts}>
        <Stub date={date} size="big" />
        <dl className={styles.list}>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className={styles.address} translate="no">
        {address}
      </p>
    </div>
    <Perforation className={styles.tear} />
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
        <p className={classNames(styles.blank, code.used && styles.used)}>{code.word}</p>
      )}
      <p className={styles.serial} translate="no">
        {serial}
      </p>
      <p className={styles.note}>{note}</p>
    </div>
  </Ticket>
)

/** `eachOnAPage`: on paper, every ticket by itself. */
export const ETickets = ({ eachOnAPage, children }: { eachOnAPage?: boolean; children: readonly ReactNode[] }) => (
  <div className={styles.tickets}>
    {children.map((ticket, index) => (
      <div key={index} className={classNames(eachOnAPage && styles.each)}>
        {ticket}
      </div>
    ))}
  </div>
)
