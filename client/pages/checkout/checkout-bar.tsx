import type { Basket, Hold } from '#shared/api/basket/basket-schemas.ts'
import { formatMoney } from '#shared/wire/format-money.ts'
import { ExtendHoldForm } from '../../features/holds/extend-hold-form.tsx'
import { urgentSeconds } from '../../features/holds/hold-countdown.tsx'
import { TimeLeft } from '../../features/holds/time-left.tsx'
import { useTimeLeft } from '../../features/holds/use-time-left.ts'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { classNames } from '../../ui/layout/class-names.ts'
import styles from './checkout-bar.module.css'

type CheckoutBarProps = { basket: Basket; hold: Hold | null; receivedAt: number; summaryId: string }

/**
 * Stays at the top of a small screen. Shows the time left with the button that extends it, and the total, which links
 * to the summary on this page.
 */
export function CheckoutBar({ basket, hold, receivedAt, summaryId }: CheckoutBarProps) {
  const t = useT('checkout')
  const language = useLanguage()
  return (
    <div className={styles.bar} data-no-print="" data-checkout-bar="">
      {hold ? (
        <CheckoutBarHold hold={hold} receivedAt={receivedAt} />
      ) : (
        <span>{t('basket:items', { count: basket.count })}</span>
      )}
      <a className={styles.total} href={`#${summaryId}`}>
        <span className={styles.label}>{t(basket.totals.vouchers > 0 ? 'basket:toPay' : 'bar.total')}</span>{' '}
        <strong>{formatMoney(basket.totals.toPay, basket.currency, language)}</strong>
      </a>
    </div>
  )
}

function CheckoutBarHold({ hold, receivedAt }: { hold: Hold; receivedAt: number }) {
  const t = useT('checkout')
  const secondsLeft = useTimeLeft(hold, receivedAt)
  return (
    <>
      <TimeLeft
        hold={hold}
        secondsLeft={secondsLeft}
        className={classNames(styles.time, secondsLeft <= urgentSeconds && styles.urgent)}
        leftLabel={<span className={styles.label}>{t('bar.held')}</span>}
        untilLabel={<span className={styles.label}>{t('bar.heldUntil')}</span>}
      />
      {secondsLeft > 0 ? <ExtendHoldForm hold={hold} /> : null}
    </>
  )
}
