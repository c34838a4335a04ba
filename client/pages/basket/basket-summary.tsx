import type { ReactNode } from 'react'
import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { BasketTotalsTable, totalsNote } from '../../features/basket/basket-totals-table.tsx'
import { useT } from '../../i18n/i18n.ts'
import { lineAvailability } from '../../features/basket/line-availability.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { SummaryBox } from '../../features/basket/summary-box.tsx'

/** Totals and the link to checkout. The total is what the shopper pays; the box says what a delivery adds to it. */
export function BasketSummary({ basket, codes }: { basket: Basket; codes: ReactNode }) {
  const t = useT('basket')
  const isPayable =
    basket.lines.every((line) => lineAvailability(line, t)?.buyable !== false) &&
    basket.promotions.every(({ problem }) => problem === null)
  const needingAdult = basket.lines.find(({ isAdultMissing }) => isAdultMissing)
  const note = isPayable ? totalsNote(basket) : 'notBuyable'
  return (
    <SummaryBox id="basket-sums" title={t('totals')} {...(note ? { note: t(note) } : {})}>
      {codes}
      <BasketTotalsTable basket={basket} />
      <div className="stack-12">
        {isPayable && needingAdult ? (
          <ButtonLink variant="buy" big wide to={needingAdult.href}>
            {t('adult.add')}
          </ButtonLink>
        ) : null}
        {isPayable ? (
          <ButtonLink {...(needingAdult ? {} : { variant: 'buy', big: true })} wide to="/checkout">
            {t(needingAdult ? 'adult.checkOut' : 'checkOut')}
          </ButtonLink>
        ) : null}
        <ButtonLink wide to="/whats-on">
          {t('moreEvents')}
        </ButtonLink>
      </div>
    </SummaryBox>
  )
}
