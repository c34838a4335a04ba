import type { ReactNode } from 'react'
import type { EventDate } from '#shared/api/catalogue/catalogue-schemas.ts'
import styles from './hero-ticket.module.css'
import { TicketDivider } from '../../ui/ticket/ticket-divider.tsx'
import { DateBlock } from '../../features/events/date-block.tsx'
import { TicketCard } from '../../ui/ticket/ticket-card.tsx'

type HeroTicketProps = {
  date: EventDate
  facts: { term: string; value: ReactNode }[]
  price?: { label: string; value: string }
  action: ReactNode
}

export const HeroTicket = ({ date, facts, price, action }: HeroTicketProps) => (
  <TicketCard className={styles.ticket}>
    <div className={styles.top}>
      <DateBlock date={date} size="big" />
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
    <div>
      <TicketDivider className={styles.divider} />
      <div className={styles.buy}>
        {price && (
          <p className={styles.price} data-long={price.value.length > 10 ? '' : undefined}>
            <small>{price.label}</small>
            {price.value}
          </p>
        )}
        {action}
      </div>
    </div>
  </TicketCard>
)
