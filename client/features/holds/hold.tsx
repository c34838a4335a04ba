import type { ReactNode } from 'react'
import { classNames } from '../../ui/layout/class-names.ts'
import styles from './hold.module.css'
import { WithScript } from '../../ui/layout/with-script.tsx'
import { WithoutScript } from '../../ui/layout/without-script.tsx'

type HoldProps = {
  /** What is counted, for readers: "Time left for your tickets". */
  label: string
  /** As on a clock, and as ISO 8601: "08:42", "PT8M42S". */
  left: { text: string; duration: string }
  /** The same as a time of day, for browsers that do not count. */
  until: { word: string; text: string; iso: string }
  /** Seconds left, and of how many. */
  seconds: number
  of: number
  title: string
  text: string
  soon: boolean
  /** The button that keeps them longer. */
  children?: ReactNode
}

/**
 * How long tickets are held. A timer is looked up, not read out every second; whoever uses it says aloud what matters.
 */
export const Hold = ({ label, left, until, seconds, of, title, text, soon, children }: HoldProps) => (
  <div className={classNames(styles.hold, soon && styles.soon)}>
    <p className={styles.time} role="timer" aria-label={label}>
      <WithScript>
        <time dateTime={left.duration}>{left.text}</time>
      </WithScript>
      <WithoutScript>
        <span className={styles.until}>{until.word}</span> <time dateTime={until.iso}>{until.text}</time>
      </WithoutScript>
    </p>
    <p className={styles.text}>
      <strong className={styles.title}>{title}</strong> {text}
    </p>
    {children && <div className={styles.more}>{children}</div>}
    <progress className={styles.bar} max={of} value={seconds} aria-hidden="true" />
  </div>
)
