import { expect, test } from 'vitest'
import type { ApiError } from '#shared/api/errors.ts'
import { openStep, stepOfError } from './which-step.ts'

const refused = (...fields: string[]): ApiError => ({
  status: 422,
  code: 'rejected',
  message: '',
  fields: fields.map((field) => ({ field, message: 'No.' })),
})

test('the first step that is not finished is open', () => {
  expect(openStep({ step: 'delivery', frozen: false }, null)).toBe('delivery')
})

test('a finished step can be opened again, one that is not reached yet cannot', () => {
  expect(openStep({ step: 'payment', frozen: false }, 'contact')).toBe('contact')
  expect(openStep({ step: 'contact', frozen: false }, 'payment')).toBe('contact')
  expect(openStep({ step: 'delivery', frozen: false }, 'champagne')).toBe('delivery')
})

test('while a payment may be under way only the payment is open', () => {
  expect(openStep({ step: 'payment', frozen: true }, 'contact')).toBe('payment')
})

test('a refusal is shown in the step it is about, the first where there are several', () => {
  expect(stepOfError(refused('billingAddress.postcode', 'contact.email'))).toBe('contact')
  expect(stepOfError(refused('shipping.date', 'terms'))).toBe('delivery')
  expect(stepOfError(refused('lines[0].quantity'))).toBe('payment')
  expect(stepOfError({ status: 409, code: 'confirmation_needed', message: '' })).toBe('payment')
  expect(openStep({ step: 'payment', frozen: false }, null, 'delivery')).toBe('delivery')
})
