import type { TFunction } from 'i18next'
import type { BasketLine } from '#shared/api/basket/basket-schemas.ts'
import { getGuestNames, isGuestNameKey } from '#shared/rules/guest-names.ts'
import { isLineFieldKey, isMadeToOrder, lineFieldKeys } from '#shared/rules/line-fields.ts'
import type { PriceFormatter } from '../prices/price-formatter.ts'

/** The member price of a line, why it has no tax, and the shopper's extra data. `t` must translate `basket`. */
export const lineNotes = (
  {
    type,
    isUntaxed,
    memberPrice,
    quantity,
    extraData,
  }: Pick<BasketLine, 'type' | 'isUntaxed' | 'memberPrice' | 'quantity' | 'extraData'>,
  currency: string,
  t: TFunction,
  formatPrice: PriceFormatter,
): string[] => {
  const guestNames = new Set(getGuestNames({ quantity, extraData }).filter(Boolean))
  const others = Object.entries(extraData).filter(([key]) => !isGuestNameKey(key) && !isLineFieldKey(key))
  return [
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
    ...others.map(([key, value]) => `${key}: ${value}`),
  ]
}
