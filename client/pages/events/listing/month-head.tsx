import { Icon } from '../../../ui/actions/icon.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import styles from './month-head.module.css'

type Way = { to: string; text: string } | null

type MonthHeadProps = {
  id: string
  title: string
  /** What the links are for. */
  label: string
  previous: Way
  next: Way
}

/** The month a calendar shows, and the ways to those beside it as far as there are any. */
export const MonthHead = ({ id, title, label, previous, next }: MonthHeadProps) => (
  <div className={styles.head}>
    <h2 id={id} className={styles.title}>
      {title}
    </h2>
    {(previous ?? next) && (
      <nav aria-label={label} className={styles.ways}>
        {previous && (
          <Link to={previous.to} className={styles.way} rel="prev">
            <Icon name="left" /> {previous.text}
          </Link>
        )}
        {next && (
          <Link to={next.to} className={styles.way} rel="next">
            {next.text} <Icon name="right" />
          </Link>
        )}
      </nav>
    )}
  </div>
)
