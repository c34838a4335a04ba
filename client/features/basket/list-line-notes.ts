import type { ReactNode } from 'react'
import { markLanguage } from '../../ui/text/mark-language.tsx'
import { defaultLanguage } from '#shared/wire/languages.ts'
import type { TFunction } from 'i18next'
import type { BasketLine } from '#shared/api/basket/basket-schemas.ts'
import { isGiftKey } from '#shared/rules/gift.ts'
import { getGuestNames } from '#shared/rules/guest-names.ts'
import { isGuestNameKey, isLineFieldKey, isMadeToOrder, lineFieldKeys } from '#shared/wire/extra-data.ts'
import type { PriceFormatter } from '../prices/price-formatter.ts'

/** Who a voucher is for, and where it is emailed. */
const listGiftNotes = (
  { extraData, giftDay: day }: Pick<BasketLine, 'extraData' | 'giftDay'>,
  t: TFunction,
): string[] => {
  const { giftTo: name, giftMessage: message, giftEmail: email, giftLanguage = defaultLanguage } = extraData
  return [
    ...(name ? [t('gift.for', { name })] : []),
    ...(message ? [t('gift.message', { message })] : []),
    ...(email ? [t(day ? 'gift.onDay' : 'gift.atOnce', { email, day, language: t(`gift.in.${giftLanguage}`) })] : []),
  ]
}

/**
 * The notes of a line: what a restricted ticket requires, the member price, why the line has no tax, and the shopper's
 * extra data. `t` must translate `basket`.
 */
export const listLineNotes = (
  line: Pick<
    BasketLine,
    'type' | 'isUntaxed' | 'restriction' | 'lang' | 'memberPrice' | 'quantity' | 'extraData' | 'giftDay'
  >,
  currency: string,
  t: TFunction,
  formatPrice: PriceFormatter,
): ReactNode[] => {
  const { type, isUntaxed, restriction, memberPrice, quantity, extraData } = line
  const guestNames = new Set(getGuestNames({ quantity, extraData }).filter(Boolean))
  const others = Object.entries(extraData).filter(
    ([key]) => !isGuestNameKey(key) && !isGiftKey(key) && !isLineFieldKey(key),
  )
  return [
    ...(restriction ? [markLanguage(restriction, line.lang)] : []),
    ...(memberPrice
      ? [
          t('memberPrice', {
            count: memberPrice.quantity,
            price: formatPrice({ amount: memberPrice.unitPrice, currency }),
          }),
        ]
      : []),
    ...(type === 'voucher' && isUntaxed ? [t('taxedWhenRedeemed')] : []),
    ...(guestNames.size > 0
      ? [t('extra.guestNames', { count: guestNames.size, value: [...guestNames].join(', ') })]
      : []),
    ...lineFieldKeys.flatMap((key) => (extraData[key] ? [t(`extra.${key}`, { value: extraData[key] })] : [])),
    ...(isMadeToOrder({ extraData }) ? [t('extra.madeToOrder')] : []),
    ...listGiftNotes(line, t),
    ...others.map(([key, value]) => `${key}: ${value}`),
  ]
}
