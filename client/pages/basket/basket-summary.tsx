import { useState, type ReactNode } from 'react'
import { useNavigation } from 'react-router-dom'
import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { formatMoney } from '#shared/wire/format-money.ts'
import { basketCountLabel, BasketTotalsTable, getTotalsNoteKey } from '../../features/basket/basket-totals-table.tsx'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { lineAvailability } from '../../features/basket/line-availability.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { LazyBuyBar } from '../../features/buying/lazy-buy-bar.tsx'
import { SummaryBox } from '../../features/basket/summary-box.tsx'

/**
 * Totals and the link to checkout. The total is what the shopper pays; the box says what a delivery adds to it. A phone
 * has both in a bar while they are out of view.
 */
export function BasketSummary({ basket: currentBasket, codes }: { basket: Basket; codes: ReactNode }) {
  const t = useT('basket')
  const language = useLanguage()
  // While the checkout loads, the cached basket already has the cost of the delivery that is preselected there.
  const isLeaving = useNavigation().location?.pathname.startsWith('/checkout')
  const [basket, setBasket] = useState(currentBasket)
  if (basket !== currentBasket && !isLeaving) setBasket(currentBasket)
  const isPayable =
    basket.lines.every((line) => lineAvailability(line, t)?.buyable !== false) &&
    basket.promotions.every(({ problem }) => problem === null)
  const needingAdult = basket.lines.find(({ isAdultMissing }) => isAdultMissing)
  const note = isPayable ? getTotalsNoteKey(basket) : 'notBuyable'
  return (
    <SummaryBox id="basket-sums" title={t('totals')} {...(note ? { note: t(note) } : {})}>
      {codes}
      <div id="basket-check-out">
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
      </div>
      {isPayable && !needingAdult ? (
        <LazyBuyBar
          price={formatMoney(basket.totals.toPay, basket.currency, language)}
          note={basketCountLabel(basket, t)}
          href="#basket-check-out"
          to="/checkout"
          action={t('checkOut')}
          repeatsButton
          submit=""
        />
      ) : null}
    </SummaryBox>
  )
}
