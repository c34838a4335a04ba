import { useEffect, useEffectEvent, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { Form } from 'react-router-dom'
import type { Hold as HoldOfBasket } from '#shared/api/basket/basket-schemas.ts'
import { Countdown } from './countdown.tsx'
import { TextButton } from '../../ui/actions/text-button.tsx'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { notifications } from '../../data/notifications-slice.ts'
import { formatCountdown, formatIsoDuration, formatTimeOfDay } from './countdown-format.ts'
import { useTimeLeft } from './use-time-left.ts'

/**
 * What a hold lasts unless the API says otherwise, so that the bar under it has a length (settled in the issue: 15
 * minutes).
 */
const defaultHoldSeconds = 15 * 60

/** Seconds left at which it is said aloud: often enough to act on, seldom enough to be heard. */
const announcedSeconds = [300, 60]

/** From here on it is urgent. */
const urgentSeconds = 60

/**
 * How often, and how many times at most, an ended hold is asked after: the server has the last word, and its clock may
 * be a moment behind.
 */
const pollIntervalMs = 3000
const maxPolls = 20

type HoldCountdownProps = { hold: HoldOfBasket; receivedAt: number; onExpire: () => void }

/**
 * Counts down to the one deadline of the basket's tickets. Its form is posted to the page it is on, with the intent
 * `extendHold`.
 */
export function HoldCountdown({ hold, receivedAt, onExpire }: HoldCountdownProps) {
  const t = useT('basket')
  const language = useLanguage()
  const dispatch = useDispatch()
  const left = useTimeLeft(hold, receivedAt)

  const previousLeft = useRef(left)
  useEffect(() => {
    const reachedThreshold = announcedSeconds.find(
      (seconds) => previousLeft.current > seconds && left <= seconds && left > 0,
    )
    previousLeft.current = left
    if (reachedThreshold)
      dispatch(
        notifications.actions.showToast({
          kind: 'status',
          text: t('hold.left', { count: reachedThreshold / 60 }),
          topic: 'basket',
        }),
      )
  }, [left, dispatch, t])

  const isExpired = left === 0
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

  const state = isExpired ? 'over' : left <= urgentSeconds ? 'soon' : 'held'
  return (
    <Countdown
      label={t('hold.label')}
      remaining={{ text: formatCountdown(left), duration: formatIsoDuration(left) }}
      deadline={{ label: t('hold.until'), text: formatTimeOfDay(hold.expiresAt, language), iso: hold.expiresAt }}
      remainingSeconds={left}
      totalSeconds={Math.max(defaultHoldSeconds, left)}
      title={t(`hold.title.${state}`)}
      text={t(`hold.text.${state}`)}
      isUrgent={state !== 'held'}
    >
      {hold.extendable && !isExpired ? (
        <Form method="post" preventScrollReset>
          <TextButton type="submit" name="intent" value="extendHold">
            {t('hold.extend')}
          </TextButton>
        </Form>
      ) : null}
    </Countdown>
  )
}
