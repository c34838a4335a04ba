import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fieldRules } from '#shared/rules/field-rules.ts'
import { languages } from '#shared/rules/preferences.ts'
import { startFixtureApi } from '#reference-api/testing/start-fixture-api.ts'
import { validationMessage } from './field-errors.ts'

let api: Awaited<ReturnType<typeof startFixtureApi>>

beforeAll(async () => {
  api = await startFixtureApi()
})
afterAll(() => api.close())

const right = {
  firstName: 'Ada',
  lastName: 'Quill',
  email: 'ada@example.com',
  telephone: '',
  password: 'a rather long password',
}

const fetchApiMessage = async (field: keyof typeof right, value: string, language: string) => {
  const response = await fetch(`${api.url}/users`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify({ ...right, [field]: value }),
  })
  const { violations } = (await response.json()) as { violations: { propertyPath: string; message: string }[] }
  return violations.map(({ propertyPath, message }) => [propertyPath, message])
}

const { minLength } = fieldRules.newPassword

/** Each value is just outside the limits of the input's attributes. */
const faults = [
  ['firstName', '', 'required'],
  ['lastName', 'x'.repeat(fieldRules.name.maxLength + 1), 'tooLong'],
  ['email', '', 'required'],
  ['email', 'ada', 'email'],
  ['telephone', '1234', 'telephone'],
  ['telephone', 'call me', 'telephone'],
  ['telephone', '0'.repeat(fieldRules.telephone.maxLength + 1), 'tooLong'],
  ['password', '🎟'.repeat(minLength - 1), 'tooShort'],
] as const

describe.each(languages)('the browser’s validation (%s)', (language) => {
  it.each(faults)('of %s "%s" has the commerce API’s message: %s', async (field, value, fault) => {
    expect(await fetchApiMessage(field, value, language)).toEqual([
      [field, validationMessage(fault, language).replace('{{minimum}}', String(minLength))],
    ])
  })
})

describe('the browser accepts', () => {
  it.each(['+44 20 7946 0000', '(030) 23125-000', ' 020/7946.0000 '])(
    'as a telephone number, "%s", so does the API',
    async (telephone) => {
      expect(telephone).toMatch(new RegExp(`^(?:${fieldRules.telephone.pattern})$`, 'v'))
      const response = await fetch(`${api.url}/users`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...right, email: `${crypto.randomUUID()}@example.com`, telephone }),
      })
      expect(response.status).toBe(201)
    },
  )
})
