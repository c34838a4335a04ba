import { expect, test } from 'vitest'
import type { BuyProblem } from './buy-problems.ts'
import { stillStanding } from './standing-problems.ts'

const stalls: BuyProblem = { sku: 'stalls', text: 'Only 2 tickets are left.' }
const balcony: BuyProblem = { sku: 'balcony', text: 'At most 4 per order.' }
const form: BuyProblem = { sku: null, code: 'nothing_chosen' }

test('as long as nothing was changed, everything stands', () => {
  expect(stillStanding([stalls, balcony, form], new Set())).toEqual([stalls, balcony, form])
})

test('a kind whose quantity was mended is not complained about any longer, the others are', () => {
  expect(stillStanding([stalls, balcony], new Set(['stalls']))).toEqual([balcony])
})

test('whatever is chosen, something is', () => {
  expect(stillStanding([form], new Set(['balcony']))).toEqual([])
})
