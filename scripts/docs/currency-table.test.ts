import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import * as table from '#shared/rules/currency-table.ts'
import { renderCurrencyTable } from './currency-table.ts'
import { toRepositoryPath } from '../repository.ts'

const entries = Object.entries(table)

test('shared/rules/currency-table.ts equals what npm run generate:currencies makes from CLDR', async () => {
  expect(await readFile(toRepositoryPath('shared', 'rules', 'currency-table.ts'), 'utf8')).toBe(renderCurrencyTable())
})

test('the table has about 150 currencies, each under its own code, with 0, 2 or 3 digits', () => {
  expect(entries.length).toBeGreaterThan(145)
  expect(entries.length).toBeLessThan(165)
  for (const [code, entry] of entries) {
    expect(Object.keys(entry)).toEqual(['symbol', 'name', 'decimal_digits', 'rounding', 'code'])
    expect(entry.code).toBe(code)
    expect([entry.symbol, entry.name]).not.toContain('')
    expect([0, 2, 3]).toContain(entry.decimal_digits)
  }
})

test('the table rounds only Swiss francs and Danish kroner to their coins', () => {
  expect(entries.filter(([, { rounding }]) => rounding !== 0).map(([code, { rounding }]) => [code, rounding])).toEqual([
    ['CHF', 0.05],
    ['DKK', 0.5],
  ])
})

test('the table has pounds and euros with the symbols of the shop', () => {
  expect(table.GBP).toEqual({ symbol: '£', name: 'British Pound', decimal_digits: 2, rounding: 0, code: 'GBP' })
  expect(table.EUR).toEqual({ symbol: '€', name: 'Euro', decimal_digits: 2, rounding: 0, code: 'EUR' })
})
