import { Icon } from '../../../ui/actions/icon.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import styles from './month-navigation.module.css'

type MonthLink = { to: string; text: string } | null

type MonthNavigationProps = {
  id: string
  name: string
  year: string
  /** Accessible name of the navigation. */
  label: string
  previous: MonthLink
  next: MonthLink
}

/** The month of a calendar with links to the months before and after, if they have events. */
export const MonthNavigation = ({ id, name, year, label, previous, next }: MonthNavigationProps) => (
  <div className={styles.head}>
    <h2 id={id} className={styles.title}>
      {name} <span className={styles.year}>{year}</span>
    </h2>
    {(previous ?? next) && (
      <nav aria-label={label} className={styles.links}>
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
    )}
  </div>
)
