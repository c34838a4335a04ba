import type { Violation } from '../../domain/messages.ts'
import {
  shippingDay,
  shippingServices,
  type Sending,
  type ShippingService,
} from '../../domain/orders/shipping-services.ts'
import { dayIn } from '../../domain/zoned-time.ts'
import type { BasketRecord } from './baskets.ts'

/** What deciding takes of a basket. */
type Sent = Pick<BasketRecord, 'lines' | 'currency' | 'delivery_address'>

export type OfferedService = Omit<ShippingService, 'fits' | 'dates' | 'price'> & { gross: number; dates: string[] }

const sendingOf = ({ lines, currency, delivery_address }: Sent, now: Date): Sending => {
  const nights = lines.flatMap(({ product: { event } }) => (event ? dayIn(event.starts_at, event.venue.time_zone) : []))
  return {
    types: new Set(lines.map(({ product }) => product.type)),
    country: delivery_address?.countryCode ?? null,
    firstNight: nights.toSorted()[0] ?? null,
    today: shippingDay(now, currency),
  }
}

const priceIn = (price: ShippingService['price'], currency: string): number => {
  const gross = price[currency]
  if (gross === undefined) throw new Error(`Nothing is sent for ${currency}`)
  return gross
}

/**
 * How a basket may reach the shopper, in the order in which it is offered; inactive services too. Nothing for an empty
 * one.
 */
export const servicesFor = (basket: Sent, now: Date): OfferedService[] => {
  if (basket.lines.length === 0) return []
  const sending = sendingOf(basket, now)
  return shippingServices
    .filter(({ fits }) => fits(sending))
    .map(({ fits: _fits, dates, price, ...service }) => ({
      ...service,
      gross: priceIn(price, basket.currency),
      dates: dates(sending),
    }))
}

/** The service of a basket if it is still on offer. */
export const activeService = (basket: Sent, code: string, now: Date): OfferedService | undefined =>
  servicesFor(basket, now).find((service) => service.code === code && service.status === 'active')

/** What is wrong with a choice for this basket, at `shipping.service` or `shipping.date`. */
export const shippingViolations = (
  basket: Sent,
  { service, date }: { service: string; date?: string | null | undefined },
  now: Date,
): Violation[] => {
  const offered = activeService(basket, service, now)
  if (!offered) return [{ propertyPath: 'shipping.service', key: 'shipping.unknown' }]
  if (!offered.needsDate) return []
  if (!date) return [{ propertyPath: 'shipping.date', key: 'shipping.dateRequired' }]
  return offered.dates.includes(date) ? [] : [{ propertyPath: 'shipping.date', key: 'shipping.dateGone' }]
}
