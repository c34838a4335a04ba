import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { currencyTable } from '#shared/wire/currency-table.ts'
import { renderCurrencyModule } from './render-currency-module.ts'
import { toRepositoryPath } from '../repository.ts'

const entries = Object.entries(currencyTable)

test('the table in the repository matches CLDR; npm run generate:currencies writes it', async () => {
  expect(await readFile(toRepositoryPath('shared', 'wire', 'currency-table.ts'), 'utf8')).toBe(renderCurrencyModule())
})

test('about 150 currencies, each under its own code, with 0, 2 or 3 digits', () => {
  expect(entries.length).toBeGreaterThan(145)
  expect(entries.length).toBeLessThan(165)
  for (const [code, entry] of entries) {
    expect(Object.keys(entry)).toEqual(['symbol', 'name', 'decimal_digits', 'rounding', 'code'])
    expect(entry.code).toBe(code)
    expect([entry.symbol, entry.name]).not.toContain('')
    expect([0, 2, 3]).toContain(entry.decimal_digits)
  }
})

test('only Swiss francs and Danish kroner are rounded to their coins', () => {
  expect(entries.filter(([, { rounding }]) => rounding !== 0).map(([code, { rounding }]) => [code, rounding])).toEqual([
    ['CHF', 0.05],
    ['DKK', 0.5],
  ])
})

test('pounds and euros have their symbols', () => {
  expect(currencyTable.GBP).toEqual({ symbol: '£', name: 'British Pound', decimal_digits: 2, rounding: 0, code: 'GBP' })
  expect(currencyTable.EUR).toEqual({ symbol: '€', name: 'Euro', decimal_digits: 2, rounding: 0, code: 'EUR' })
})
