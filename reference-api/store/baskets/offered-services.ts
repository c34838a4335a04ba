import type { FieldViolation } from '../../domain/messages.ts'
import {
  getShippingDay,
  shippingServices,
  type ShippingContext,
  type ShippingServiceRecord,
} from '../../domain/pricing/shipping-services.ts'
import { toDayInZone } from '../../domain/zoned-time.ts'
import type { BasketRecord } from './baskets.ts'

/** The part of a basket that shipping depends on. */
type ShippableBasket = Pick<BasketRecord, 'lines' | 'currency' | 'delivery_address'>

export type OfferedService = Omit<ShippingServiceRecord, 'isAvailable' | 'dates' | 'price'> & {
  gross: number
  dates: string[]
}

const toShippingContext = ({ lines, currency, delivery_address }: ShippableBasket, now: Date): ShippingContext => {
  const eventDays = lines.flatMap(({ product: { event } }) =>
    event ? toDayInZone(event.starts_at, event.venue.time_zone) : [],
  )
  return {
    types: new Set(lines.map(({ product }) => product.type)),
    country: delivery_address?.countryCode ?? null,
    firstEventDay: eventDays.toSorted()[0] ?? null,
    today: getShippingDay(now, currency),
  }
}

/** Shipping services for a basket, in the order of the offer, with inactive ones. Empty for an empty basket. */
export const getOfferedServices = (basket: ShippableBasket, now: Date): OfferedService[] => {
  if (basket.lines.length === 0) return []
  const context = toShippingContext(basket, now)
  return shippingServices
    .filter(({ isAvailable }) => isAvailable(context))
    .flatMap(({ isAvailable: _fits, dates, price, ...service }) => {
      const gross = price ? price[basket.currency] : 0
      return gross === undefined ? [] : [{ ...service, gross, dates: dates(context) }]
    })
}

/** The active services, which a shopper can choose. */
export const getActiveServices = (basket: ShippableBasket, now: Date): OfferedService[] =>
  getOfferedServices(basket, now).filter(({ status }) => status === 'active')

/** A service by code, if it is active and offered for the basket. */
export const findActiveService = (basket: ShippableBasket, code: string, now: Date): OfferedService | undefined =>
  getActiveServices(basket, now).find((service) => service.code === code)

/** Violations of a choice for this basket, at `shipping.service` or `shipping.date`. */
export const validateShipping = (
  basket: ShippableBasket,
  { service, date }: { service: string; date?: string | null | undefined },
  now: Date,
): FieldViolation[] => {
  const offered = findActiveService(basket, service, now)
  if (!offered) {
    // Before an address is stored, every country's services are offered.
    const isOfferedElsewhere = findActiveService({ ...basket, delivery_address: null }, service, now) !== undefined
    const key = isOfferedElsewhere ? 'shipping.homeCountries' : 'shipping.unknown'
    return [{ propertyPath: 'shipping.service', key }]
  }
  if (!offered.needsDate) return []
  if (!date) return [{ propertyPath: 'shipping.date', key: 'shipping.dateRequired' }]
  return offered.dates.includes(date) ? [] : [{ propertyPath: 'shipping.date', key: 'shipping.dateGone' }]
}
