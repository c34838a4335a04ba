import { describe, expect, test } from 'vitest'
import type { Checkout } from '#shared/api/checkout/checkout-schemas.ts'
import {
  toDeliveryDraft,
  completeDraft,
  isMissingAddressFields,
  readDeliveryDraft,
  toCheckoutInput,
  toShippingInput,
} from './delivery-draft.ts'

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

test('the shipping input has the chosen day, or the first one where that is not offered', () => {
  const dates = ['2026-12-01', '2026-12-02'].map((value) => ({ value, text: value }))
  const offer = { services: [...checkout.services, { ...checkout.services[0]!, code: 'parcel-day', dates }] }
  expect(toShippingInput(offer, 'parcel-day', '2026-12-02')).toEqual({ service: 'parcel-day', date: '2026-12-02' })
  expect(toShippingInput(offer, 'parcel-day', '2026-11-30')).toEqual({ service: 'parcel-day', date: '2026-12-01' })
  expect(toShippingInput(offer, 'e-ticket', '2026-12-01')).toEqual({ service: 'e-ticket' })
})

test('a form misses the fields of an address that it chose, but not those of an invoice that nobody wants', () => {
  const isMissing = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return isMissingAddressFields(form)
  }
  expect(isMissing({ deliveryAddress: 'new' })).toBe(true)
  expect(isMissing({ deliveryAddress: 'new', 'deliveryAddress.countryCode': 'GB' })).toBe(false)
  expect(isMissing({ deliveryAddress: 'a1', billingAddress: 'new' })).toBe(true)
  expect(isMissing({ wantsInvoice: 'yes', billingAddress: 'new' })).toBe(true)
  expect(isMissing({ billingAddress: 'new' })).toBe(false)
})

describe('the draft of an unsent form', () => {
  const keep = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return completeDraft(form, toDeliveryDraft({ ...checkout, addressBook: [savedAddress] }, 'de'), {
      ...checkout,
      addressBook: [savedAddress],
    })
  }

  test('has what was typed, and what the fields that were not shown would show', () => {
    const draft = keep({
      'shipping.service': 'e-ticket',
      deliveryAddress: 'new',
      'deliveryAddress.countryCode': 'GB',
      'deliveryAddress.line1': '3 Quay',
      billingAddress: 'same',
    })
    expect(draft.delivery).toMatchObject({ choice: 'new', values: { line1: '3 Quay', countryCode: 'GB', city: '' } })
    expect(draft.billing).toMatchObject({ choice: 'same', values: { countryCode: 'DE', firstName: 'Jonah' } })
  })

  test('drops a service and an address that are no longer offered', () => {
    const draft = keep({ 'shipping.service': 'parcel', deliveryAddress: 'a9' })
    expect([draft.service, draft.delivery.choice]).toEqual(['e-ticket', 'a1'])
  })
})

describe('the checkout input', () => {
  const toInput = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return toCheckoutInput(readDeliveryDraft(form))
  }

  test('contains no address without a parcel, and removes an earlier one', () => {
    expect(
      toInput({ 'shipping.service': 'e-ticket', billingAddress: 'new', 'billingAddress.line1': 'typed and left' }),
    ).toEqual({ shipping: { service: 'e-ticket' }, billingAddress: null })
  })

  test('contains the billing address without a parcel when the shopper wants it on the invoice', () => {
    const fields = { 'shipping.service': 'e-ticket', wantsInvoice: 'yes' }
    expect(toInput({ ...fields, billingAddress: 'a1' })).toMatchObject({ billingAddress: { id: 'a1' } })
    expect(toInput({ ...fields, billingAddress: 'new', 'billingAddress.line1': '3 Quay' })).toMatchObject({
      billingAddress: { line1: '3 Quay' },
    })
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
