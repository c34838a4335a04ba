import type * as contract from '#shared/api/checkout/checkout-schemas.ts'
import type { Address, Country } from '#shared/api/addresses/addresses-schemas.ts'
import type { AddressType } from '#shared/wire/address-types.ts'
import type { Basket as PresentedBasket } from '#shared/api/basket/basket-schemas.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import type { OrderAddressResource } from '#shared/wire/contact.ts'
import { formatCalendarDay } from '../../presentation/event-date.ts'
import { toDisplayAmount } from '../../presentation/price.ts'
import type { Claims } from '../../session/shopper-session.ts'
import type { AddressResource as AddressBookEntry } from '../../upstream/resources/addresses.ts'
import type { BasketResource, ShippingServiceResource } from '../../upstream/resources/basket.ts'
import { findFirstIncompleteStep } from './first-incomplete-step.ts'
import { isSameAddress } from './order-address.ts'

/** For guests `customer` is undefined and the address book empty. */
type CheckoutData = {
  basket: BasketResource
  presentedBasket: PresentedBasket
  services: ShippingServiceResource[]
  servicesError: string | undefined
  addressBook: AddressBookEntry[]
  countries: Country[]
  customer: Claims | undefined
  preferences: Preferences
  attempt: string
}

const presentService = (
  { code, name, description, price, needsAddress, dates, lang }: ShippingServiceResource,
  preferences: Preferences,
): contract.ShippingOption => ({
  code,
  name,
  description,
  price: toDisplayAmount(price, preferences),
  needsAddress,
  dates: dates.map((value) => ({ value, text: formatCalendarDay(value, preferences.language) })),
  lang,
})

const toContact = ({ email, first_name: firstName, last_name: lastName }: Claims) => ({
  email,
  firstName,
  lastName,
  telephone: null,
})

const findDefaultAddress = (book: readonly AddressBookEntry[], type: AddressType) =>
  book.find(({ defaults }) => defaults.some((defaultEntry) => defaultEntry.type === type))

/**
 * Presents saved values, and defaults of the account where nothing is saved yet. The billing address has no default,
 * because an order of e-tickets needs none.
 */
export const presentCheckout = (parts: CheckoutData): contract.Checkout => {
  const {
    basket,
    presentedBasket,
    services,
    servicesError,
    addressBook,
    countries,
    customer,
    preferences,
    attempt: submissionId,
  } = parts
  const names = new Map(countries.map(({ code, name }) => [code, name]))
  const getCountryName = (code: string) => names.get(code) ?? code
  const presentAddress = (address: OrderAddressResource | undefined | null) =>
    address ? { ...address, country: getCountryName(address.countryCode) } : null
  const deliveryAddress = basket.deliveryAddress ?? findDefaultAddress(addressBook, 'delivery')
  const { billingAddress } = basket
  const proposedBillingAddress = billingAddress ?? findDefaultAddress(addressBook, 'billing')
  return {
    basket: presentedBasket,
    step: findFirstIncompleteStep(basket, services, !customer),
    isConfirmed: basket.status === 'confirmed',
    guest: !customer,
    contact: basket.contact ?? (customer ? toContact(customer) : null),
    shipping: basket.shipping,
    services: services.map((service) => presentService(service, preferences)),
    servicesError,
    deliveryAddress: presentAddress(deliveryAddress),
    billingAddress: presentAddress(billingAddress),
    billingSameAsDelivery: !proposedBillingAddress || isSameAddress(proposedBillingAddress, deliveryAddress),
    addressBook: addressBook.map(({ defaults, ...address }): Address => ({
      ...address,
      defaults: defaults.map(({ type }) => type),
      country: getCountryName(address.countryCode),
    })),
    countries,
    submissionId,
  }
}
