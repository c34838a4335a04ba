import { describe, expect, it } from 'vitest'
import { validateAddress, resolveDefaultTypes } from './address-rules.ts'
import { getCountries } from './countries.ts'

describe('an address', () => {
  it('is valid in known countries, for delivery only in countries with delivery', () => {
    expect(validateAddress({ type: ['billing'], postcode: '100-0001', countryCode: 'JP' })).toEqual([])
    const keys = (countryCode: string) =>
      validateAddress({ type: ['billing', 'delivery'], postcode: '1', countryCode }).map(({ key }) => key)
    expect(keys('JP')).toEqual(['country.noDelivery'])
    expect(keys('AQ')).toEqual(['country.unknown'])
    expect(keys('DE')).toEqual(['postcode.DE'])
    expect(keys('GB')).toEqual(['postcode.GB'])
  })
})

describe('the default address', () => {
  it.each([
    ['is left as it was', {}, ['billing'], [], ['billing']],
    ['is taken for all types', { default: true }, [], [], ['billing', 'delivery']],
    ['is given up for all types', { default: false }, ['billing'], [], []],
    ['is said type by type', { default: true, defaults: [{ type: 'delivery' }] }, ['billing'], [], ['delivery']],
    ['falls to the first address of a type', {}, [], ['delivery'], ['delivery']],
  ] as const)('%s', (_what, requested, before, vacant, expected) => {
    const { defaults, ...rest } = requested as { default?: boolean; defaults?: readonly { type: 'delivery' }[] }
    const given = { ...rest, ...(defaults ? { defaults: [...defaults] } : {}) }
    expect(resolveDefaultTypes(['billing', 'delivery'], given, [...before], [...vacant])).toEqual(expected)
  })

  it('is dropped for a type that the address does not have', () => {
    expect(resolveDefaultTypes(['billing'], { defaults: [{ type: 'delivery' }] }, [], ['delivery'])).toEqual([])
  })
})

describe('countries', () => {
  it('have names in each language, in its sort order', () => {
    const names = (locale: 'en' | 'de') => getCountries(locale).map(({ name }) => name)
    expect(names('en')).toContain('United Kingdom')
    expect(names('de')).toContain('Vereinigtes Königreich')
    expect(names('de').indexOf('Österreich')).toBeLessThan(names('de').indexOf('Polen'))
    expect(new Set(getCountries('en').map(({ code }) => code)).size).toBe(getCountries('en').length)
  })

  it('have unique names', () => {
    for (const { code, name } of getCountries('en')) expect(name, code).not.toBe(code)
  })
})
