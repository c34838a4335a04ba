import { expect, test } from 'vitest'
import type { ApiError } from '#shared/api/errors.ts'
import { toLineErrors } from './line-errors.ts'

const items = [
  { sku: 'MARROW-STANDING', quantity: 2 },
  { sku: 'MARROW-UNDER-18', quantity: 1 },
]

const createRejection = (fields?: ApiError['fields']): ApiError => ({
  status: 422,
  code: 'rejected',
  message: 'Some of it was refused.',
  fields,
})

test('toLineErrors finds the ticket type when the field is an index of the contract', () => {
  expect(toLineErrors(createRejection([{ field: 'items.1.quantity', message: 'Too many.' }]), items)).toEqual([
    { sku: 'MARROW-UNDER-18', text: 'Too many.' },
  ])
})

test('toLineErrors finds the ticket type when the field is its SKU', () => {
  expect(toLineErrors(createRejection([{ field: 'MARROW-UNDER-18', message: 'At most 2 per order.' }]), items)).toEqual(
    [{ sku: 'MARROW-UNDER-18', text: 'At most 2 per order.' }],
  )
})

test('toLineErrors finds the ticket type when the field is an index of the commerce API', () => {
  expect(
    toLineErrors(createRejection([{ field: 'lines[0].quantity', message: 'Only 1 ticket is left.' }]), items),
  ).toEqual([{ sku: 'MARROW-STANDING', text: 'Only 1 ticket is left.' }])
})

test('toLineErrors returns an error of the whole form when the line was not sent', () => {
  expect(
    toLineErrors(createRejection([{ field: 'lines[7].quantity', message: 'At most 10 tickets.' }]), items),
  ).toEqual([{ sku: null, text: 'At most 10 tickets.' }])
  expect(toLineErrors(createRejection([{ field: 'lines', message: 'At most 50 lines.' }]), items)).toEqual([
    { sku: null, text: 'At most 50 lines.' },
  ])
})

test('toLineErrors finds the text of the line, which has a field of its own', () => {
  const text = 'At most 60 characters.'
  for (const field of ['extraData.dedication', 'items.0.extraData.dedication'])
    expect(toLineErrors(createRejection([{ field, message: text }]), items)).toEqual([
      { sku: null, textKey: 'dedication', text },
    ])
  expect(toLineErrors(createRejection([{ field: 'extraData.giftTo', message: text }]), items)).toEqual([
    { sku: null, text },
  ])
})

test('toLineErrors returns a message once when a ticket type has it twice', () => {
  const twice = { field: 'lines[0].quantity', message: 'Sold out.' }
  expect(toLineErrors(createRejection([twice, twice, { ...twice, field: 'lines[1].quantity' }]), items)).toHaveLength(2)
})

test('toLineErrors returns the message of a rejection when it has no fields', () => {
  expect(toLineErrors(createRejection(), items)).toEqual([{ sku: null, text: 'Some of it was refused.' }])
})

test('toLineErrors returns the code when the message is not written for shoppers', () => {
  const getErrors = (error: ApiError) => toLineErrors(error, items)
  expect(getErrors({ status: 503, code: 'upstream_unavailable', message: 'Temporarily unavailable' })).toEqual([
    { sku: null, code: 'upstream_unavailable' },
  ])
  expect(getErrors({ status: 400, code: 'invalid_input', message: 'The request is not valid.' })).toEqual([
    { sku: null, code: 'invalid_input' },
  ])
})
