import type { TFunction } from 'i18next'
import type { BasketLine } from '#shared/api/basket/basket-schemas.ts'
import type { PriceFormatter } from '../prices/price-formatter.ts'

/** Keys of `extraData` that have a translated label; other keys are shown as they are. */
const labelledKeys = new Set(['guestName'])

/** The member price of a line, and the shopper's extra data. `t` must translate `basket`. */
export const lineNotes = (
  { memberPrice, extraData }: Pick<BasketLine, 'memberPrice' | 'extraData'>,
  currency: string,
  t: TFunction,
  formatPrice: PriceFormatter,
): string[] => [
  ...(memberPrice
    ? [
        t('memberPrice', {
          count: memberPrice.quantity,
          price: formatPrice({ amount: memberPrice.unitPrice, currency }),
        }),
      ]
    : []),
  ...Object.entries(extraData).map(([key, value]) =>
    labelledKeys.has(key) ? t(`extra.${key}`, { value }) : `${key}: ${value}`,
  ),
]
