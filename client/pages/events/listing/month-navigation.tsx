import type { ReactNode } from 'react'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { classNames } from '../../../ui/layout/class-names.ts'
import styles from './month-navigation.module.css'

type MonthLink = { to: string; text: string } | null

type MonthLinksProps = {
  /** Accessible name of the navigation. */
  label: string
  previous: MonthLink
  next: MonthLink
  /** Below the month, which may be longer than the screen. */
  isBelow?: boolean
}

/** Links to the months before and after, if they have events. */
export const MonthLinks = ({ label, previous, next, isBelow }: MonthLinksProps) =>
  (previous ?? next) && (
    <nav aria-label={label} className={classNames(styles.links, isBelow && styles.below)}>
      {previous && (
        <Link to={previous.to} className={styles.link} rel="prev">
          <Icon name="left" /> {previous.text}
        </Link>
      )}
      {next && (
        <Link to={next.to} className={styles.link} rel="next">
          {next.text} <Icon name="right" />
        </Link>
      )}
    </nav>
  )

type MonthHeadProps = { id: string; name: string; year: string; children: ReactNode }

/** The month of a calendar beside its `MonthLinks`. */
export const MonthHeading = ({ id, name, year, children }: MonthHeadProps) => (
  <div className={styles.head}>
    <h2 id={id} className={styles.title}>
      {name} <span className={styles.year}>{year}</span>
    </h2>
    {children}
  </div>
)
