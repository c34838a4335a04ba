import { classNames } from '../layout/class-names.ts'
import { Link } from '../actions/link.tsx'
import styles from './steps.module.css'

type Step = {
  text: string
  /** The page that changes a finished step. */
  to?: string
  state: 'done' | 'now' | 'next'
}

/** The steps of a process and the current one. */
export const Steps = ({ label, steps }: { label: string; steps: readonly Step[] }) => (
  <nav aria-label={label}>
    <ol className={styles.steps}>
      {steps.map(({ text, to, state }) => (
        <li
          key={text}
          className={classNames(styles.item, state !== 'next' && styles[state])}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          {to ? <Link to={to}>{text}</Link> : <span className={styles.text}>{text}</span>}
        </li>
      ))}
    </ol>
  </nav>
)
