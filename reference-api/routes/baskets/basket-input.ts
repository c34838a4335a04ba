import type { Updateable } from 'kysely'
import type { BasketRecord } from '../../store/baskets/baskets.ts'
import type { BasketTable } from '../../db/basket-schema.ts'
import { findActiveService, validateShipping } from '../../store/baskets/offered-services.ts'
import { toJsonColumn } from '../../db/stored-json.ts'
import { normalisePostcode } from '#shared/wire/postcode.ts'
import { validationError } from '../../http/api-error.ts'
import type { BasketInput, OrderAddressInput } from './basket-schemas.ts'

const normaliseAddress = ({ postcode, ...address }: OrderAddressInput) => ({
  ...address,
  postcode: normalisePostcode(postcode, address.countryCode),
})

/**
 * The columns of a basket from a body, without lines and shipping. Missing fields stay unchanged. Throws 422 for a
 * currency that is not for sale.
 */
export const toBasketColumns = (
  { currency, contact, ...body }: BasketInput,
  currencies: readonly string[],
): Updateable<BasketTable> => {
  const billing = body.billingAddress && normaliseAddress(body.billingAddress)
  const delivery = body.deliveryAddress && normaliseAddress(body.deliveryAddress)
  if (currency && !currencies.includes(currency))
    throw validationError([{ propertyPath: 'currency', key: 'currency.unknown' }])
  return {
    ...(currency ? { currency } : {}),
    ...(contact === undefined ? {} : { contact: toJsonColumn(contact) }),
    ...(billing === undefined ? {} : { billing_address: toJsonColumn(billing) }),
    ...(delivery === undefined ? {} : { delivery_address: toJsonColumn(delivery) }),
  }
}

/**
 * The shipping of a basket after all other changes of the body. Without a `requested` service the previous one stays
 * while it is available, and returns when it is available again; null removes it. Undefined when nothing changes.
 * Throws 422 for a service that is not offered.
 */
export const toShippingColumns = (
  basket: BasketRecord,
  requested: BasketInput['shipping'],
  now: Date,
): Updateable<BasketTable> | undefined => {
  if (requested) {
    const violations = validateShipping(basket, requested, now)
    if (violations.length > 0) throw validationError(violations)
    const needsDate = findActiveService(basket, requested.service, now)?.needsDate
    return {
      shipping_service: requested.service,
      shipping_date: needsDate ? (requested.date ?? null) : null,
      dropped_shipping: toJsonColumn(null),
    }
  }
  if (requested === null) return { shipping_service: null, shipping_date: null, dropped_shipping: toJsonColumn(null) }
  const { shipping_service: service, shipping_date: date, dropped_shipping: dropped } = basket
  const choice = service === null ? dropped : { service, date }
  if (!choice) return undefined
  const isAvailable = validateShipping(basket, choice, now).length === 0
  if (isAvailable === (service !== null)) return undefined
  return isAvailable
    ? { shipping_service: choice.service, shipping_date: choice.date, dropped_shipping: toJsonColumn(null) }
    : { shipping_service: null, shipping_date: null, dropped_shipping: toJsonColumn(choice) }
}
