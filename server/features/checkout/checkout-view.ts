import type * as contract from '#shared/api/checkout/checkout-schemas.ts'
import type { Address, Country } from '#shared/api/addresses/addresses-schemas.ts'
import type { AddressType } from '#shared/rules/address-types.ts'
import type { Basket as ShownBasket } from '#shared/api/basket/basket-schemas.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import { formatLongDate } from '../../presentation/event-date.ts'
import { shownAmount } from '../../presentation/price.ts'
import type { Claims } from '../../session/shopper-session.ts'
import type { Address as BookedAddress } from '../../upstream/schemas/addresses.ts'
import type { Basket, OrderAddress, ShippingService } from '../../upstream/schemas/basket.ts'
import { firstUnfinished } from './checkout-step.ts'
import { isSameAddress } from './order-address.ts'

/** Everything a checkout is shown from. `customer` is undefined for guests, whose address book is empty. */
export type CheckoutParts = {
  basket: Basket
  shown: ShownBasket
  services: ShippingService[]
  book: BookedAddress[]
  countries: Country[]
  customer: Claims | undefined
  preferences: Preferences
  attempt: string
}

/** Days come as YYYY-MM-DD and are nobody's midnight. */
const viewService = (
  { code, name, description, price, needsAddress, dates }: ShippingService,
  preferences: Preferences,
): contract.ShippingService => ({
  code,
  name,
  description,
  price: shownAmount(price, preferences),
  needsAddress,
  dates: dates.map((value) => ({ value, text: formatLongDate(`${value}T12:00:00Z`, 'UTC', preferences.language) })),
})

const contactOf = ({ email, first_name: firstName, last_name: lastName }: Claims) => ({
  email,
  firstName,
  lastName,
  telephone: null,
})

const defaultOf = (book: readonly BookedAddress[], type: AddressType) =>
  book.find(({ defaults }) => defaults.some((one) => one.type === type))

/** What was saved, and where nothing was yet, what the account proposes. */
export const viewCheckout = (parts: CheckoutParts): contract.Checkout => {
  const { basket, shown, services, book, countries, customer, preferences, attempt } = parts
  const names = new Map(countries.map(({ code, name }) => [code, name]))
  const nameOf = (code: string) => names.get(code) ?? code
  const addressOf = (address: OrderAddress | undefined | null) =>
    address ? { ...address, country: nameOf(address.countryCode) } : null
  const deliveryAddress = basket.deliveryAddress ?? defaultOf(book, 'delivery')
  const billingAddress = basket.billingAddress ?? defaultOf(book, 'billing')
  return {
    basket: shown,
    step: firstUnfinished(basket, services, !customer),
    frozen: basket.status === 'confirmed',
    guest: !customer,
    contact: basket.contact ?? (customer ? contactOf(customer) : null),
    shipping: basket.shipping,
    services: services.map((service) => viewService(service, preferences)),
    deliveryAddress: addressOf(deliveryAddress),
    billingAddress: addressOf(billingAddress),
    billingSame: !billingAddress || isSameAddress(billingAddress, deliveryAddress),
    addressBook: book.map(({ defaults, ...address }): Address => ({
      ...address,
      defaults: defaults.map(({ type }) => type),
      country: nameOf(address.countryCode),
    })),
    countries,
    attempt,
  }
}
