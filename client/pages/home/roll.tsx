import { Link } from '../../ui/actions/link.tsx'
import styles from './roll.module.css'

type RollProps = { items: { key: string; to: string; name: string; when: string; lang?: string }[] }

/** Names that run on like the small print of a festival poster, only not small. */
export const Roll = ({ items }: RollProps) => (
  <ul className={styles.roll}>
    {items.map(({ key, to, name, when, lang }) => (
      <li key={key} className={styles.item}>
        <Link to={to} lang={lang}>
          {name}
        </Link>
        {'\u00a0'}
        <span className={styles.when}>{when}</span>{' '}
      </li>
    ))}
  </ul>
)
