import type { ReactNode } from 'react'
import { classNames } from '../../ui/layout/class-names.ts'
import styles from './countdown.module.css'
import { JsOnly } from '../../ui/layout/js-only.tsx'
import { NoJsOnly } from '../../ui/layout/no-js-only.tsx'

type CountdownProps = {
  /** What is counted, for readers: "Time left for your tickets". */
  label: string
  /** As on a clock, and as ISO 8601: "08:42", "PT8M42S". */
  remaining: { text: string; duration: string }
  /** The same as a time of day, for browsers that do not count. */
  deadline: { label: string; text: string; iso: string }
  /** Seconds left, and of how many. */
  remainingSeconds: number
  totalSeconds: number
  title: string
  text: string
  isUrgent: boolean
  /** The button that keeps them longer. */
  children?: ReactNode
}

/**
 * How long tickets are held. A timer is looked up, not read out every second; whoever uses it says aloud what matters.
 */
export const Countdown = ({
  label,
  remaining,
  deadline,
  remainingSeconds,
  totalSeconds,
  title,
  text,
  isUrgent,
  children,
}: CountdownProps) => (
  <div className={classNames(styles.countdown, isUrgent && styles.urgent)}>
    <p className={styles.time} role="timer" aria-label={label}>
      <JsOnly>
        <time dateTime={remaining.duration}>{remaining.text}</time>
      </JsOnly>
      <NoJsOnly>
        <span className={styles.deadlineLabel}>{deadline.label}</span>{' '}
        <time dateTime={deadline.iso}>{deadline.text}</time>
      </NoJsOnly>
    </p>
    <p className={styles.text}>
      <strong className={styles.title}>{title}</strong> {text}
    </p>
    {children && <div className={styles.action}>{children}</div>}
    <progress className={styles.bar} max={totalSeconds} value={remainingSeconds} aria-hidden="true" />
  </div>
)
