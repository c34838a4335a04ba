import { describe, expect, it } from 'vitest'
import type { Address } from '#shared/api/addresses/addresses-schemas.ts'
import { toAddressDraft, createAddressDraft, readAddressDraft } from './address-draft.ts'
import { requestedTypes } from './requested-types.ts'

const address: Address = {
  id: 'a1',
  type: ['delivery', 'billing'],
  defaults: ['billing'],
  firstName: 'Jonah',
  lastName: 'Achterberg',
  company: null,
  line1: 'Musterstraße 7',
  line2: 'Hinterhaus',
  city: 'Berlin',
  region: null,
  postcode: '10115',
  countryCode: 'DE',
  country: 'Germany',
  telephone: null,
}

describe('a draft', () => {
  it('of an address survives its form', () => {
    const { type, defaults, ...texts } = toAddressDraft(address)
    const form = new FormData()
    for (const [name, value] of Object.entries(texts)) form.set(name, value)
    for (const each of type) form.append('type', each)
    for (const each of defaults) form.append('defaults', each)
    expect(readAddressDraft(form)).toEqual(toAddressDraft(address))
  })

  it('leaves the id and the name of the country behind', () => {
    expect(Object.keys(toAddressDraft(address))).not.toContain('id')
    expect(Object.keys(toAddressDraft(address))).not.toContain('country')
  })

  it('of a new address begins in the country of the language, with the name of the customer', () => {
    expect(createAddressDraft('de', ['billing'], { firstName: 'Wanda' })).toMatchObject({
      countryCode: 'DE',
      firstName: 'Wanda',
      lastName: '',
      type: ['billing'],
    })
    expect(createAddressDraft('en', ['delivery'], {}).countryCode).toBe('GB')
  })

  it('takes no type that there is not', () => {
    const form = new FormData()
    form.append('type', 'billing')
    form.append('type', 'gift')
    expect(readAddressDraft(form).type).toEqual(['billing'])
  })
})

describe('the types an address asks for', () => {
  it.each([
    ['', ['delivery', 'billing']],
    ['type=billing', ['billing']],
    ['type=gift', ['delivery', 'billing']],
  ])('"%s" is for %s', (search, types) => {
    expect(requestedTypes(new URLSearchParams(search))).toEqual(types)
  })
})
