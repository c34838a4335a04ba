import { useEffect, useEffectEvent, useRef } from 'react'
import { useDispatch } from 'react-redux'
import type { Hold } from '#shared/api/basket/basket-schemas.ts'
import { ExtendHoldForm } from './extend-hold-form.tsx'
import { useT } from '../../i18n/i18n.ts'
import { notifications } from '../../data/notifications-slice.ts'
import { classNames } from '../../ui/layout/class-names.ts'
import styles from './hold-countdown.module.css'
import { TimeLeft } from './time-left.tsx'
import { useTimeLeft } from './use-time-left.ts'

/** The usual length of a hold (15 minutes), which is the full length of the progress bar. */
const defaultHoldSeconds = 15 * 60

/** Seconds left at which the time is announced to screen readers. */
const announcedSeconds = [300, 60]

/** Seconds left from which the countdown is urgent. */
export const urgentSeconds = 60

/**
 * Interval and maximum number of refetches after the deadline. The server decides when a hold expires, and its clock
 * may be behind.
 */
const pollIntervalMs = 3000
const maxPolls = 20

type HoldCountdownProps = { hold: Hold; receivedAt: number; onExpire: () => void }

/**
 * Counts down to the deadline that all tickets of the basket share. Announces the time left, and refetches the basket
 * at the deadline. Its button posts the intent `extendHold` to the page.
 */
export function HoldCountdown({ hold, receivedAt, onExpire }: HoldCountdownProps) {
  const t = useT('basket')
  const dispatch = useDispatch()
  const secondsLeft = useTimeLeft(hold, receivedAt)

  const previousSecondsLeft = useRef(secondsLeft)
  useEffect(() => {
    const reachedThreshold = announcedSeconds.find(
      (seconds) => previousSecondsLeft.current > seconds && secondsLeft <= seconds && secondsLeft > 0,
    )
    previousSecondsLeft.current = secondsLeft
    if (reachedThreshold)
      dispatch(
        notifications.actions.showToast({
          kind: 'status',
          text: t('hold.left', { count: reachedThreshold / 60 }),
          topic: 'basket',
        }),
      )
  }, [secondsLeft, dispatch, t])

  const isExpired = secondsLeft === 0
  const notifyExpired = useEffectEvent(onExpire)
  useEffect(() => {
    if (!isExpired) return
    notifyExpired()
    let pollCount = 1
    const timer = setInterval(() => {
      if (pollCount++ < maxPolls) notifyExpired()
    }, pollIntervalMs)
    return () => clearInterval(timer)
  }, [isExpired, hold.expiresAt])

  // The pressed button goes with the only extension, and the focus must not fall to the start of the page.
  const countdownRef = useRef<HTMLDivElement>(null)
  const wasExtendable = useRef(hold.extendable)
  useEffect(() => {
    if (wasExtendable.current && !hold.extendable && document.activeElement === document.body)
      countdownRef.current?.focus({ preventScroll: true })
    wasExtendable.current = hold.extendable
  }, [hold.extendable])

  const state = isExpired ? 'expired' : secondsLeft <= urgentSeconds ? 'urgent' : 'held'
  return (
    <div ref={countdownRef} className={classNames(styles.countdown, state !== 'held' && styles.urgent)} tabIndex={-1}>
      <TimeLeft
        hold={hold}
        secondsLeft={secondsLeft}
        className={styles.time}
        untilLabel={<span className={styles.deadlineLabel}>{t('hold.until')}</span>}
      />
      <p className={styles.text}>
        <strong className={styles.title}>{t(`hold.title.${state}`)}</strong> {t(`hold.text.${state}`)}
      </p>
      {hold.extendable && !isExpired && (
        <div className={styles.action}>
          <ExtendHoldForm hold={hold} />
        </div>
      )}
      <progress
        className={styles.bar}
        max={Math.max(defaultHoldSeconds, secondsLeft)}
        value={secondsLeft}
        aria-hidden="true"
      />
    </div>
  )
}
