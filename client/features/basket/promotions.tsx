import { Form } from 'react-router-dom'
import type { Basket, BasketPromotion } from '#shared/api/basket/basket-schemas.ts'
import { formatMoney } from '#shared/money.ts'
import { minus } from '../../app/basket-sums.tsx'
import { useLanguage, useT } from '../../app/i18n.ts'
import { usePriceWriter } from '../../app/money-words.ts'
import { Deductions } from '../../ui/deductions.tsx'
import { TextButton } from '../../ui/text-button.tsx'

/** The codes in the basket: what each takes off, or why it takes nothing off, and the way to take it out. */
export function Promotions({ basket: { promotions, currency } }: { basket: Basket }) {
  const t = useT('basket')
  const language = useLanguage()
  const priceText = usePriceWriter()
  if (promotions.length === 0) return null
  const notes = ({ problem, remaining }: BasketPromotion) => [
    ...(problem ? [problem] : []),
    ...(remaining === null ? [] : [t('promotion.remaining', { amount: formatMoney(remaining, currency, language) })]),
  ]
  return (
    <Deductions
      label={t('promotion.list')}
      items={promotions.map((promotion) => ({
        key: promotion.code,
        name: promotion.description ? `${promotion.code}: ${promotion.description}` : promotion.code,
        amount: promotion.discount > 0 ? minus(priceText({ amount: promotion.discount, currency })) : '',
        notes: notes(promotion),
        action: (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="code" value={promotion.code} />
            <TextButton type="submit" name="intent" value="removePromotion" aria-label={t('removeNamed', { name: promotion.code })}>
              {t('remove')}
            </TextButton>
          </Form>
        ),
      }))}
    />
  )
}
