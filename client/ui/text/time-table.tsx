import { Fragment } from 'react'
import styles from './time-table.module.css'

/** Times with a label each. */
export const TimeTable = ({ items }: { items: { time: string; label: string; lang?: string }[] }) => (
  <dl className={styles.list}>
    {items.map(({ time, label, lang }) => (
      <Fragment key={time + label}>
        <dt>{time}</dt>
        <dd lang={lang}>{label}</dd>
      </Fragment>
    ))}
  </dl>
)
