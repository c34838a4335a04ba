import type { ReactNode } from 'react'
import type { EventDate } from '#shared/api/catalogue/catalogue-schemas.ts'
import { classNames } from '../../../ui/layout/class-names.ts'
import styles from './event-facts.module.css'
import { Stub } from '../../../features/events/stub.tsx'

type EventFactsProps = { date: EventDate; facts: { term: string; value: ReactNode; wide?: boolean }[] }

export const EventFacts = ({ date, facts }: EventFactsProps) => (
  <div className={styles.facts}>
    <Stub date={date} className={styles.when} />
    <dl className={styles.list}>
      {facts.map(({ term, value, wide }) => (
        <div key={term} className={classNames(wide && styles.wide)}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
)
