import { expect, test } from 'vitest'
import type { ApiError } from '#shared/api/errors.ts'
import { currentStep, getStepOfError } from './checkout-steps.ts'

const createRejection = (...fields: string[]): ApiError => ({
  status: 422,
  code: 'rejected',
  message: '',
  fields: fields.map((field) => ({ field, message: 'No.' })),
})

test('the first step that is not finished is open', () => {
  expect(currentStep({ step: 'delivery', isConfirmed: false }, null)).toBe('delivery')
})

test('a finished step can be opened again, one that is not reached yet cannot', () => {
  expect(currentStep({ step: 'payment', isConfirmed: false }, 'contact')).toBe('contact')
  expect(currentStep({ step: 'contact', isConfirmed: false }, 'payment')).toBe('contact')
  expect(currentStep({ step: 'delivery', isConfirmed: false }, 'champagne')).toBe('delivery')
})

test('while a payment may be under way only the payment is open', () => {
  expect(currentStep({ step: 'payment', isConfirmed: true }, 'contact')).toBe('payment')
})

test('a refusal is shown in the step it is about, the first where there are several', () => {
  expect(getStepOfError(createRejection('billingAddress.postcode', 'contact.email'))).toBe('contact')
  expect(getStepOfError(createRejection('shipping.date', 'terms'))).toBe('delivery')
  expect(getStepOfError(createRejection('lines[0].quantity'))).toBe('payment')
  expect(getStepOfError({ status: 409, code: 'confirmation_needed', message: '' })).toBe('payment')
  expect(currentStep({ step: 'payment', isConfirmed: false }, null, 'delivery')).toBe('delivery')
})
