import { Link } from '../../ui/actions/link.tsx'
import styles from './shortcuts.module.css'

export const Shortcuts = ({ items }: { items: { to: string; text: string; note: string }[] }) => (
  <ul className={styles.list}>
    {items.map(({ to, text, note }) => (
      <li key={to} className={styles.item}>
        <Link className={styles.link} to={to}>
          <span className={styles.name}>{text}</span>
          <span className={styles.note}>{note}</span>
        </Link>
      </li>
    ))}
  </ul>
)
