import { expect, test } from 'vitest'
import type { ApiError } from '#shared/api/errors.ts'
import { currentStep, getStepOfError } from './checkout-steps.ts'

const createRejection = (...fields: string[]): ApiError => ({
  status: 422,
  code: 'rejected',
  message: '',
  fields: fields.map((field) => ({ field, message: 'No.' })),
})

test('the current step is the first incomplete one', () => {
  expect(currentStep({ step: 'delivery', isConfirmed: false }, null)).toBe('delivery')
})

test('the URL opens a completed step but no later one', () => {
  expect(currentStep({ step: 'payment', isConfirmed: false }, 'contact')).toBe('contact')
  expect(currentStep({ step: 'contact', isConfirmed: false }, 'payment')).toBe('contact')
  expect(currentStep({ step: 'delivery', isConfirmed: false }, 'champagne')).toBe('delivery')
})

test('the current step is payment while the basket is frozen', () => {
  expect(currentStep({ step: 'payment', isConfirmed: true }, 'contact')).toBe('payment')
})

test('an error is shown in the first step that has one of its fields', () => {
  expect(getStepOfError(createRejection('billingAddress.postcode', 'contact.email'))).toBe('contact')
  expect(getStepOfError(createRejection('shipping.date', 'terms'))).toBe('delivery')
  expect(getStepOfError(createRejection('lines[0].quantity'))).toBe('payment')
  expect(getStepOfError({ status: 409, code: 'confirmation_needed', message: '' })).toBe('payment')
  expect(currentStep({ step: 'payment', isConfirmed: false }, null, 'delivery')).toBe('delivery')
})
