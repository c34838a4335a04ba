import type { z } from 'zod'
import type { BasketLineResource } from '#shared/wire/basket-lines.ts'
import type { BasketResource, BasketTotalsResource } from '#shared/wire/basket.ts'
import type { CheapestDeliveryExtension } from '#shared/wire/extensions/delivery-details.ts'
import type { ExpiredLineResource, HoldResource } from '#shared/wire/extensions/holds.ts'
import type { OrderReference } from '#shared/wire/order-reference.ts'
import type { BasketPromotionResource } from '#shared/wire/promotions.ts'
import type { ShippingServiceResource } from '#shared/wire/shipping-services.ts'
import { isTicketLine, type BasketRecord, type ExpiredLineRecord, type LineRecord } from '../store/baskets/baskets.ts'
import type { PricedBasket } from '../store/baskets/price-basket.ts'
import { getOfferedServices, type OfferedService } from '../store/baskets/offered-services.ts'
import { getShippingPrice } from '../domain/pricing/pricing.ts'
import { extendDeadline, getHoldDeadline } from '../domain/baskets/hold-rules.ts'
import type { Config } from '../config.ts'
import { inLocale, presentLanguage, type Locale } from '../domain/locale.ts'
import { translateMessage } from '../domain/messages.ts'
import { presentItem, type ItemView } from './present-item.ts'
import { presentLineFields } from './present-line-fields.ts'

const presentLineItem = (
  line: LineRecord | ExpiredLineRecord,
  extraData: Record<string, string>,
  view: ItemView,
): ExpiredLineResource => {
  const { id, product, variant, quantity } = line
  return {
    id,
    ...(line.named === 'product' ? { product: product.sku } : { productVariant: variant.sku }),
    quantity,
    extraData,
    item: {
      ...presentItem(line, view),
      ...presentLineFields(product, view.locale),
      ...(variant.restricted && variant.description ? { restriction: inLocale(variant.description, view.locale) } : {}),
    },
  }
}

/** Whether its holder comes with an adult, and no line of the basket is a ticket for one. */
const isAdultMissing = ({ product, variant }: LineRecord, lines: readonly LineRecord[]) =>
  variant.needs_adult && !lines.some((other) => other.product.id === product.id && !other.variant.needs_adult)

const presentLine = (
  line: LineRecord,
  basket: BasketRecord,
  { lines }: PricedBasket,
  view: ItemView,
): BasketLineResource => {
  const { unitPrice, member, total } = lines.get(line.id)!
  const presented = presentLineItem(line, line.extra_data, view)
  const item = isAdultMissing(line, basket.lines) ? { ...presented.item, adultMissing: true } : presented.item
  return { ...presented, item, unitPrice, member, total }
}

/** Every code of the shopper, in order of entry; `problem` says why a code does not apply. */
const presentPromotions = (
  { promotion_codes: codes }: BasketRecord,
  { promotions, inactivePromotions, violations }: PricedBasket,
  locale: Locale,
): BasketPromotionResource[] => {
  const stored = new Map(
    [...promotions, ...inactivePromotions].map((promotion) => [promotion.promotionCode, promotion]),
  )
  return codes.flatMap((code, index) => {
    const promotion = stored.get(code)
    const problem = violations.find(({ propertyPath }) => propertyPath === `promoCodes[${index}]`)
    return promotion
      ? [
          {
            ...promotion,
            description: inLocale(promotion.description, locale),
            ...presentLanguage(promotion.description, locale),
            problem: problem ? translateMessage(problem, locale) : null,
          },
        ]
      : []
  })
}

const presentHold = (
  basket: BasketRecord,
  { now, config }: Pick<BasketView, 'now' | 'config'>,
): HoldResource | null => {
  const { hold_expires_at: expiresAt } = basket
  const until = getHoldDeadline(basket)
  if (!expiresAt || !until || !basket.lines.some(isTicketLine)) return null
  const extended = basket.hold_extended ? null : extendDeadline({ ...basket, hold_expires_at: expiresAt }, now, config)
  return { expiresAt: until.toISOString(), extendable: extended !== null }
}

const presentCheapestDelivery = (
  basket: BasketRecord,
  { lines }: PricedBasket,
  { locale, now }: ItemView,
): z.infer<typeof CheapestDeliveryExtension>['cheapestDelivery'] => {
  const services = getOfferedServices(basket, now).filter(({ status }) => status === 'active')
  const [cheapest] = services.filter(({ needsAddress }) => needsAddress).toSorted((a, b) => a.gross - b.gross)
  if (!cheapest) return null
  const unitPrices = [...lines.values()].map(({ unitPrice }) => unitPrice)
  const { net, gross } = getShippingPrice(cheapest.gross, unitPrices)
  return {
    name: inLocale(cheapest.name, locale),
    ...presentLanguage(cheapest.name, locale),
    price: { net, gross },
    isRequired: !services.some(({ needsAddress, needsDate }) => !needsAddress && !needsDate),
  }
}

export const presentShippingServices = (
  services: readonly OfferedService[],
  { lines }: PricedBasket,
  locale: Locale,
): ShippingServiceResource[] => {
  const unitPrices = [...lines.values()].map(({ unitPrice }) => unitPrice)
  return services.map(({ gross, name, description, ...service }) => ({
    '@id': `/shipping-services/${service.code}`,
    '@type': 'ShippingService',
    ...service,
    name: inLocale(name, locale),
    description: inLocale(description, locale),
    ...presentLanguage(name, locale),
    price: getShippingPrice(gross, unitPrices),
  }))
}

type BasketView = Omit<ItemView, 'isMember'> & {
  priced: PricedBasket
  order: OrderReference | null
  config: Pick<Config, 'holdExtensionMinutes' | 'holdMaxMinutes'>
}

export const presentBasket = (
  basket: BasketRecord,
  { locale, now, priced, order, config }: BasketView,
): BasketResource => ({
  '@id': `/baskets/${basket.id}`,
  '@type': 'Basket',
  id: basket.id,
  status: basket.status,
  currency: basket.currency,
  lines: basket.lines.map((line) => presentLine(line, basket, priced, { locale, now, isMember: priced.isMember })),
  promotions: presentPromotions(basket, priced, locale),
  shipping: basket.shipping_service === null ? null : { service: basket.shipping_service, date: basket.shipping_date },
  contact: basket.contact,
  billingAddress: basket.billing_address,
  deliveryAddress: basket.delivery_address,
  hold: presentHold(basket, { now, config }),
  lapsed: basket.expiredLines.map((line) =>
    presentLineItem(line, line.extraData, { locale, now, isMember: priced.isMember }),
  ),
  order,
  totals: priced.totals,
  cheapestDelivery: presentCheapestDelivery(basket, priced, { locale, now }),
})

export const presentTotals = ({ id, currency }: BasketRecord, { totals }: PricedBasket): BasketTotalsResource => ({
  '@id': `/baskets/${id}/totals`,
  '@type': 'BasketTotals',
  currency,
  ...totals,
})
