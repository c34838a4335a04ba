import type { Updateable } from 'kysely'
import type { BasketRecord } from '../../store/baskets/baskets.ts'
import type { BasketTable } from '../../db/schema.ts'
import { activeService, shippingViolations } from '../../store/baskets/shipping-services.ts'
import { json } from '../../db/stored-json.ts'
import { addressViolations } from '../../domain/accounts/address-rules.ts'
import type { Violation } from '../../domain/messages.ts'
import { tidyPostcode } from '../../domain/accounts/postcode.ts'
import { refused } from '../../http/api-error.ts'
import type { BasketInput, OrderAddressInput } from './basket-schemas.ts'

const currencies = ['GBP', 'EUR']

const tidy = ({ postcode, ...address }: OrderAddressInput) => ({
  ...address,
  postcode: tidyPostcode(postcode, address.countryCode),
})

const addressFaults = (field: 'billingAddress' | 'deliveryAddress', address: OrderAddressInput): Violation[] =>
  addressViolations({ ...address, type: [field === 'billingAddress' ? 'billing' : 'delivery'] }).map((violation) => {
    return { ...violation, propertyPath: `${field}.${violation.propertyPath}` }
  })

/**
 * What a body says of a basket besides its lines and shipping, as columns; checked as a whole. Throws 422. What it does
 * not name stays.
 */
export const basketColumns = ({ currency, contact, ...body }: BasketInput): Updateable<BasketTable> => {
  const billing = body.billingAddress && tidy(body.billingAddress)
  const delivery = body.deliveryAddress && tidy(body.deliveryAddress)
  const violations: Violation[] = [
    ...(currency && !currencies.includes(currency)
      ? [{ propertyPath: 'currency', key: 'currency.unknown' } as const]
      : []),
    ...(billing ? addressFaults('billingAddress', billing) : []),
    ...(delivery ? addressFaults('deliveryAddress', delivery) : []),
  ]
  if (violations.length > 0) throw refused(violations)
  return {
    ...(currency ? { currency } : {}),
    ...(contact === undefined ? {} : { contact: json(contact) }),
    ...(billing === undefined ? {} : { billing_address: json(billing) }),
    ...(delivery === undefined ? {} : { delivery_address: json(delivery) }),
  }
}

/**
 * How a basket, as it is with all else that a body changed, reaches the shopper: as `chosen`, or as before (undefined),
 * unless that cannot be had any more. Undefined when nothing changes. Throws 422 for a choice that is not on offer.
 */
export const shippingColumns = (
  basket: BasketRecord,
  chosen: BasketInput['shipping'],
  now: Date,
): Updateable<BasketTable> | undefined => {
  const { shipping_service: service, shipping_date: date } = basket
  if (chosen) {
    const violations = shippingViolations(basket, chosen, now)
    if (violations.length > 0) throw refused(violations)
    const needsDate = activeService(basket, chosen.service, now)?.needsDate
    return { shipping_service: chosen.service, shipping_date: needsDate ? (chosen.date ?? null) : null }
  }
  const isKept =
    service === null || (chosen === undefined && shippingViolations(basket, { service, date }, now).length === 0)
  return isKept ? undefined : { shipping_service: null, shipping_date: null }
}
