import type { ReactNode } from 'react'
import type { Basket, BasketPromotion } from '#shared/api/basket/basket-schemas.ts'
import { formatMoney } from '#shared/rules/money.ts'
import { Deductions } from './deductions.tsx'
import { minus } from './basket-sums.tsx'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { usePriceWriter } from '../prices/money-words.ts'

/**
 * The codes in a basket: what each takes off, or why it takes nothing off. `action` is what can be done with one. Needs
 * the texts of `basket`.
 */
export function BasketCodes({
  basket: { promotions, currency },
  action,
}: {
  basket: Basket
  action?: (code: string) => ReactNode
}) {
  const t = useT('basket')
  const language = useLanguage()
  const priceText = usePriceWriter()
  if (promotions.length === 0) return null
  const notes = ({ problem, remaining }: BasketPromotion) => [
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
    <Deductions
      label={t('promotion.list')}
      items={promotions.map((promotion) => ({
        key: promotion.code,
        name: promotion.description ? `${promotion.code}: ${promotion.description}` : promotion.code,
        amount: promotion.discount > 0 ? minus(priceText({ amount: promotion.discount, currency })) : '',
        notes: notes(promotion),
        action: action?.(promotion.code),
      }))}
    />
  )
}
