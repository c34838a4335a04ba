import { expect, it } from 'vitest'
import { formatAddressLines } from '#shared/rules/address-format.ts'
import { listAddressLines } from './format-address.ts'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const countryCodes = letters.flatMap((first) => letters.map((second) => first + second))
const address = {
  ...{ firstName: 'Ada', lastName: 'Vale', company: 'Vale Ltd', line1: '1 Street', line2: 'Flat 2' },
  ...{ city: 'Town', region: 'Region', postcode: '12345' },
}

it('addresses in emails have the lines of the storefront’s pages, in every country', () => {
  for (const countryCode of countryCodes) {
    const full = { ...address, countryCode }
    const short = { ...full, company: null, line2: null, region: null }
    for (const each of [full, short])
      expect(listAddressLines(each, 'Country'), countryCode).toEqual(formatAddressLines(each, 'Country'))
  }
})
