import { Link } from '../actions/link.tsx'
import styles from './view-switch.module.css'

type ViewSwitchProps = { label: string; views: { to: string; text: string; current?: boolean }[] }

export const ViewSwitch = ({ label, views }: ViewSwitchProps) => (
  <nav className={styles.views} aria-label={label}>
    {views.map(({ to, text, current }) => (
      <Link key={to} className={styles.item} to={to} aria-current={current ? 'true' : undefined}>
        {text}
      </Link>
    ))}
  </nav>
)
