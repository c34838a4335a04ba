import { expect, test } from 'vitest'
import type { ApiError } from '#shared/api/errors.ts'
import { lineErrors } from './line-errors.ts'

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

test('a field of the contract is shown at its ticket kind', () => {
  expect(lineErrors(createRejection([{ field: 'items.1.quantity', message: 'Too many.' }]), items)).toEqual([
    { sku: 'MARROW-UNDER-18', text: 'Too many.' },
  ])
})

test('a field named by its SKU is shown there too', () => {
  expect(lineErrors(createRejection([{ field: 'MARROW-UNDER-18', message: 'At most 2 per order.' }]), items)).toEqual([
    { sku: 'MARROW-UNDER-18', text: 'At most 2 per order.' },
  ])
})

test('so is a field of the commerce API', () => {
  expect(
    lineErrors(createRejection([{ field: 'lines[0].quantity', message: 'Only 1 ticket is left.' }]), items),
  ).toEqual([{ sku: 'MARROW-STANDING', text: 'Only 1 ticket is left.' }])
})

test('a field of a line that was not sent is shown for the whole form', () => {
  expect(lineErrors(createRejection([{ field: 'lines[7].quantity', message: 'At most 10 tickets.' }]), items)).toEqual([
    { sku: null, text: 'At most 10 tickets.' },
  ])
  expect(lineErrors(createRejection([{ field: 'lines', message: 'At most 50 lines.' }]), items)).toEqual([
    { sku: null, text: 'At most 50 lines.' },
  ])
})

test('the same text about the same kind is said once', () => {
  const twice = { field: 'lines[0].quantity', message: 'Sold out.' }
  expect(lineErrors(createRejection([twice, twice, { ...twice, field: 'lines[1].quantity' }]), items)).toHaveLength(2)
})

test('a refusal without fields speaks for itself', () => {
  expect(lineErrors(createRejection(), items)).toEqual([{ sku: null, text: 'Some of it was refused.' }])
})

test('what is not meant for shoppers is said in our own words', () => {
  const getErrors = (error: ApiError) => lineErrors(error, items)
  expect(getErrors({ status: 503, code: 'upstream_unavailable', message: 'Temporarily unavailable' })).toEqual([
    { sku: null, code: 'upstream_unavailable' },
  ])
  expect(getErrors({ status: 400, code: 'invalid_input', message: 'The request is not valid.' })).toEqual([
    { sku: null, code: 'invalid_input' },
  ])
})
