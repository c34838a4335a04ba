import type { Address } from '#shared/api/addresses/addresses-schemas.ts'
import type { AddressChoice, Checkout } from '#shared/api/checkout/checkout-schemas.ts'
import type { Args } from '#shared/api/schemas.ts'
import type { AddressType } from '#shared/rules/address-types.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { newTexts, readTexts, textFields, textsOf, type AddressTexts } from '../../features/addresses/address-texts.ts'
import { textOf } from '../../routing/form-values.ts'

/** One that is written out, and the one of the delivery. Anything else is the id of one in the address book. */
export const writtenOut = 'new'
export const asDelivery = 'same'

/** `texts` is what stands in the fields of one that is written out, whichever is chosen. */
export type AddressDraft = { choice: string; texts: AddressTexts }

/** How it arrives and where the bill goes, as the form shows and posts it. */
export type DeliveryDraft = { service: string; date: string; delivery: AddressDraft; billing: AddressDraft }

/** The addresses of the book an order can use in one of its places, the default first. */
export const bookOf = (book: readonly Address[], type: AddressType): Address[] =>
  book
    .filter((address) => address.type.includes(type))
    .toSorted((one, other) => Number(other.defaults.includes(type)) - Number(one.defaults.includes(type)))

const isSame = (one: AddressTexts, other: AddressTexts) => textFields.every((name) => one[name] === other[name])

const draftOf = (address: Checkout['deliveryAddress'], book: Address[], fallback: AddressTexts): AddressDraft => {
  if (!address) return { choice: book[0]?.id ?? writtenOut, texts: fallback }
  const texts = textsOf(address)
  const kept = book.find((candidate) => isSame(textsOf(candidate), texts))
  return kept ? { choice: kept.id, texts: fallback } : { choice: writtenOut, texts }
}

/** What was saved of it, or what most people would say. */
export const deliveryOf = (checkout: Checkout, language: Language): DeliveryDraft => {
  const { shipping, services, deliveryAddress, billingAddress, billingSame, addressBook, contact } = checkout
  const fallback = newTexts(language, contact ?? {})
  const billing = draftOf(billingAddress, bookOf(addressBook, 'billing'), fallback)
  return {
    service: shipping?.service ?? services[0]?.code ?? '',
    date: shipping?.date ?? '',
    delivery: draftOf(deliveryAddress, bookOf(addressBook, 'delivery'), fallback),
    billing: billingSame ? { ...billing, choice: asDelivery } : billing,
  }
}

const readAddress = (form: FormData, name: 'deliveryAddress' | 'billingAddress'): AddressDraft => ({
  choice: textOf(form, name),
  texts: readTexts(form, `${name}.`),
})

export const readDelivery = (form: FormData): DeliveryDraft => ({
  service: textOf(form, 'shipping.service'),
  date: textOf(form, 'shipping.date'),
  delivery: readAddress(form, 'deliveryAddress'),
  billing: readAddress(form, 'billingAddress'),
})

const chosen = ({ choice, texts }: AddressDraft): AddressChoice => (choice === writtenOut ? texts : { id: choice })

/** What the endpoint is asked to save: what the form did not ask about is not named. */
export const toSave = ({ service, date, delivery, billing }: DeliveryDraft): Args<'saveCheckout'> => ({
  shipping: { service, ...(date ? { date } : {}) },
  ...(delivery.choice ? { deliveryAddress: chosen(delivery) } : {}),
  ...(billing.choice ? { billingAddress: billing.choice === asDelivery ? asDelivery : chosen(billing) } : {}),
})
