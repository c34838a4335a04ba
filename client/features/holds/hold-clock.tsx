import { useEffect, useEffectEvent, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { Form } from 'react-router-dom'
import type { Hold as HoldOfBasket } from '#shared/api/basket/basket-schemas.ts'
import { Hold } from './hold.tsx'
import { TextButton } from '../../ui/actions/text-button.tsx'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { notices } from '../../data/notices-slice.ts'
import { asClock, asDuration, asTimeOfDay } from './clock-words.ts'
import { useTimeLeft } from './use-time-left.ts'

/**
 * What a hold lasts unless the API says otherwise, so that the bar under it has a length (settled in the issue: 15
 * minutes).
 */
const usualSeconds = 15 * 60

/** Seconds left at which it is said aloud: often enough to act on, seldom enough to be heard. */
const saidAt = [300, 60]

/** From here on it is urgent. */
const soonSeconds = 60

/**
 * How often, and how many times at most, an ended hold is asked after: the server has the last word, and its clock may
 * be a moment behind.
 */
const askAgainMs = 3000
const asksAtMost = 20

type HoldClockProps = { hold: HoldOfBasket; receivedAt: number; onOver: () => void }

/**
 * Counts down to the one deadline of the basket's tickets. Its form is posted to the page it is on, with the intent
 * `extendHold`.
 */
export function HoldClock({ hold, receivedAt, onOver }: HoldClockProps) {
  const t = useT('basket')
  const language = useLanguage()
  const dispatch = useDispatch()
  const left = useTimeLeft(hold, receivedAt)

  const before = useRef(left)
  useEffect(() => {
    const passed = saidAt.find((seconds) => before.current > seconds && left <= seconds && left > 0)
    before.current = left
    if (passed)
      dispatch(
        notices.actions.toasted({ kind: 'status', text: t('hold.left', { count: passed / 60 }), about: 'basket' }),
      )
  }, [left, dispatch, t])

  const isOver = left === 0
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (!isOver) return
    over()
    let asked = 1
    const timer = setInterval(() => {
      if (asked++ < asksAtMost) over()
    }, askAgainMs)
    return () => clearInterval(timer)
  }, [isOver, hold.expiresAt])

  const state = isOver ? 'over' : left <= soonSeconds ? 'soon' : 'held'
  return (
    <Hold
      label={t('hold.label')}
      left={{ text: asClock(left), duration: asDuration(left) }}
      until={{ word: t('hold.until'), text: asTimeOfDay(hold.expiresAt, language), iso: hold.expiresAt }}
      seconds={left}
      of={Math.max(usualSeconds, left)}
      title={t(`hold.title.${state}`)}
      text={t(`hold.text.${state}`)}
      soon={state !== 'held'}
    >
      {hold.extendable && !isOver ? (
        <Form method="post" preventScrollReset>
          <TextButton type="submit" name="intent" value="extendHold">
            {t('hold.extend')}
          </TextButton>
        </Form>
      ) : null}
    </Hold>
  )
}
