import type { ReactNode } from 'react'
import type { Hold } from '#shared/api/basket/basket-schemas.ts'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { JsOnly, NoJsOnly } from '../../ui/layout/js-only.tsx'
import { formatCountdown, formatIsoDuration, formatTimeOfDay } from './countdown-format.ts'

type TimeLeftProps = {
  hold: Pick<Hold, 'expiresAt'>
  secondsLeft: number
  className: string | undefined
  /** The text before the time left. */
  leftLabel?: ReactNode
  /** The text before the time of day at which the hold ends, for browsers without JavaScript. */
  untilLabel: ReactNode
}

/** The time left of a hold. Screen readers do not read a timer each second: `HoldCountdown` announces the time. */
export function TimeLeft({ hold, secondsLeft, className, leftLabel, untilLabel }: TimeLeftProps) {
  const t = useT('basket')
  const language = useLanguage()
  return (
    <span className={className} role="timer" aria-label={t('hold.label')}>
      <JsOnly>
        {leftLabel ? <>{leftLabel} </> : null}
        <time dateTime={formatIsoDuration(secondsLeft)}>{formatCountdown(secondsLeft)}</time>
      </JsOnly>
      <NoJsOnly>
        {untilLabel} <time dateTime={hold.expiresAt}>{formatTimeOfDay(hold.expiresAt, language)}</time>{' '}
        <small>{t('hold.zone')}</small>
      </NoJsOnly>
    </span>
  )
}
