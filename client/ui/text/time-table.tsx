import { Fragment } from 'react'
import styles from './time-table.module.css'

/** The running order, in the venue's time zone. */
export const TimeTable = ({ items }: { items: { time: string; what: string }[] }) => (
  <dl className={styles.list}>
    {items.map(({ time, what }) => (
      <Fragment key={time + what}>
        <dt>{time}</dt>
        <dd>{what}</dd>
      </Fragment>
    ))}
  </dl>
)
