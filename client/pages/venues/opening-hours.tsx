import { Fragment } from 'react'
import styles from './opening-hours.module.css'

export const OpeningHours = ({ items }: { items: { days: string; hours: string }[] }) => (
  <dl className={styles.hours}>
    {items.map(({ days, hours }) => (
      <Fragment key={`${days}${hours}`}>
        <dt>{days}</dt>
        <dd>{hours}</dd>
      </Fragment>
    ))}
  </dl>
)
