import { createInstance } from 'i18next'
import { describe, expect, test } from 'vitest'
import deMessages from '../../../locales/de/api-messages.json' with { type: 'json' }
import de from '../../../locales/de/errors.json' with { type: 'json' }
import enMessages from '../../../locales/en/api-messages.json' with { type: 'json' }
import en from '../../../locales/en/errors.json' with { type: 'json' }
import { getMissingDirection } from './missing-direction.ts'

const createT = async (errors: typeof en) => {
  const i18n = createInstance()
  return i18n.init({ lng: 'xx', resources: { xx: { errors } } })
}

const requiredFields = {
  'contact.firstName': 'firstName',
  'contact.lastName': 'lastName',
  'deliveryAddress.line1': 'line1',
  'deliveryAddress.city': 'city',
  'billingAddress.postcode': 'postcode',
  password: 'password',
} as const

describe.each([
  ['en', en, enMessages],
  ['de', de, deMessages],
])('a missing value (%s)', (_language, errors, apiMessages) => {
  test.each(Object.entries(requiredFields))('of %s says what to enter', async (field, key) => {
    const t = await createT(errors)
    expect(getMissingDirection(field, errors.check.required, t)).toBe(errors.enter[key])
    // The message of the commerce API.
    expect(getMissingDirection(field, apiMessages.value.required, t)).toBe(errors.enter[key])
  })

  test('of any other field, and any other error, keeps its message', async () => {
    const t = await createT(errors)
    expect(getMissingDirection('contact.telephone', errors.check.required, t)).toBe('')
    expect(getMissingDirection('contact.firstName', errors.check.tooLong, t)).toBe('')
  })
})
