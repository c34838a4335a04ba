import type { ParsedInput } from '#shared/api/schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import type { BasketBody } from '#shared/wire/basket.ts'
import { AppError } from '../../http/errors.ts'
import { validationMessage, rejectedFieldsError } from '../../presentation/field-errors.ts'
import type { Claims } from '../../session/shopper-session.ts'
import type { AddressResource } from '../../upstream/resources/addresses.ts'
import type { BasketResource } from '../../upstream/resources/basket.ts'
import { toAppError } from '../../upstream/to-app-error.ts'
import { toOrderAddressBody, resolveAddress, isSameAddress } from './order-address.ts'

export type CheckoutInput = ParsedInput<'saveCheckout'>

type CheckoutState = {
  basket: BasketResource
  book: readonly AddressResource[]
  customer: Claims | undefined
  language: Language
}

/** The default contact of a customer's order. */
export const toContactBody = (customer: Claims): NonNullable<BasketBody['contact']> => ({
  email: customer.email,
  firstName: customer.first_name,
  lastName: customer.last_name,
})

const toAddressBodies = (
  { deliveryAddress, billingAddress }: CheckoutInput,
  { basket, book, language }: CheckoutState,
): BasketBody => {
  const delivery = deliveryAddress && resolveAddress(deliveryAddress, book)
  // A billing address that equals the delivery address changes together with it.
  const isBillingLinked =
    delivery !== undefined &&
    billingAddress === undefined &&
    isSameAddress(basket.billingAddress, basket.deliveryAddress)
  if (billingAddress !== 'same' && !isBillingLinked)
    return {
      ...(delivery && { deliveryAddress: delivery }),
      ...(billingAddress !== undefined && {
        billingAddress: billingAddress && resolveAddress(billingAddress, book),
      }),
    }
  const billingFromDelivery = delivery ?? (basket.deliveryAddress && toOrderAddressBody(basket.deliveryAddress))
  if (!billingFromDelivery)
    throw rejectedFieldsError([{ field: 'billingAddress', message: validationMessage('required', language) }])
  return { ...(delivery && { deliveryAddress: delivery }), billingAddress: billingFromDelivery }
}

/**
 * The changes for the basket: the fields of the input. Adds the contact of a customer, which the form does not contain.
 */
export const toCheckoutBody = (input: CheckoutInput, checkoutState: CheckoutState): BasketBody => {
  const { contact, shipping } = input
  const { basket, customer } = checkoutState
  return {
    ...(contact
      ? { contact: { ...contact, telephone: contact.telephone || null } }
      : !basket.contact && customer && { contact: toContactBody(customer) }),
    ...(shipping && { shipping: { service: shipping.service, date: shipping.date || null } }),
    ...toAddressBodies(input, checkoutState),
  }
}

/**
 * Maps a rejection to field errors. Its message is that of the first violation. The form shows it for fields that it
 * does not have, such as the name of a guest. Leaves out violations of a billing address that is only a copy of the
 * delivery address.
 */
export const toCheckoutError = (upstreamError: unknown, input: CheckoutInput): unknown => {
  const { deliveryAddress, billingAddress } = input
  const error = toAppError(upstreamError)
  if (!(error instanceof AppError) || !error.fields) return error
  const isCopy = deliveryAddress !== undefined && (billingAddress === undefined || billingAddress === 'same')
  const fields = isCopy ? error.fields.filter(({ field }) => !field.startsWith('billingAddress')) : error.fields
  if (fields.length === 0) return error
  return new AppError(error.status, error.code, fields[0]!.message, { cause: error, fields })
}
