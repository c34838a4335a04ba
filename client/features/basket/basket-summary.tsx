import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { formatMoney } from '#shared/money.ts'
import { useLanguage, useT } from '../../app/i18n.ts'
import { usePriceWriter } from '../../app/money-words.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Summary } from '../../ui/summary.tsx'
import { Sums } from '../../ui/sums.tsx'
import { lineState } from './line-state.ts'

const percent = (rate: number, decimalMark: string) => String(Math.round(rate * 1000) / 10).replace('.', decimalMark)

/** What it comes to. The total is what will be paid: nothing is added later. */
export function BasketSummary({ basket }: { basket: Basket }) {
  const t = useT('basket')
  const language = useLanguage()
  const priceText = usePriceWriter()
  const money = (amount: number) => formatMoney(amount, basket.currency, language)
  const { totals } = basket
  const canBePaid = basket.lines.every((line) => lineState(line, t)?.buyable !== false)
  const taxes = totals.taxes.map(({ rate, tax }) => ({
    key: `tax-${rate}`,
    term: t(totals.incTax ? 'taxIncluded' : 'taxAdded', { rate: percent(rate, language === 'de' ? ',' : '.') }),
    value: money(tax),
  }))
  return (
    <Summary id="basket-sums" title={t('sums')} note={t(canBePaid ? 'nothingAdded' : 'notAsItIs')}>
      <Sums
        rows={[{ key: 'lines', term: t('items', { count: basket.count }), value: priceText({ amount: totals.lines, currency: basket.currency }) }, ...taxes]}
        total={{ term: t(totals.incTax ? 'total' : 'totalWithTax'), value: money(totals.total) }}
      />
      <ButtonLink wide to="/whats-on">
        {t('moreNights')}
      </ButtonLink>
    </Summary>
  )
}
