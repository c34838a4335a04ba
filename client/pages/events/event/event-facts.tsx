import type { ReactNode } from 'react'
import type { EventDate } from '#shared/api/catalogue/catalogue-schemas.ts'
import { classNames } from '../../../ui/layout/class-names.ts'
import styles from './event-facts.module.css'
import { DateBlock } from '../../../features/events/date-block.tsx'

type EventFactsProps = {
  date: EventDate
  /** The event was to be on this date, and has no new one. */
  isDateVoid: boolean
  /** A `long` fact has a row of its own on wide screens, a `wide` one on all. */
  facts: { term: string; value: ReactNode; long?: boolean; wide?: boolean }[]
}

export const EventFacts = ({ date, isDateVoid, facts }: EventFactsProps) => (
  <div className={styles.facts}>
    <DateBlock date={date} className={classNames(styles.date, isDateVoid && styles.voidDate)} />
    <dl className={styles.list}>
      {facts.map(({ term, value, long, wide }) => (
        <div key={term} className={classNames(long && styles.long, wide && styles.wide)}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
)
