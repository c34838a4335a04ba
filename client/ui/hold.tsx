import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './hold.module.css'

type HoldProps = {
  /** What is counted, for readers: "Time left on your tickets". */
  label: string
  /** As on a clock: "08:42". */
  time: string
  /** The same as ISO 8601: "PT8M42S". */
  duration: string
  /** Seconds left, and of how many. */
  left: number
  of: number
  title: string
  text: string
  soon: boolean
  /** The button that keeps them longer. */
  children?: ReactNode
}

/** How long tickets are held. A timer is looked up, not read out every second; whoever uses it says aloud what matters. */
export const Hold = ({ label, time, duration, left, of, title, text, soon, children }: HoldProps) => (
  <div className={classNames(styles.hold, soon && styles.soon)}>
    <p className={styles.time} role="timer" aria-label={label}>
      <time dateTime={duration}>{time}</time>
    </p>
    <p className={styles.text}>
      <strong className={styles.title}>{title}</strong> {text}
    </p>
    {children && <div className={styles.more}>{children}</div>}
    <progress className={styles.bar} max={of} value={left} aria-hidden="true" />
  </div>
)
