import { expect, test } from 'vitest'
import type { LineError } from './line-errors.ts'
import { filterRemainingErrors } from './use-remaining-errors.ts'

const stalls: LineError = { sku: 'stalls', text: 'Only 2 tickets are left.' }
const balcony: LineError = { sku: 'balcony', text: 'At most 4 per order.' }
const form: LineError = { sku: null, code: 'nothing_chosen' }

test('every error remains when nothing was corrected', () => {
  expect(filterRemainingErrors([stalls, balcony, form], new Set())).toEqual([stalls, balcony, form])
})

test('only the error of a corrected quantity disappears', () => {
  expect(filterRemainingErrors([stalls, balcony], new Set(['stalls']))).toEqual([balcony])
})

test('the error of the whole form disappears when any quantity is corrected', () => {
  const text: LineError = { sku: null, textKey: 'dedication', text: 'At most 60 characters.' }
  expect(filterRemainingErrors([form, text], new Set(['balcony']))).toEqual([text])
})
