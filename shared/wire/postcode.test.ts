import { describe, expect, it } from 'vitest'
import { isValidPostcode, normalisePostcode } from './postcode.ts'

describe('postcodes', () => {
  it.each([
    ['sw1a1aa', 'GB', 'SW1A 1AA'],
    [' e1   6an ', 'GB', 'E1 6AN'],
    ['D-10115', 'DE', '10115'],
    ['10 115', 'DE', '10 115'],
    ['d02 x285', 'IE', 'D02 X285'],
  ])('%j in %s is normalised to %s', (input, country, expected) => {
    expect(normalisePostcode(input, country)).toBe(expected)
  })

  it.each([
    ['M1 1AE', 'GB', true],
    ['GIR 0AA', 'GB', true],
    ['M1', 'GB', false],
    ['10115', 'GB', false],
    ['', 'GB', false],
    ['10115', 'DE', true],
    ['1011', 'DE', false],
    ['', 'HK', true],
    ['anything', 'FR', true],
  ])('%j in %s is valid: %s', (postcode, country, isValid) => {
    expect(isValidPostcode(postcode, country)).toBe(isValid)
  })

  it.each([
    ['GB', ['SW1A 1AA', 'e16an', ' BS1 4ST ', 'gir 0aa'], ['nonsense!!', '10115', 'SW1A 1A']],
    ['DE', ['10115', ' 10115 ', 'D-10115', 'd 10115'], ['1011', 'BS1 4ST', '101155']],
  ])('of %s are valid as people type them, and as they are stored', (country, valid, invalid) => {
    const isValid = (postcode: string) =>
      isValidPostcode(postcode, country) && isValidPostcode(normalisePostcode(postcode, country), country)
    expect([valid.filter(isValid), invalid.filter(isValid)]).toEqual([valid, []])
  })
})
