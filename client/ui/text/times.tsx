import { Fragment } from 'react'
import styles from './times.module.css'

/** The running order, in the venue's time. */
export const Times = ({ items }: { items: { time: string; what: string }[] }) => (
  <dl className={styles.times}>
    {items.map(({ time, what }) => (
      <Fragment key={time + what}>
        <dt>{time}</dt>
        <dd>{what}</dd>
      </Fragment>
    ))}
  </dl>
)
