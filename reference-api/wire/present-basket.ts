import type { BasketLine, BasketResource, BasketTotalsResource } from '#shared/wire/basket.ts'
import type { BasketRecord, LineRecord } from '../db/baskets.ts'
import type { Locale } from '../domain/locale.ts'
import { basketTotals, lineAmounts } from '../domain/pricing.ts'
import { presentMedia } from './present-media.ts'
import { availableOf, presentDates, presentVenue, statusOf } from './present-product.ts'

type View = { locale: Locale; now: Date }

const priceOf = ({ variant }: LineRecord, currency: string) => {
  const price = variant.prices.find((candidate) => candidate.currency === currency)
  if (!price) throw new Error(`${variant.sku} has no price in ${currency}`)
  return price
}

const pricedLine = (line: LineRecord, currency: string) => {
  const { gross, taxRate } = priceOf(line, currency)
  return { gross, taxRate, quantity: line.quantity }
}

const presentItem = ({ product, variant }: LineRecord, { locale, now }: View): BasketLine['item'] => {
  const { event } = product
  const picture = product.media[0]
  return {
    type: product.type,
    sku: variant.sku,
    slug: product.slug,
    productName: product.name[locale],
    variantName: variant.name[locale] === product.name[locale] ? null : variant.name[locale],
    media: picture ? presentMedia(picture, locale) : null,
    available: availableOf(product, variant, now),
    maxPerOrder: variant.max_per_order,
    event: event && { saleStatus: statusOf(product, event, now), dates: presentDates(event), venue: presentVenue(event.venue) },
  }
}

const presentLine = (line: LineRecord, currency: string, view: View): BasketLine => {
  const { net, gross, taxRate } = priceOf(line, currency)
  return {
    id: line.id,
    ...(line.named === 'product' ? { product: line.product.sku } : { productVariant: line.variant.sku }),
    quantity: line.quantity,
    extraData: line.extra_data,
    item: presentItem(line, view),
    unitPrice: { net, gross, taxRate },
    member: null,
    total: lineAmounts(pricedLine(line, currency)),
  }
}

export const presentBasket = (basket: BasketRecord, view: View): BasketResource => ({
  '@id': `/baskets/${basket.id}`,
  '@type': 'Basket',
  id: basket.id,
  status: basket.status,
  currency: basket.currency,
  lines: basket.lines.map((line) => presentLine(line, basket.currency, view)),
  promotions: [],
  shipping: null,
  contact: basket.contact,
  billingAddress: basket.billing_address,
  deliveryAddress: basket.delivery_address,
  hold: null,
  lapsed: [],
  order: null,
})

export const presentTotals = (basket: BasketRecord): BasketTotalsResource => ({
  '@id': `/baskets/${basket.id}/totals`,
  '@type': 'BasketTotals',
  currency: basket.currency,
  ...basketTotals(basket.lines.map((line) => pricedLine(line, basket.currency))),
})
