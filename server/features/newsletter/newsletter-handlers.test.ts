import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createMailbox } from '#reference-api/testing/mailbox.ts'
import { createCustomer } from '../../testing/customer.ts'
import type { ShopperBrowser } from '../../testing/shopper-browser.ts'
import { startFullBff } from '../../testing/start-full-bff.ts'

const mailbox = await createMailbox()
const { bff, redis, close } = await startFullBff({
  api: { mailFolder: mailbox.folder },
  env: { FORM_MIN_FILL_MS: '0' },
})
afterAll(async () => {
  await close()
  await mailbox.remove()
})
afterEach(() => redis.client.flushall())

const createEmail = () => `ada-${crypto.randomUUID()}@example.com`
const subscribe = async (browser: ShopperBrowser, email: string) => {
  const { formToken } = (await browser.get('/bff/forms/newsletter')).body
  return browser.post('/bff/forms/newsletter/submissions', { values: { email }, formToken })
}
const confirm = (browser: ShopperBrowser, token: string) => browser.post('/bff/newsletter/confirmations', { token })
const unsubscribe = (browser: ShopperBrowser, token: string) =>
  browser.post('/bff/newsletter/unsubscriptions', { token })
const choose = (browser: ShopperBrowser, subscribed: boolean) => browser.send('PUT', '/bff/newsletter', { subscribed })

const customer = async (email: string) => (await createCustomer(bff, { email })).browser

describe('the newsletter', () => {
  it('is confirmed with the token of the email and ended with the token of any later one', async () => {
    const [browser, email] = [bff.browser(), createEmail()]
    const requested = await subscribe(browser, email)
    expect({ status: requested.status, bodyKeys: Object.keys(requested.body) }).toEqual({
      status: 200,
      bodyKeys: ['message'],
    })
    const confirmed = await confirm(browser, await mailbox.waitForToken(email, '/newsletter/confirm'))
    expect({ status: confirmed.status, bodyKeys: Object.keys(confirmed.body) }).toEqual({
      status: 200,
      bodyKeys: ['message'],
    })
    const ended = await unsubscribe(browser, await mailbox.waitForToken(email, '/newsletter/unsubscribe'))
    expect(ended.status).toBe(200)
    expect(new Set([requested, confirmed, ended].map(({ body }) => body.message)).size).toBe(3)
    expect(browser.cookies.size, 'it needs no session').toBe(0)
  })

  it('gets the same response whether or not an email is subscribed [S44]', async () => {
    const [browser, email] = [bff.browser(), createEmail()]
    const first = await subscribe(browser, email)
    await confirm(browser, await mailbox.waitForToken(email, '/newsletter/confirm'))
    const second = await subscribe(browser, email)
    expect({ status: second.status, body: second.body }).toEqual({ status: first.status, body: first.body })
  })

  it('has an error at an invalid email, in the shopper’s language', async () => {
    const [english, german] = [bff.browser(), bff.browser()]
    german.cookies.set('currentLanguage', 'de')
    const responses = [await subscribe(english, 'not an address'), await subscribe(german, 'not an address')]
    for (const { status, body } of responses)
      expect({ status, code: body.code, field: body.fields[0].field }).toEqual({
        status: 422,
        code: 'rejected',
        field: 'email',
      })
    expect(responses[0]!.body.message).not.toBe(responses[1]!.body.message)
  })

  it('rejects a token that was not mailed', async () => {
    for (const response of [await confirm(bff.browser(), 'made-up'), await unsubscribe(bff.browser(), '')])
      expect(response.status).toBe(422)
  })
})

describe("a customer's own newsletter", () => {
  it('is forbidden to guests', async () => {
    expect((await bff.browser().get('/bff/newsletter')).status).toBe(401)
    expect((await choose(bff.browser(), true)).status).toBe(401)
  })

  it('needs the mailed link while the email is not verified, and can be switched off', async () => {
    const email = createEmail()
    const browser = await customer(email)
    expect((await browser.get('/bff/newsletter')).body).toEqual({ email, status: 'none' })
    expect((await choose(browser, true)).body).toEqual({ email, status: 'pending' })
    expect((await confirm(bff.browser(), await mailbox.waitForToken(email, '/newsletter/confirm'))).status).toBe(200)
    expect((await choose(browser, false)).body).toEqual({ email, status: 'none' })
  })

  it('can be requested a limited number of times, of which requests of others use up none', async () => {
    const email = createEmail()
    const browser = await customer(email)
    for (let time = 0; time < 4; time += 1) expect((await subscribe(bff.browser(), email)).status).toBe(200)
    const statuses: number[] = []
    for (let time = 0; time < 4; time += 1) statuses.push((await choose(browser, true)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})
