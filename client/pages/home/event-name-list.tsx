import { Link } from '../../ui/actions/link.tsx'
import styles from './event-name-list.module.css'

type EventNameListProps = { items: { key: string; to: string; name: string; details: string; lang?: string }[] }

/** Event names set as running text; on a phone, one in a row. */
export const EventNameList = ({ items }: EventNameListProps) => (
  <ul className={styles.list}>
    {items.map(({ key, to, name, details, lang }) => (
      <li key={key} className={styles.item}>
        <Link to={to} lang={lang}>
          {name}
        </Link>
        {'\u00a0'}
        <span className={styles.details}>{details}</span>{' '}
      </li>
    ))}
  </ul>
)
