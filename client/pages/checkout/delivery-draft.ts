import type { Address } from '#shared/api/addresses/addresses-schemas.ts'
import type { AddressChoice, Checkout } from '#shared/api/checkout/checkout-schemas.ts'
import type { Args } from '#shared/api/schemas.ts'
import type { AddressType } from '#shared/rules/address-types.ts'
import type { Language } from '#shared/rules/preferences.ts'
import {
  createAddressValues,
  readAddressForm,
  addressFieldNames,
  toAddressFormValues,
  type AddressFormValues,
} from '../../features/addresses/address-form-values.ts'
import { formText } from '../../routing/form-text.ts'

/** One that is written out, and the one of the delivery. Anything else is the id of one in the address book. */
export const newAddressOption = 'new'
export const sameAsDelivery = 'same'

/** `texts` is what stands in the fields of one that is written out, whichever is chosen. */
export type CheckoutAddressDraft = { choice: string; values: AddressFormValues }

/** How it arrives and where the bill goes, as the form shows and posts it. */
export type DeliveryDraft = {
  service: string
  date: string
  delivery: CheckoutAddressDraft
  billing: CheckoutAddressDraft
}

/** The addresses of the book an order can use in one of its places, the default first. */
export const getAddressesOfType = (book: readonly Address[], type: AddressType): Address[] =>
  book
    .filter((address) => address.type.includes(type))
    .toSorted((one, other) => Number(other.defaults.includes(type)) - Number(one.defaults.includes(type)))

const isSameAddress = (one: AddressFormValues, other: AddressFormValues) =>
  addressFieldNames.every((name) => one[name] === other[name])

const toAddressDraft = (
  address: Checkout['deliveryAddress'],
  book: Address[],
  fallback: AddressFormValues,
): CheckoutAddressDraft => {
  if (!address) return { choice: book[0]?.id ?? newAddressOption, values: fallback }
  const values = toAddressFormValues(address)
  const savedAddress = book.find((candidate) => isSameAddress(toAddressFormValues(candidate), values))
  return savedAddress ? { choice: savedAddress.id, values: fallback } : { choice: newAddressOption, values }
}

/** What was saved of it, or what most people would say. */
export const toDeliveryDraft = (checkout: Checkout, language: Language): DeliveryDraft => {
  const { shipping, services, deliveryAddress, billingAddress, billingSameAsDelivery, addressBook, contact } = checkout
  const fallback = createAddressValues(language, contact ?? {})
  const billing = toAddressDraft(billingAddress, getAddressesOfType(addressBook, 'billing'), fallback)
  return {
    service: shipping?.service ?? services[0]?.code ?? '',
    date: shipping?.date ?? '',
    delivery: toAddressDraft(deliveryAddress, getAddressesOfType(addressBook, 'delivery'), fallback),
    billing: billingSameAsDelivery ? { ...billing, choice: sameAsDelivery } : billing,
  }
}

const readAddress = (form: FormData, name: 'deliveryAddress' | 'billingAddress'): CheckoutAddressDraft => ({
  choice: formText(form, name),
  values: readAddressForm(form, `${name}.`),
})

export const readDeliveryDraft = (form: FormData): DeliveryDraft => ({
  service: formText(form, 'shipping.service'),
  date: formText(form, 'shipping.date'),
  delivery: readAddress(form, 'deliveryAddress'),
  billing: readAddress(form, 'billingAddress'),
})

const toAddressChoice = ({ choice, values }: CheckoutAddressDraft): AddressChoice =>
  choice === newAddressOption ? values : { id: choice }

/** What the endpoint is asked to save: what the form did not ask about is not named. */
export const toCheckoutInput = ({ service, date, delivery, billing }: DeliveryDraft): Args<'saveCheckout'> => ({
  shipping: { service, ...(date ? { date } : {}) },
  ...(delivery.choice ? { deliveryAddress: toAddressChoice(delivery) } : {}),
  ...(billing.choice
    ? { billingAddress: billing.choice === sameAsDelivery ? sameAsDelivery : toAddressChoice(billing) }
    : {}),
})
