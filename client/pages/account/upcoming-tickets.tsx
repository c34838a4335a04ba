import type { ReactNode } from 'react'
import type { EventDate, Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import { Heading, type HeadingLevel } from '../../ui/text/heading.tsx'
import { TicketDivider } from '../../ui/ticket/ticket-divider.tsx'
import { DateBlock } from '../../features/events/date-block.tsx'
import { SmallPoster } from '../../features/events/small-poster.tsx'
import { TicketCard } from '../../ui/ticket/ticket-card.tsx'
import styles from './upcoming-tickets.module.css'

type UpcomingEventItem = {
  key: string
  date: EventDate
  image: Image | null
  name: string
  lang?: string | undefined
  details: string[]
  badge?: ReactNode
  tickets: string
  /** At most two buttons. */
  actions: ReactNode
}

export const UpcomingTickets = ({
  events,
  level = 3,
}: {
  events: readonly UpcomingEventItem[]
  level?: HeadingLevel
}) => (
  <ul className={styles.list}>
    {events.map(({ key, date, image, name, lang, details, badge, tickets, actions }) => (
      <TicketCard as="li" key={key} className={styles.ticket}>
        <SmallPoster image={image} />
        <div className={styles.about}>
          <DateBlock date={date} size="line" />
          <Heading level={level} className={styles.name} lang={lang}>
            {name}
          </Heading>
          <p className={styles.details}>
            {details.map((detail) => (
              <span key={detail}>{detail}</span>
            ))}
          </p>
          {badge}
        </div>
        <TicketDivider className={styles.divider} />
        <div className={styles.foot}>
          <span>{tickets}</span>
          <div className={styles.actions}>{actions}</div>
        </div>
      </TicketCard>
    ))}
  </ul>
)
