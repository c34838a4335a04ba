import { Fragment } from 'react'
import styles from './opening-hours.module.css'

export const OpeningHours = ({ items, lang }: { items: { days: string; hours: string }[]; lang?: string }) => (
  <dl className={styles.hours}>
    {items.map(({ days, hours }) => (
      <Fragment key={`${days}${hours}`}>
        <dt lang={lang}>{days}</dt>
        <dd>{hours}</dd>
      </Fragment>
    ))}
  </dl>
)
