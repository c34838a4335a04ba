import type { ReactNode } from 'react'
import { classNames } from '../../ui/layout/class-names.ts'
import styles from './hold-countdown-view.module.css'
import { JsOnly, NoJsOnly } from '../../ui/layout/scripting.tsx'

type HoldCountdownViewProps = {
  /** The accessible name: "Time left for your tickets". */
  label: string
  /** As text and as an ISO 8601 duration: "08:42", "PT8M42S". */
  remaining: { text: string; duration: string }
  /** The same as a time of day, for browsers without JavaScript. */
  deadline: { label: string; text: string; iso: string }
  remainingSeconds: number
  totalSeconds: number
  title: string
  text: string
  isUrgent: boolean
  /** The button that extends the hold. */
  children?: ReactNode
}

/**
 * Paints how long tickets are held. Screen readers do not read a timer each second: `HoldCountdown` announces the time.
 */
export const HoldCountdownView = ({
  label,
  remaining,
  deadline,
  remainingSeconds,
  totalSeconds,
  title,
  text,
  isUrgent,
  children,
}: HoldCountdownViewProps) => (
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
