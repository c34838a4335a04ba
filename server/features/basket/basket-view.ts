import type * as api from '#shared/api/basket/basket-schemas.ts'
import { parseCurrency, type Preferences } from '#shared/preferences.ts'
import { formatEventDate } from '../../present/event-date.ts'
import { imageOf } from '../../present/image-of.ts'
import { lineMaximum } from '../../present/line-maximum.ts'
import { shownAmount } from '../../present/price.ts'
import type { Basket, BasketLine, BasketTotals } from '../../upstream/schemas/basket.ts'
import { lineKey } from './line-bodies.ts'

export const countOf = (lines: readonly { quantity: number }[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

const hrefOf = ({ type, slug }: BasketLine['item']) => (type === 'event' ? `/whats-on/${slug}` : `/products/${slug}`)

const viewLine = (line: BasketLine, preferences: Preferences): api.BasketLine => {
  const { item, quantity, unitPrice, total } = line
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
    status: event && event.saleStatus,
    quantity,
    max: lineMaximum(item, event && event.saleStatus),
    extraData: line.extraData,
    unitPrice: shownAmount(unitPrice, preferences),
    total: shownAmount(total, preferences),
  }
}

const viewTotals = ({ lines, taxes, total }: BasketTotals, preferences: Preferences): api.BasketTotals => ({
  lines: shownAmount(lines, preferences),
  tax: total.tax,
  taxes: taxes.map(({ rate, tax }) => ({ rate, tax })),
  incTax: preferences.incTax,
  total: total.gross,
})

/** What the browser gets of a basket: its contents, never its id. */
export const viewBasket = (basket: Basket, totals: BasketTotals, preferences: Preferences, keptGuestCount: number): api.Basket => ({
  lines: basket.lines.map((line) => viewLine(line, preferences)),
  count: countOf(basket.lines),
  currency: parseCurrency(basket.currency) ?? preferences.currency,
  totals: viewTotals(totals, preferences),
  keptGuestCount,
})

export const emptyBasket = ({ currency, incTax }: Preferences, keptGuestCount: number): api.Basket => ({
  lines: [],
  count: 0,
  currency,
  totals: { lines: 0, tax: 0, taxes: [], incTax, total: 0 },
  keptGuestCount,
})
