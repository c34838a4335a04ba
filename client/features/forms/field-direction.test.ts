import { createInstance } from 'i18next'
import { describe, expect, test } from 'vitest'
import deMessages from '../../../locales/de/api-messages.json' with { type: 'json' }
import de from '../../../locales/de/errors.json' with { type: 'json' }
import enMessages from '../../../locales/en/api-messages.json' with { type: 'json' }
import en from '../../../locales/en/errors.json' with { type: 'json' }
import { postcodePatterns, type PostcodeCountry } from '#shared/wire/postcode.ts'
import { getFieldDirection } from './field-direction.ts'

const createT = async (errors: typeof en) => {
  const i18n = createInstance()
  return i18n.init({ lng: 'xx', resources: { xx: { errors } } })
}

const requiredFields = {
  'contact.firstName': 'firstName',
  'contact.lastName': 'lastName',
  'contact.email': 'email',
  'deliveryAddress.line1': 'line1',
  'deliveryAddress.city': 'city',
  'billingAddress.postcode': 'postcode',
  password: 'password',
  name: 'name',
  type: 'type',
} as const

describe.each([
  ['en', en, enMessages],
  ['de', de, deMessages],
])('the direction for a field (%s)', (_language, errors, apiMessages) => {
  test.each(Object.entries(requiredFields))('a missing value of %s says what to enter', async (field, key) => {
    const t = await createT(errors)
    expect(getFieldDirection(field, errors.check.required, t)).toBe(errors.enter[key])
    // The commerce API sends this message for a missing value.
    expect(getFieldDirection(field, apiMessages.value.required, t)).toBe(errors.enter[key])
  })

  test('a message that names its field needs no label', async () => {
    const t = await createT(errors)
    const tooShort = errors.check.tooShort.replace('{{minimum}}', '10')
    // The commerce API sends this message for a short password.
    expect(apiMessages.password.short.replace('{{minimum}}', '10')).toBe(tooShort)
    for (const message of [errors.check.email, errors.check.terms, tooShort])
      expect(getFieldDirection('billingAddress.any', message, t)).toBe(message)
  })

  test.each(Object.keys(postcodePatterns) as PostcodeCountry[])(
    'a wrong postcode (%s) says what the country expects, in the browser and in the API',
    async (country) => {
      const message = errors.check[`postcode${country}`]
      expect(apiMessages.postcode[country]).toBe(message)
      expect(getFieldDirection('billingAddress.postcode', message, await createT(errors))).toBe(message)
    },
  )

  test('a field that editors define has its own direction, whatever its name', async () => {
    const t = await createT(errors)
    expect(getFieldDirection('number', errors.check.required, t, 'Fill in “Guests”.')).toBe('Fill in “Guests”.')
    expect(getFieldDirection('number', errors.check.tooLong, t, 'Fill in “Guests”.')).toBe('')
  })

  test('a missing value of any other field, and any other error, has none', async () => {
    const t = await createT(errors)
    expect(getFieldDirection('contact.telephone', errors.check.required, t)).toBe('')
    expect(getFieldDirection('contact.firstName', errors.check.tooLong, t)).toBe('')
  })
})
