import type { ReactNode } from 'react'
import type { EventDate } from '#shared/api/catalogue/catalogue-schemas.ts'
import styles from './pass.module.css'
import { Perforation } from '../../ui/ticket/perforation.tsx'
import { Stub } from '../../features/events/stub.tsx'
import { Ticket } from '../../ui/ticket/ticket.tsx'

type PassProps = {
  date: EventDate
  facts: { term: string; value: ReactNode }[]
  price?: { label: string; value: string }
  action: ReactNode
}

/** The ticket of the hero: date, facts, and below the tear the price and what to do. */
export const Pass = ({ date, facts, price, action }: PassProps) => (
  <Ticket className={styles.pass}>
    <div className={styles.top}>
      <Stub date={date} size="big" />
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
      <Perforation className={styles.tear} />
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
  </Ticket>
)
