import { expect, test } from 'vitest'
import type { LineError } from './line-errors.ts'
import { remainingErrors } from './remaining-errors.ts'

const stalls: LineError = { sku: 'stalls', text: 'Only 2 tickets are left.' }
const balcony: LineError = { sku: 'balcony', text: 'At most 4 per order.' }
const form: LineError = { sku: null, code: 'nothing_chosen' }

test('as long as nothing was changed, everything stands', () => {
  expect(remainingErrors([stalls, balcony, form], new Set())).toEqual([stalls, balcony, form])
})

test('a kind whose quantity was mended is not complained about any longer, the others are', () => {
  expect(remainingErrors([stalls, balcony], new Set(['stalls']))).toEqual([balcony])
})

test('whatever is chosen, something is', () => {
  expect(remainingErrors([form], new Set(['balcony']))).toEqual([])
})
