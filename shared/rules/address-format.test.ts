import { describe, expect, it } from 'vitest'
import { getAddressFormat, formatAddressLines, joinAddress, type PrintableAddress } from './address-format.ts'

const british: PrintableAddress = {
  firstName: 'Wanda',
  lastName: 'Quill',
  company: 'Quill & Sons',
  line1: '12 Example Street',
  line2: 'Flat 3',
  city: 'Bristol',
  region: 'Somerset',
  postcode: 'BS1 4ST',
  countryCode: 'GB',
}

const german: PrintableAddress = {
  firstName: 'Jonah',
  lastName: 'Achterberg',
  company: 'Achterberg GmbH',
  line1: 'Musterstraße 7',
  line2: 'Hinterhaus',
  city: 'Berlin',
  region: null,
  postcode: '10115',
  countryCode: 'DE',
}

describe('a printed address', () => {
  it('of the United Kingdom ends with a line for the postcode', () => {
    expect(formatAddressLines(british, 'United Kingdom')).toEqual([
      'Wanda Quill',
      'Quill & Sons',
      '12 Example Street',
      'Flat 3',
      'Bristol',
      'Somerset',
      'BS1 4ST',
      'United Kingdom',
    ])
  })

  it('of Germany has company, building, street, and the postcode before the town', () => {
    expect(formatAddressLines(german, 'Deutschland')).toEqual([
      'Achterberg GmbH',
      'Jonah Achterberg',
      'Hinterhaus',
      'Musterstraße 7',
      '10115 Berlin',
      'Deutschland',
    ])
  })

  it('of the United States has town, state and code on one line', () => {
    const lines = formatAddressLines(
      { ...british, company: null, line2: null, city: 'Portland', region: 'OR', postcode: '97205', countryCode: 'US' },
      'United States',
    )
    expect(lines).toEqual(['Wanda Quill', '12 Example Street', 'Portland OR 97205', 'United States'])
  })

  it.each(['GB', 'DE', 'US', 'HK'])('leaves no gap for an empty part (%s)', (countryCode) => {
    const bare = { ...british, company: null, line2: '', region: null, countryCode }
    for (const line of formatAddressLines(bare, 'There')) expect(line).toMatch(/^\S.*\S$/)
  })

  it.each(['GB', 'DE', 'FR', 'US', 'XX'])('contains every part once (%s)', (countryCode) => {
    const printed = formatAddressLines({ ...british, countryCode }, 'There').join('\n')
    const parts = ['Wanda Quill', 'Quill & Sons', '12 Example Street', 'Flat 3', 'Bristol', 'BS1 4ST', 'There']
    for (const part of parts) expect(printed.split(part)).toHaveLength(2)
  })
})

describe('the form of an address', () => {
  it('has a county in the United Kingdom and none in Germany', () => {
    expect(getAddressFormat('GB').fields).toEqual(['line1', 'line2', 'city', 'region', 'postcode'])
    expect(getAddressFormat('GB').labels.region).toBe('county')
    expect(getAddressFormat('DE').fields).toEqual(['line1', 'line2', 'postcode', 'city'])
    expect(getAddressFormat('DE').labels.line1).toBe('street')
  })

  it('offers a number pad only where postcodes are digits', () => {
    expect([
      getAddressFormat('DE').hasNumericPostcode,
      getAddressFormat('GB').hasNumericPostcode,
      getAddressFormat('NL').hasNumericPostcode,
    ]).toEqual([true, false, false])
  })

  it('is the general format for unknown countries', () => {
    expect(getAddressFormat('ZW')).toBe(getAddressFormat(''))
    expect(getAddressFormat('ZW').isPostcodeRequired).toBe(false)
  })
})

it('an address in one line keeps a British postcode together, and digits with their city', () => {
  expect(joinAddress(['Tallow Hall', '18 Chandler’s Wynd', 'Glasgow, G79 3OK'])).toBe(
    'Tallow Hall, 18 Chandler’s Wynd, Glasgow, G79\u00a03OK',
  )
  expect(joinAddress(['Trafohalle', '00124 Berlin'])).toBe('Trafohalle, 00124\u00a0Berlin')
})
