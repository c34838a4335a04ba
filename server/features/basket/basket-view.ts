import type * as api from '#shared/api/basket/basket-schemas.ts'
import { parseCurrency, type Preferences } from '#shared/rules/preferences.ts'
import { formatEventDate } from '../../presentation/event-date.ts'
import { imageOf } from '../../presentation/image-of.ts'
import { lineMaximum } from '../../presentation/line-maximum.ts'
import { shownAmount } from '../../presentation/price.ts'
import type { Basket, BasketLine, BasketPromotion, BasketTotals, LapsedLine } from '../../upstream/schemas/basket.ts'
import { lineKey } from './line-bodies.ts'

export const countOf = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

const hrefOf = ({ type, slug }: BasketLine['item']) => (type === 'event' ? `/whats-on/${slug}` : `/products/${slug}`)

/** What a line is of, wherever it stands. */
const viewItem = (line: LapsedLine, preferences: Preferences) => {
  const { item, quantity } = line
  const { event } = item
  return {
    key: lineKey(line),
    sku: item.sku,
    type: item.type,
    name: item.productName,
    variantName: item.variantName,
    href: hrefOf(item),
    image: imageOf(item.media),
    date: event && formatEventDate(event.dates, preferences.language),
    venue: event && { slug: event.venue.slug, name: event.venue.name, city: event.venue.city },
    quantity,
  }
}

const maximumOf = ({ item }: LapsedLine) => lineMaximum(item, item.event && item.event.saleStatus)

const viewLine = (line: BasketLine, preferences: Preferences): api.BasketLine => {
  const { item, extraData, unitPrice, member, total } = line
  return {
    ...viewItem(line, preferences),
    status: item.event && item.event.saleStatus,
    max: maximumOf(line),
    extraData,
    unitPrice: shownAmount(unitPrice, preferences),
    member:
      member && member.quantity > 0
        ? { quantity: member.quantity, unitPrice: shownAmount(member.unitPrice, preferences) }
        : null,
    total: shownAmount(total, preferences),
  }
}

const viewPromotion = (
  { promotionCode, kind, description, discount, remaining, problem }: BasketPromotion,
  preferences: Preferences,
): api.BasketPromotion => ({
  code: promotionCode,
  kind,
  description,
  discount: shownAmount(discount, preferences),
  remaining,
  problem,
})

const viewTotals = ({ shipping }: Basket, totals: BasketTotals, preferences: Preferences): api.BasketTotals => ({
  lines: shownAmount(totals.lines, preferences),
  discount: shownAmount(totals.discount, preferences),
  shipping: shipping && shownAmount(totals.shipping, preferences),
  tax: totals.total.tax,
  taxes: totals.taxes.map(({ rate, tax }) => ({ rate, tax })),
  incTax: preferences.incTax,
  total: totals.total.gross,
})

export type BasketMoment = { keptGuestCount: number; now: number }

/** What the browser gets of a basket: its contents, never its id. `now` in milliseconds since the epoch. */
export const viewBasket = (
  basket: Basket,
  totals: BasketTotals,
  preferences: Preferences,
  { keptGuestCount, now }: BasketMoment,
): api.Basket => ({
  lines: basket.lines.map((line) => viewLine(line, preferences)),
  count: countOf(basket.lines),
  currency: parseCurrency(basket.currency) ?? preferences.currency,
  totals: viewTotals(basket, totals, preferences),
  promotions: basket.promotions.map((promotion) => viewPromotion(promotion, preferences)),
  hold: basket.hold && { ...basket.hold, now: new Date(now).toISOString() },
  lapsed: basket.lapsed.map((line) => ({ ...viewItem(line, preferences), available: maximumOf(line) > 0 })),
  keptGuestCount,
})

export const emptyBasket = ({ currency, incTax }: Preferences, keptGuestCount: number): api.Basket => ({
  lines: [],
  count: 0,
  currency,
  totals: { lines: 0, discount: 0, shipping: null, tax: 0, taxes: [], incTax, total: 0 },
  promotions: [],
  hold: null,
  lapsed: [],
  keptGuestCount,
})
