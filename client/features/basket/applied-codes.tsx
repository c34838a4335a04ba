import type { ReactNode } from 'react'
import type { Basket, BasketPromotion } from '#shared/api/basket/basket-schemas.ts'
import { formatMoney } from '#shared/wire/format-money.ts'
import { DiscountList } from './discount-list.tsx'
import { formatDeduction } from './basket-totals-table.tsx'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { usePriceFormatter } from '../prices/price-formatter.ts'
import { markLanguage } from '../../ui/text/mark-language.tsx'

/**
 * The codes in a basket: the discount of each, or why it gives none, and the rest of a gift voucher's balance.
 * `renderAction` renders the actions of a code. Needs the namespace `basket`.
 */
export function AppliedCodes({
  basket: { promotions, currency },
  renderAction,
}: {
  basket: Basket
  renderAction?: (code: string) => ReactNode
}) {
  const t = useT('basket')
  const language = useLanguage()
  const formatPrice = usePriceFormatter()
  if (promotions.length === 0) return null
  const getNotes = ({ problem, remaining }: BasketPromotion) => [
    ...(problem ? [problem] : []),
    ...(remaining === null || problem
      ? []
      : [
          remaining > 0
            ? t('promotion.remaining', { amount: formatMoney(remaining, currency, language) })
            : t('promotion.usedUp'),
        ]),
  ]
  return (
    <DiscountList
      label={t('promotion.list')}
      items={promotions.map((promotion) => ({
        key: promotion.code,
        name: promotion.description
          ? markLanguage(`${promotion.code}: ${promotion.description}`, promotion.lang)
          : promotion.code,
        // The totals already show what a voucher pays.
        amount:
          promotion.discount > 0 && !promotion.isPayment
            ? formatDeduction(formatPrice({ amount: promotion.discount, currency }))
            : '',
        notes: getNotes(promotion),
        action: renderAction?.(promotion.code),
      }))}
    />
  )
}
