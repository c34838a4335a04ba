import type { Address } from '#shared/api/addresses/addresses-schemas.ts'
import type { AddressChoice, Checkout } from '#shared/api/checkout/checkout-schemas.ts'
import type { RawInput } from '#shared/api/schemas.ts'
import type { AddressType } from '#shared/wire/address-types.ts'
import type { Language } from '#shared/rules/preferences.ts'
import {
  createAddressValues,
  readAddressForm,
  addressFieldNames,
  toAddressFormValues,
  type AddressFormValues,
} from '../../../features/addresses/address-form-values.ts'
import { formText } from '../../../routing/form-text.ts'

/** Choices besides the id of a saved address: a new address, or the delivery address. */
export const newAddressOption = 'new'
export const sameAsDelivery = 'same'

/** `values` fill the fields of a new address, even while another choice is selected. */
export type CheckoutAddressDraft = { choice: string; values: AddressFormValues }

/** The delivery step as its form shows and posts it. */
export type DeliveryDraft = {
  service: string
  date: string
  delivery: CheckoutAddressDraft
  billing: CheckoutAddressDraft
  /** For an order without a parcel: whether the shopper wants their address on the invoice. */
  wantsInvoice: boolean
}

/** Saved addresses usable for delivery or billing, the default first. */
export const getAddressesOfType = (savedAddresses: readonly Address[], type: AddressType): Address[] =>
  savedAddresses
    .filter((address) => address.type.includes(type))
    .toSorted((a, b) => Number(b.defaults.includes(type)) - Number(a.defaults.includes(type)))

const isSameAddress = (a: AddressFormValues, b: AddressFormValues) =>
  addressFieldNames.every((name) => a[name] === b[name])

const toAddressDraft = (
  address: Checkout['deliveryAddress'],
  savedAddresses: Address[],
  fallback: AddressFormValues,
): CheckoutAddressDraft => {
  if (!address) return { choice: savedAddresses[0]?.id ?? newAddressOption, values: fallback }
  const values = toAddressFormValues(address)
  const savedAddress = savedAddresses.find((candidate) => isSameAddress(toAddressFormValues(candidate), values))
  return savedAddress ? { choice: savedAddress.id, values: fallback } : { choice: newAddressOption, values }
}

/** The draft with what the checkout has saved or, without that, the most likely choices. */
export const toDeliveryDraft = (checkout: Checkout, language: Language): DeliveryDraft => {
  const { shipping, services, deliveryAddress, billingAddress, billingSameAsDelivery, addressBook, contact } = checkout
  const fallback = createAddressValues(language, contact ?? {})
  const billing = toAddressDraft(billingAddress, getAddressesOfType(addressBook, 'billing'), fallback)
  return {
    service: shipping?.service ?? services[0]?.code ?? '',
    date: shipping?.date ?? '',
    delivery: toAddressDraft(deliveryAddress, getAddressesOfType(addressBook, 'delivery'), fallback),
    billing: billingSameAsDelivery ? { ...billing, choice: sameAsDelivery } : billing,
    wantsInvoice: billingAddress !== null,
  }
}

const addressNames = ['deliveryAddress', 'billingAddress'] as const
type AddressName = (typeof addressNames)[number]

const readAddress = (form: FormData, name: AddressName): CheckoutAddressDraft => ({
  choice: formText(form, name),
  values: readAddressForm(form, `${name}.`),
})

export const readDeliveryDraft = (form: FormData): DeliveryDraft => ({
  service: formText(form, 'shipping.service'),
  date: formText(form, 'shipping.date'),
  delivery: readAddress(form, 'deliveryAddress'),
  billing: readAddress(form, 'billingAddress'),
  wantsInvoice: form.has('wantsInvoice'),
})

/** The draft in a posted form. `saved` replaces what the form did not show and what the checkout no longer offers. */
export const completeDraft = (
  form: FormData,
  saved: DeliveryDraft,
  { services, addressBook }: Pick<Checkout, 'services' | 'addressBook'>,
): DeliveryDraft => {
  const typed = readDeliveryDraft(form)
  const choices = [newAddressOption, sameAsDelivery, ...addressBook.map(({ id }) => id)]
  // An order without a delivery address has the choice of a billing address only on its invoice.
  const asksForBilling = form.has('deliveryAddress') || typed.wantsInvoice
  const keepAddress = (name: 'delivery' | 'billing', isShown: boolean): CheckoutAddressDraft => ({
    choice: isShown && choices.includes(typed[name].choice) ? typed[name].choice : saved[name].choice,
    // The form had a country if it showed the address. Otherwise the address keeps its saved values.
    values: typed[name].values.countryCode ? typed[name].values : saved[name].values,
  })
  return {
    ...typed,
    service: services.some(({ code }) => code === typed.service) ? typed.service : saved.service,
    delivery: keepAddress('delivery', true),
    billing: keepAddress('billing', asksForBilling),
  }
}

const isMissingFields = (form: FormData, name: AddressName) =>
  formText(form, name) === newAddressOption && !form.has(`${name}.countryCode`)

/**
 * Whether a form chooses a new address but has no fields for it: without JavaScript its page may not have shown them.
 */
export const isMissingAddressFields = (form: FormData): boolean =>
  isMissingFields(form, 'deliveryAddress') ||
  ((form.has('deliveryAddress') || form.has('wantsInvoice')) && isMissingFields(form, 'billingAddress'))

const addAddress = (form: FormData, name: AddressName, values: AddressFormValues) => {
  for (const field of addressFieldNames) form.set(`${name}.${field}`, values[field])
}

/** Adds the fields that `isMissingAddressFields` looks for, so that the response has their errors. */
export const addMissingAddressFields = (form: FormData, values: AddressFormValues): void => {
  for (const name of addressNames) if (isMissingFields(form, name)) addAddress(form, name, values)
}

/** Adds the addresses that a service needs, to a form of another service that needs none. */
export const addNeededAddresses = (form: FormData, { delivery, billing }: DeliveryDraft): void => {
  form.set('deliveryAddress', delivery.choice)
  form.set('billingAddress', billing.choice)
  addAddress(form, 'deliveryAddress', delivery.values)
  addAddress(form, 'billingAddress', billing.values)
}

/** Whether a form chooses a service with days, but its page did not show them yet. */
export const isMissingDay = (form: FormData, { services }: Pick<Checkout, 'services'>): boolean =>
  !form.has('shipping.date') &&
  (services.find(({ code }) => code === formText(form, 'shipping.service'))?.dates.length ?? 0) > 0

const toAddressChoice = ({ choice, values }: CheckoutAddressDraft): AddressChoice =>
  choice === newAddressOption ? values : { id: choice }

/** The input for a service: with the chosen day or, if the service does not offer it, with its first day. */
export const toShippingInput = ({ services }: Pick<Checkout, 'services'>, service: string, day = '') => {
  const days = services.find(({ code }) => code === service)?.dates.map(({ value }) => value) ?? []
  const date = days.includes(day) ? day : days[0]
  return { service, ...(date ? { date } : {}) }
}

/**
 * The input of `saveCheckout`. Without a delivery address, the billing address is optional: when the shopper requests
 * no invoice, an earlier billing address is removed.
 */
export const toCheckoutInput = ({
  service,
  date,
  delivery,
  billing,
  wantsInvoice,
}: DeliveryDraft): RawInput<'saveCheckout'> => {
  const shipping = { service, ...(date ? { date } : {}) }
  if (!delivery.choice) return { shipping, billingAddress: wantsInvoice ? toAddressChoice(billing) : null }
  return {
    shipping,
    deliveryAddress: toAddressChoice(delivery),
    billingAddress: billing.choice === sameAsDelivery ? sameAsDelivery : toAddressChoice(billing),
  }
}
