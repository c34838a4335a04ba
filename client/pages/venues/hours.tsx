import { Fragment } from 'react'
import styles from './hours.module.css'

export const Hours = ({ items }: { items: { days: string; hours: string }[] }) => (
  <dl className={styles.hours}>
    {items.map(({ days, hours }) => (
      <Fragment key={`${days}${hours}`}>
        <dt>{days}</dt>
        <dd>{hours}</dd>
      </Fragment>
    ))}
  </dl>
)
