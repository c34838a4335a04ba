import type { TFunction } from 'i18next'
import type { BasketLine } from '#shared/api/basket/basket-schemas.ts'
import type { PriceWriter } from '../prices/money-words.ts'

/** Keys of what a shopper said of a line, as far as there are words for them; anything else is shown as it was said. */
const known = new Set(['guestName'])

/** What else there is to say of a line: the members' price, and what the shopper said of it. `t` speaks `basket`. */
export const lineNotes = (
  { member, extraData }: Pick<BasketLine, 'member' | 'extraData'>,
  currency: string,
  t: TFunction,
  priceText: PriceWriter,
): string[] => [
  ...(member
    ? [t('memberPrice', { count: member.quantity, price: priceText({ amount: member.unitPrice, currency }) })]
    : []),
  ...Object.entries(extraData).map(([key, value]) =>
    known.has(key) ? t(`extra.${key}`, { value }) : `${key}: ${value}`,
  ),
]
