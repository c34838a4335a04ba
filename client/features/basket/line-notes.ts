import type { TFunction } from 'i18next'
import type { BasketLine } from '#shared/api/basket/basket-schemas.ts'
import type { PriceFormatter } from '../prices/price-format.ts'

/** Keys of what a shopper said of a line, as far as there are words for them; anything else is shown as it was said. */
const labelledKeys = new Set(['guestName'])

/** What else there is to say of a line: the members' price, and what the shopper said of it. `t` speaks `basket`. */
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
