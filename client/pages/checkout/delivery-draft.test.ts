import { describe, expect, test } from 'vitest'
import type { Checkout } from '#shared/api/checkout/checkout-schemas.ts'
import { toDeliveryDraft, readDeliveryDraft, toCheckoutInput } from './delivery-draft.ts'

const address = {
  firstName: 'Jonah',
  lastName: 'Achterberg',
  company: null,
  line1: 'Musterstraße 7',
  line2: null,
  city: 'Berlin',
  region: null,
  postcode: '10115',
  countryCode: 'DE',
  country: 'Germany',
  telephone: null,
}

const savedAddress = {
  ...address,
  id: 'a1',
  type: ['delivery', 'billing'] as ('delivery' | 'billing')[],
  defaults: [] as ('delivery' | 'billing')[],
}

const checkout = {
  services: [{ code: 'e-ticket', name: 'E-ticket', description: '', price: 0, needsAddress: false, dates: [] }],
  shipping: null,
  deliveryAddress: null,
  billingAddress: null,
  billingSameAsDelivery: true,
  addressBook: [],
  contact: { email: 'jonah@example.com', firstName: 'Jonah', lastName: 'Achterberg', telephone: null },
} as unknown as Checkout

describe('the delivery draft', () => {
  test('starts with the first service, billing to the same address and the name of the contact', () => {
    expect(toDeliveryDraft(checkout, 'de')).toMatchObject({
      service: 'e-ticket',
      delivery: { choice: 'new', values: { firstName: 'Jonah', lastName: 'Achterberg', countryCode: 'DE' } },
      billing: { choice: 'same' },
    })
  })

  test('starts with the chosen saved address, else the default, else the first', () => {
    const otherAddress = { ...savedAddress, id: 'a0', line1: 'Musterstraße 8' }
    const book = { ...checkout, addressBook: [otherAddress, savedAddress], billingSameAsDelivery: false }
    expect(toDeliveryDraft(book, 'en').delivery.choice).toBe('a0')
    expect(
      toDeliveryDraft({ ...book, addressBook: [otherAddress, { ...savedAddress, defaults: ['delivery'] }] }, 'en')
        .delivery.choice,
    ).toBe('a1')
    expect(toDeliveryDraft({ ...book, deliveryAddress: address }, 'en').delivery.choice).toBe('a1')
    expect(toDeliveryDraft({ ...book, billingAddress: { ...address, city: 'Potsdam' } }, 'en').billing).toMatchObject({
      choice: 'new',
      values: { city: 'Potsdam' },
    })
  })
})

describe('the checkout input', () => {
  const toInput = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return toCheckoutInput(readDeliveryDraft(form))
  }

  test('contains only the service when the form shows no other fields', () => {
    expect(toInput({ 'shipping.service': 'e-ticket' })).toEqual({ shipping: { service: 'e-ticket' } })
  })

  test('contains the id of a saved address and the fields of a new one', () => {
    const saved = toInput({
      'shipping.service': 'parcel',
      'shipping.date': '2026-12-01',
      deliveryAddress: 'new',
      'deliveryAddress.line1': '12 Example Street',
      billingAddress: 'a1',
    })
    expect(saved).toMatchObject({
      shipping: { service: 'parcel', date: '2026-12-01' },
      deliveryAddress: { line1: '12 Example Street' },
      billingAddress: { id: 'a1' },
    })
  })

  test('contains "same" when billing uses the delivery address', () => {
    expect(toInput({ 'shipping.service': 'parcel', deliveryAddress: 'a1', billingAddress: 'same' })).toMatchObject({
      deliveryAddress: { id: 'a1' },
      billingAddress: 'same',
    })
  })
})
