import { describe, expect, it } from 'vitest'
import type { Address } from '#shared/api/addresses/addresses-schemas.ts'
import { toAddressDraft, createAddressDraft, readAddressDraft } from './address-draft.ts'
import { parseRequestedTypes } from './parse-requested-types.ts'

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

describe('an address draft', () => {
  it('stays the same when its form is posted', () => {
    const { type, defaults, ...texts } = toAddressDraft(address)
    const form = new FormData()
    for (const [name, value] of Object.entries(texts)) form.set(name, value)
    for (const each of type) form.append('type', each)
    for (const each of defaults) form.append('defaults', each)
    expect(readAddressDraft(form)).toEqual(toAddressDraft(address))
  })

  it('omits the id and the country name of the address', () => {
    expect(Object.keys(toAddressDraft(address))).not.toContain('id')
    expect(Object.keys(toAddressDraft(address))).not.toContain('country')
  })

  it('starts with the country of the language and the name of the customer', () => {
    expect(createAddressDraft('de', ['billing'], { firstName: 'Wanda' })).toMatchObject({
      countryCode: 'DE',
      firstName: 'Wanda',
      lastName: '',
      type: ['billing'],
    })
    expect(createAddressDraft('en', ['delivery'], {}).countryCode).toBe('GB')
  })

  it('drops an unknown address type', () => {
    const form = new FormData()
    form.append('type', 'billing')
    form.append('type', 'gift')
    expect(readAddressDraft(form).type).toEqual(['billing'])
  })
})

describe('the address types in a URL', () => {
  it.each([
    ['', ['delivery', 'billing']],
    ['type=billing', ['billing']],
    ['type=gift', ['delivery', 'billing']],
  ])('are for "%s": %s', (search, types) => {
    expect(parseRequestedTypes(new URLSearchParams(search))).toEqual(types)
  })
})
