import type { Updateable } from 'kysely'
import type { BasketRecord } from '../../store/baskets/baskets.ts'
import type { BasketTable } from '../../db/schema.ts'
import { findActiveService, validateShipping } from '../../store/baskets/shipping-services.ts'
import { toJsonColumn } from '../../db/stored-json.ts'
import { validateAddress } from '../../domain/accounts/address-rules.ts'
import type { Violation } from '../../domain/messages.ts'
import { normalisePostcode } from '../../domain/accounts/postcode.ts'
import { validationError } from '../../http/api-error.ts'
import type { BasketInput, OrderAddressInput } from './basket-schemas.ts'

const currencies = ['GBP', 'EUR']

const normaliseAddress = ({ postcode, ...address }: OrderAddressInput) => ({
  ...address,
  postcode: normalisePostcode(postcode, address.countryCode),
})

const validateOrderAddress = (field: 'billingAddress' | 'deliveryAddress', address: OrderAddressInput): Violation[] =>
  validateAddress({ ...address, type: [field === 'billingAddress' ? 'billing' : 'delivery'] }).map((violation) => {
    return { ...violation, propertyPath: `${field}.${violation.propertyPath}` }
  })

/**
 * What a body says of a basket besides its lines and shipping, as columns; checked as a whole. Throws 422. What it does
 * not name stays.
 */
export const toBasketColumns = ({ currency, contact, ...body }: BasketInput): Updateable<BasketTable> => {
  const billing = body.billingAddress && normaliseAddress(body.billingAddress)
  const delivery = body.deliveryAddress && normaliseAddress(body.deliveryAddress)
  const violations: Violation[] = [
    ...(currency && !currencies.includes(currency)
      ? [{ propertyPath: 'currency', key: 'currency.unknown' } as const]
      : []),
    ...(billing ? validateOrderAddress('billingAddress', billing) : []),
    ...(delivery ? validateOrderAddress('deliveryAddress', delivery) : []),
  ]
  if (violations.length > 0) throw validationError(violations)
  return {
    ...(currency ? { currency } : {}),
    ...(contact === undefined ? {} : { contact: toJsonColumn(contact) }),
    ...(billing === undefined ? {} : { billing_address: toJsonColumn(billing) }),
    ...(delivery === undefined ? {} : { delivery_address: toJsonColumn(delivery) }),
  }
}

/**
 * How a basket, as it is with all else that a body changed, reaches the shopper: as `chosen`, or as before (undefined),
 * unless that cannot be had any more. Undefined when nothing changes. Throws 422 for a choice that is not on offer.
 */
export const toShippingColumns = (
  basket: BasketRecord,
  requested: BasketInput['shipping'],
  now: Date,
): Updateable<BasketTable> | undefined => {
  const { shipping_service: service, shipping_date: date } = basket
  if (requested) {
    const violations = validateShipping(basket, requested, now)
    if (violations.length > 0) throw validationError(violations)
    const needsDate = findActiveService(basket, requested.service, now)?.needsDate
    return { shipping_service: requested.service, shipping_date: needsDate ? (requested.date ?? null) : null }
  }
  const isUnchanged =
    service === null || (requested === undefined && validateShipping(basket, { service, date }, now).length === 0)
  return isUnchanged ? undefined : { shipping_service: null, shipping_date: null }
}
