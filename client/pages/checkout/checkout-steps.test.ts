import { expect, test } from 'vitest'
import type { ApiError } from '#shared/api/errors.ts'
import { findOpenStep, getStepOfError, parseStep } from './checkout-steps.ts'

const createRejection = (...fields: string[]): ApiError => ({
  status: 422,
  code: 'rejected',
  message: '',
  fields: fields.map((field) => ({ field, message: 'No.' })),
})

test('the open step is the first incomplete one when none is requested', () => {
  expect(findOpenStep({ step: 'delivery', isConfirmed: false }, undefined)).toBe('delivery')
})

test('the open step is the requested one when all steps before it are complete', () => {
  expect(findOpenStep({ step: 'payment', isConfirmed: false }, 'contact')).toBe('contact')
  expect(findOpenStep({ step: 'contact', isConfirmed: false }, 'payment')).toBe('contact')
})

test('the open step is payment while the basket is frozen', () => {
  expect(findOpenStep({ step: 'payment', isConfirmed: true }, 'contact')).toBe('payment')
})

test('parseStep knows the steps only', () => {
  expect(parseStep('delivery')).toBe('delivery')
  expect(parseStep('champagne')).toBeUndefined()
})

test('an error is shown in the first step that has one of its fields', () => {
  expect(getStepOfError(createRejection('billingAddress.postcode', 'contact.email'))).toBe('contact')
  expect(getStepOfError(createRejection('shipping.date', 'terms'))).toBe('delivery')
  expect(getStepOfError(createRejection('lines[0].quantity'))).toBe('payment')
  expect(getStepOfError({ status: 409, code: 'confirmation_needed', message: '' })).toBe('payment')
})
