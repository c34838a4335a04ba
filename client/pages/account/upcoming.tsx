import type { ReactNode } from 'react'
import type { EventDate } from '#shared/api/catalogue/catalogue-schemas.ts'
import { Heading, type HeadingLevel } from '../../ui/text/heading.tsx'
import { Perforation } from '../../ui/ticket/perforation.tsx'
import { Stub } from '../../features/events/stub.tsx'
import { Ticket } from '../../ui/ticket/ticket.tsx'
import styles from './upcoming.module.css'

export type UpcomingNight = {
  key: string
  date: EventDate
  name: string
  where: string[]
  badge?: ReactNode
  tickets: string
  action: ReactNode
}

/** The next evenings somebody has tickets for. */
export const Upcoming = ({ nights, level = 3 }: { nights: readonly UpcomingNight[]; level?: HeadingLevel }) => (
  <ul className={styles.nights}>
    {nights.map(({ key, date, name, where, badge, tickets, action }) => (
      <Ticket as="li" key={key} className={styles.night}>
        <Stub date={date} size="big" />
        <div className={styles.about}>
          <Heading level={level} className={styles.name}>
            {name}
          </Heading>
          <p className={styles.where}>
            {where.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
          {badge}
        </div>
        <Perforation className={styles.tear} />
        <div className={styles.foot}>
          <span>{tickets}</span>
          {action}
        </div>
      </Ticket>
    ))}
  </ul>
)
