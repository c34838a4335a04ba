import type { Input } from '#shared/api/schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import type { BasketBody } from '#shared/wire/basket.ts'
import { AppError } from '../../http/errors.ts'
import { faultWords, refusedFields } from '../../presentation/field-faults.ts'
import type { Claims } from '../../session/shopper-session.ts'
import type { Address } from '../../upstream/schemas/addresses.ts'
import type { Basket } from '../../upstream/schemas/basket.ts'
import { bodyOfAddress, chosenAddress, isSameAddress } from './order-address.ts'

export type CheckoutInput = Input<'saveCheckout'>

type Known = { basket: Basket; book: readonly Address[]; customer: Claims | undefined; language: Language }

/** Whom an order of a customer is for, until they say otherwise. */
export const contactBody = (customer: Claims): NonNullable<BasketBody['contact']> => ({
  email: customer.email,
  firstName: customer.first_name,
  lastName: customer.last_name,
})

const addressesOf = (
  { deliveryAddress, billingAddress }: CheckoutInput,
  { basket, book, language }: Known,
): BasketBody => {
  const delivery = deliveryAddress && chosenAddress(deliveryAddress, book)
  // A bill that goes along with the delivery goes along with its new address, too.
  const follows =
    delivery !== undefined &&
    billingAddress === undefined &&
    isSameAddress(basket.billingAddress, basket.deliveryAddress)
  if (billingAddress !== 'same' && !follows)
    return {
      ...(delivery && { deliveryAddress: delivery }),
      ...(billingAddress && { billingAddress: chosenAddress(billingAddress, book) }),
    }
  const same = delivery ?? (basket.deliveryAddress && bodyOfAddress(basket.deliveryAddress))
  if (!same) throw refusedFields([{ field: 'billingAddress', message: faultWords('required', language) }])
  return { ...(delivery && { deliveryAddress: delivery }), billingAddress: same }
}

/**
 * What is to be written into the basket; nothing that was not named, but for a customer's name, which nobody asks for.
 */
export const bodyOfCheckout = (input: CheckoutInput, known: Known): BasketBody => {
  const { contact, shipping } = input
  const { basket, customer } = known
  return {
    ...(contact
      ? { contact: { ...contact, telephone: contact.telephone || null } }
      : !basket.contact && customer && { contact: contactBody(customer) }),
    ...(shipping && { shipping: { service: shipping.service, date: shipping.date || null } }),
    ...addressesOf(input, known),
  }
}

/** The same refusal without what was said of a bill that is only the delivery's copy. */
export const withoutEchoes = (error: unknown, { deliveryAddress, billingAddress }: CheckoutInput): unknown => {
  const isCopy = deliveryAddress !== undefined && (billingAddress === undefined || billingAddress === 'same')
  if (!isCopy || !(error instanceof AppError) || !error.fields) return error
  const fields = error.fields.filter(({ field }) => !field.startsWith('billingAddress'))
  if (fields.length === 0) return error
  return new AppError(error.status, error.code, fields[0]!.message, { cause: error, fields })
}
