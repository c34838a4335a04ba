import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
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

afterEach(() => api.reset())

it.each([
  ['en', 'A user with the provided ID could not be found.'],
  ['de', 'Ein Benutzer mit der angegebenen ID wurde nicht gefunden.'],
])('a new password of an unknown user is rejected with the API’s message (%s)', async (language, message) => {
  api.script('GET /users/user-1', () => ({ status: 404, body: { 'hydra:description': message } }))
  const browser = bff.browser()
  browser.cookies.set('currentLanguage', language)
  await browser.post('/bff/session', { email: 'ada@example.com', password: 'right' })
  const passwords = {
    currentPassword: 'the one so far',
    newPassword: 'another long password',
    confirmPassword: 'another long password',
  }
  const response = await browser.send('PUT', '/bff/profile/password', passwords)
  expect(api.count('PUT /users/user-1/change-password')).toBe(0)
  expect({
    status: response.status,
    code: response.body.code,
    message: response.body.message,
    fields: response.body.fields,
  }).toEqual({ status: 404, code: 'rejected', message, fields: undefined })
})

describe('signing in again for a sensitive change', () => {
  const profile = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Quill', telephone: null }
  const user = { ...profile, id: 'user-1', emailVerified: true }
  const newPassword = 'another long password'
  const changes = {
    password: [
      'PUT',
      '/bff/profile/password',
      { currentPassword: 'right', newPassword, confirmPassword: newPassword, revokeOthers: false },
    ],
    email: ['PUT', '/bff/profile', { ...profile, email: 'new@example.com', currentPassword: 'right' }],
  } as const

  const startCustomer = async () => {
    const browser = bff.browser()
    await browser.post('/bff/session', { email: 'ada@example.com', password: 'right' })
    api.script('GET /users/user-1', () => ({ body: user }))
    api.script('PUT /users/user-1', () => ({ body: user }))
    api.script('PUT /users/user-1/change-password', () => ({ body: { message: 'Changed.' } }))
    api.calls.length = 0
    return browser
  }

  const revokedTokens = () => api.calls.flatMap(({ method, body }) => (method === 'DELETE' ? [body.refresh_token] : []))

  it.each(Object.entries(changes))('gives the session a new id: %s [S15]', async (_name, [method, path, body]) => {
    const browser = await startCustomer()
    const thief = browser.copy()
    expect((await thief.get('/bff/session')).body).toMatchObject({ guest: false })
    expect((await browser.send(method, path, body)).status).toBe(200)
    expect(browser.getSessionCookie()).not.toBe(thief.getSessionCookie())
    expect((await thief.get('/bff/session')).body).toMatchObject({ guest: true })
    expect((await browser.get('/bff/session')).body).toMatchObject({ guest: false, id: 'user-1' })
    // The API also revokes the tokens of the old session.
    expect(revokedTokens()).toContainEqual(expect.stringContaining('CANARY-REFRESH-user'))
  })

  it('makes a concurrent request of the old id repeat with the new cookie, as signing in does [S15]', async () => {
    const browser = await startCustomer()
    const tab = browser.copy()
    const held = api.holdResponse('POST /token/refresh')
    let reads = 0
    api.script('GET /users/user-1', () => (reads++ === 0 ? { status: 401 } : { body: user }))
    const pending = tab.get('/bff/profile')
    await held.requested
    await browser.send(...changes.password)
    held.release()
    const response = await pending
    expect({ status: response.status, setCookie: response.headers.getSetCookie() }).toEqual({
      status: 409,
      setCookie: [],
    })
    expect((await browser.get('/bff/session')).body).toMatchObject({ guest: false })
  })

  it('changes nothing when the password is wrong', async () => {
    const browser = await startCustomer()
    const cookie = browser.getSessionCookie()
    api.script('POST /auth', () => ({ status: 401, body: { message: 'Invalid credentials.' } }))
    const response = await browser.send(...changes.password)
    expect({ status: response.status, field: response.body.fields[0].field }).toEqual({
      status: 422,
      field: 'currentPassword',
    })
    expect(browser.getSessionCookie()).toBe(cookie)
    expect(api.count('PUT /users/user-1/change-password')).toBe(0)
  })
})
