import type { ReactNode } from 'react'
import type { EventDate } from '#shared/api/catalogue/catalogue-schemas.ts'
import { classNames } from '../../../ui/layout/class-names.ts'
import styles from './event-facts.module.css'
import { DateBlock } from '../../../features/events/date-block.tsx'

type EventFactsProps = {
  date: EventDate
  /** The event was to be on this date, and has no new one. */
  isDateVoid: boolean
  /** A `wide` fact has a row of its own. */
  facts: { term: string; value: ReactNode; wide?: boolean }[]
}

export const EventFacts = ({ date, isDateVoid, facts }: EventFactsProps) => (
  <div className={styles.facts}>
    <DateBlock date={date} className={classNames(styles.date, isDateVoid && styles.voidDate)} />
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
