import { classNames } from '../layout/class-names.ts'
import { Link } from '../actions/link.tsx'
import styles from './steps.module.css'

export type Step = {
  text: string
  /** Where it can be changed; only for those that are done. */
  to?: string
  state: 'done' | 'now' | 'next'
}

/** Where somebody is on a way of several steps. */
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
