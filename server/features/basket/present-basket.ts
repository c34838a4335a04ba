import type * as api from '#shared/api/basket/basket-schemas.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import { getAmountToPay } from '#shared/wire/extensions/vouchers.ts'
import { formatLongDate } from '../../presentation/event-date.ts'
import { toLineFields } from '../../presentation/line-fields.ts'
import { computeMaxQuantity } from '../../presentation/max-quantity.ts'
import { presentItem } from '../../presentation/present-item.ts'
import { toDisplayAmount } from '../../presentation/price.ts'
import type {
  BasketResource,
  BasketLineResource,
  BasketPromotionResource,
  BasketTotalsResource,
  ExpiredLineResource,
} from '../../upstream/resources/basket.ts'
import { computeLineKey } from './line-bodies.ts'

export const countItems = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** The fields that basket lines and expired lines share. */
const presentLineItem = (line: ExpiredLineResource, { language }: Preferences) => ({
  key: computeLineKey(line),
  ...presentItem(line.item, language),
  quantity: line.quantity,
})

const getMaxQuantity = ({ item }: ExpiredLineResource) => computeMaxQuantity(item, item.event && item.event.saleStatus)

const toGiftDay = (day: string | undefined, { language }: Preferences) =>
  day && /^\d{4}-(0\d|1[0-2])-([0-2]\d|3[01])$/.test(day)
    ? { giftDay: formatLongDate(`${day}T12:00:00Z`, 'UTC', language) }
    : {}

const presentLine = (line: BasketLineResource, preferences: Preferences): api.BasketLine => {
  const { item, extraData, unitPrice, member, total } = line
  return {
    ...presentLineItem(line, preferences),
    status: item.event && item.event.saleStatus,
    maxQuantity: getMaxQuantity(line),
    extraData,
    ...toLineFields(item.lineFields),
    ...toGiftDay(extraData.giftDay, preferences),
    unitPrice: toDisplayAmount(unitPrice, preferences),
    memberPrice:
      member && member.quantity > 0
        ? { quantity: member.quantity, unitPrice: toDisplayAmount(member.unitPrice, preferences) }
        : null,
    total: toDisplayAmount(total, preferences),
    isUntaxed: unitPrice.taxRate === 0,
    ...(item.restriction ? { restriction: item.restriction } : {}),
    ...(item.adultMissing ? { isAdultMissing: true as const } : {}),
  }
}

const presentPromotion = (
  { promotionCode, kind, description, discount, remaining, problem, lang }: BasketPromotionResource,
  { vouchers }: BasketTotalsResource,
  preferences: Preferences,
): api.BasketPromotion => ({
  code: promotionCode,
  kind,
  description,
  discount: toDisplayAmount(discount, preferences),
  remaining,
  isPayment: kind === 'voucher' && vouchers !== undefined,
  problem,
  lang,
})

const presentTotals = (
  { shipping }: BasketResource,
  totals: BasketTotalsResource,
  preferences: Preferences,
): api.BasketTotals => ({
  subtotal: toDisplayAmount(totals.lines, preferences),
  discount: toDisplayAmount(totals.discount, preferences),
  shipping: shipping && toDisplayAmount(totals.shipping, preferences),
  tax: totals.total.tax,
  taxes: totals.taxes.map(({ rate, tax }) => ({ rate, tax })),
  incTax: preferences.incTax,
  total: totals.total.gross,
  vouchers: totals.vouchers ?? 0,
  toPay: getAmountToPay(totals),
})

const presentDelivery = (
  { cheapestDelivery }: BasketResource,
  preferences: Preferences,
): Pick<api.Basket, 'delivery'> => {
  if (!cheapestDelivery) return cheapestDelivery === undefined ? {} : { delivery: null }
  const { name, price, isRequired, lang } = cheapestDelivery
  return { delivery: { name, price: toDisplayAmount(price, preferences), isRequired, lang } }
}

type PresentBasketOptions = { guestBasketCount: number; leftOut: readonly api.LeftOutLine[]; now: number }

/** The basket for the browser: its contents, never its id. `now` in milliseconds since the epoch. */
export const presentBasket = (
  basket: BasketResource,
  totals: BasketTotalsResource,
  preferences: Preferences,
  { guestBasketCount, leftOut, now }: PresentBasketOptions,
): api.Basket => ({
  lines: basket.lines.map((line) => presentLine(line, preferences)),
  count: countItems(basket.lines),
  currency: basket.currency,
  totals: presentTotals(basket, totals, preferences),
  ...presentDelivery(basket, preferences),
  promotions: basket.promotions.map((promotion) => presentPromotion(promotion, totals, preferences)),
  hold: basket.hold && { ...basket.hold, serverTime: new Date(now).toISOString() },
  expired: basket.lapsed.map((line) => ({
    ...presentLineItem(line, preferences),
    available: getMaxQuantity(line) > 0,
  })),
  guestBasketCount,
  ...(leftOut.length > 0 ? { leftOut: [...leftOut] } : {}),
})

export const createEmptyBasket = ({ currency, incTax }: Preferences, guestBasketCount: number): api.Basket => ({
  lines: [],
  count: 0,
  currency,
  totals: { subtotal: 0, discount: 0, shipping: null, tax: 0, taxes: [], incTax, total: 0, vouchers: 0, toPay: 0 },
  promotions: [],
  hold: null,
  expired: [],
  guestBasketCount,
})
