import { afterAll, beforeAll, expect, it } from 'vitest'
import { startScriptedApi, type ScriptedApi } from '../../testing/scripted-api.ts'
import { startBff, type TestBff } from '../../testing/start-bff.ts'

let api: ScriptedApi
let bff: TestBff

beforeAll(async () => {
  api = await startScriptedApi()
  bff = await startBff({ env: { COMMERCE_API_URL: api.url } })
})
afterAll(async () => {
  await bff.close()
  await api.close()
})

it.each([
  ['en', 'A user with the provided ID could not be found.'],
  ['de', 'Ein Benutzer mit der angegebenen ID wurde nicht gefunden.'],
])('a new password of an unknown user is rejected with the API’s message (%s)', async (language, message) => {
  api.script('PUT /users/user-1/change-password', () => ({ status: 404, body: { 'hydra:description': message } }))
  const browser = bff.browser()
  browser.cookies.set('currentLanguage', language)
  await browser.post('/bff/session', { email: 'ada@example.com', password: 'right' })
  const passwords = {
    currentPassword: 'the one so far',
    newPassword: 'another long password',
    confirmPassword: 'another long password',
  }
  const response = await browser.send('PUT', '/bff/profile/password', passwords)
  expect(api.calls.at(-1)).toMatchObject({
    method: 'PUT',
    body: { existingPassword: 'the one so far', newPassword: 'another long password' },
  })
  expect({
    status: response.status,
    code: response.body.code,
    message: response.body.message,
    fields: response.body.fields,
  }).toEqual({ status: 404, code: 'rejected', message, fields: undefined })
})
