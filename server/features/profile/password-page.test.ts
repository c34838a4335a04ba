import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCustomer } from '../../testing/customer.ts'
import { createShopperBrowser } from '../../testing/shopper-browser.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { startApp, type StartedApp } from '../../testing/start-app.ts'

let shop: StartedApp
let server: TestServer

beforeAll(async () => {
  // The test checks messages, so a busy machine gets long timeouts.
  shop = await startApp({ REDIS_TIMEOUT_MS: '5000', UPSTREAM_TIMEOUT_MS: '20000' })
  server = await startTestServer(shop.app)
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

it.each([
  ['en', 'A user with the provided ID could not be found.', 'Error: '],
  ['de', 'Ein Benutzer mit der angegebenen ID wurde nicht gefunden.', 'Fehler: '],
])('the password form of a deleted user shows the error on its page (%s)', async (language, sentence, prefix) => {
  const browser = createShopperBrowser(server.url)
  browser.cookies.set('currentLanguage', language)
  const { form: person } = await createCustomer({ browser: () => browser })
  // Deletes the account while the access token is still valid, which it is for some minutes.
  await shop.api.db.updateTable('users').set({ anonymised_at: new Date() }).where('email', '=', person.email).execute()

  const form = new URLSearchParams({
    currentPassword: person.password,
    newPassword: 'another long password',
    confirmPassword: 'another long password',
  })
  const response = await fetch(`${server.url}/account/password`, {
    method: 'POST',
    headers: { cookie: browser.getCookieHeader(), 'sec-fetch-site': 'same-origin' },
    body: form,
  })
  const html = await response.text()
  expect(response.status).toBe(404)
  expect(html).toContain(`<title>${prefix}`)
  const [summary] = /<div[^>]* role="alert"[\s\S]*?<\/div>/.exec(html) ?? []
  expect(summary).toContain(sentence)
  expect(html).toMatch(/<input[^>]* id="newPassword"/)
})
