import type { ReactNode } from 'react'
import type { Hold } from '#shared/api/basket/basket-schemas.ts'
import { classNames } from '../../ui/layout/class-names.ts'
import styles from './hold-countdown-view.module.css'
import { HoldTimer } from './hold-timer.tsx'

type HoldCountdownViewProps = {
  hold: Hold
  /** The text before the time of day at which the hold ends. */
  untilLabel: string
  remainingSeconds: number
  totalSeconds: number
  title: string
  text: string
  isUrgent: boolean
  /** The button that extends the hold. */
  children?: ReactNode
}

/** Renders how long the tickets are still held. */
export const HoldCountdownView = ({
  hold,
  untilLabel,
  remainingSeconds,
  totalSeconds,
  title,
  text,
  isUrgent,
  children,
}: HoldCountdownViewProps) => (
  <div className={classNames(styles.countdown, isUrgent && styles.urgent)}>
    <HoldTimer
      hold={hold}
      secondsLeft={remainingSeconds}
      className={styles.time}
      untilLabel={<span className={styles.deadlineLabel}>{untilLabel}</span>}
    />
    <p className={styles.text}>
      <strong className={styles.title}>{title}</strong> {text}
    </p>
    {children && <div className={styles.action}>{children}</div>}
    <progress className={styles.bar} max={totalSeconds} value={remainingSeconds} aria-hidden="true" />
  </div>
)
