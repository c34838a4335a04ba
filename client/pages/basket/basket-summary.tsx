import type { ReactNode } from 'react'
import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { BasketSums, sumsNote } from '../../features/basket/basket-sums.tsx'
import { useT } from '../../i18n/i18n.ts'
import { lineState } from '../../features/basket/line-state.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { Summary } from '../../features/basket/summary.tsx'
import styles from './basket-summary.module.css'
import { Promotions } from './promotions.tsx'

/**
 * What it comes to, and the way on. The total is what will be paid: nothing is added later but a delivery that is
 * chosen.
 */
export function BasketSummary({ basket, codes }: { basket: Basket; codes: ReactNode }) {
  const t = useT('basket')
  const canBePaid =
    basket.lines.every((line) => lineState(line, t)?.buyable !== false) &&
    basket.promotions.every(({ problem }) => problem === null)
  const note = canBePaid ? sumsNote(basket) : 'notAsItIs'
  return (
    <Summary id="basket-sums" title={t('sums')} note={t(note)}>
      <Promotions basket={basket} />
      {codes}
      <BasketSums basket={basket} />
      <div className={styles.ways}>
        {canBePaid ? (
          <ButtonLink variant="buy" big wide to="/checkout">
            {t('checkOut')}
          </ButtonLink>
        ) : null}
        <ButtonLink wide to="/whats-on">
          {t('moreNights')}
        </ButtonLink>
      </div>
    </Summary>
  )
}
