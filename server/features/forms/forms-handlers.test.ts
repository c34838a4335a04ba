import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createMailbox } from '#reference-api/testing/mailbox.ts'
import { startFixtureApi } from '#reference-api/testing/start-fixture-api.ts'
import { startBff, type TestBff } from '../../testing/start-bff.ts'
import { startRedis, type TestRedis } from '../../testing/start-redis.ts'
import type { ShopperBrowser } from '../../testing/shopper-browser.ts'

let redis: TestRedis
let mailbox: Awaited<ReturnType<typeof createMailbox>>
let api: Awaited<ReturnType<typeof startFixtureApi>>
let bff: TestBff
let time = Date.now()

beforeAll(async () => {
  ;[redis, mailbox] = await Promise.all([startRedis(), createMailbox()])
  api = await startFixtureApi({ mailFolder: mailbox.folder })
  const env = {
    REDIS_URL: redis.url,
    COMMERCE_API_URL: api.url,
    LIMIT_FORMS_ACCOUNT: '3/1h',
    LIMIT_FORMS_IP: '6/1h',
  }
  bff = await startBff({ env, now: () => time })
})
afterAll(async () => {
  await bff.close()
  // The API writes the last emails after it has responded.
  await Promise.all([redis.close(), api.close()])
  await mailbox.remove()
})
afterEach(() => redis.client.flushall())

const createEmail = () => `wanda-${crypto.randomUUID()}@example.com`

const german = () => {
  const browser = bff.browser()
  browser.cookies.set('currentLanguage', 'de')
  return browser
}

/** Opens a form, and advances the clock by the time that a person needs to fill it in. */
const openForm = async (browser: ShopperBrowser, code: string) => {
  const { body } = await browser.get(`/bff/forms/${code}`)
  time += 5_000
  return body.formToken as string
}

const message = (email: string) => ({ topic: 'lost', name: 'Wanda Quill', email, message: 'One trombone.' })

const send = (browser: ShopperBrowser, code: string, values: object, formToken: string, requestFields: object = {}) =>
  browser.post(`/bff/forms/${code}/submissions`, { values, formToken, ...requestFields })

describe('a form', () => {
  it('is in the shopper’s language, without a session and without its recipient', async () => {
    const browser = german()
    const { status, body } = await browser.get('/bff/forms/contact-us')
    expect({ status, title: body.title, fieldNames: body.fields.map(({ name }: { name: string }) => name) }).toEqual({
      status: 200,
      title: 'Schreib uns',
      fieldNames: ['topic', 'orderNumber', 'name', 'email', 'message'],
    })
    expect(Object.keys(body).sort()).toEqual([
      'code',
      'doneText',
      'doneTitle',
      'fields',
      'formToken',
      'intro',
      'submitLabel',
      'title',
    ])
    expect([...browser.cookies.keys()]).toEqual(['currentLanguage'])
    expect((await browser.get('/bff/forms/nothing')).status).toBe(404)
    expect((await browser.get('/bff/forms/..%2Fusers')).status).toBe(404)
  })

  it('is mailed to operators and sender once when it is sent several times', async () => {
    const [browser, email] = [bff.browser(), createEmail()]
    const formToken = await openForm(browser, 'contact-us')
    const responses = await Promise.all([1, 2].map(() => send(browser, 'contact-us', message(email), formToken)))
    for (const { status, body } of responses)
      expect({ status, bodyKeys: Object.keys(body) }).toEqual({ status: 200, bodyKeys: ['message'] })
    await mailbox.waitForEmails(email)
    const otherEmail = createEmail()
    await send(browser, 'contact-us', message(otherEmail), formToken)
    await mailbox.waitForEmails(otherEmail)
    expect(await mailbox.findEmailsTo(email)).toHaveLength(1)
    expect(await mailbox.findEmailsTo('boxoffice@example.com', email)).toHaveLength(1)
  })

  it('has errors at its fields, in the sender’s language', async () => {
    const browser = german()
    const rejected = await send(
      browser,
      'private-hire',
      { venue: 'moon', email: 'x' },
      await openForm(browser, 'private-hire'),
    )
    expect({ status: rejected.status, code: rejected.body.code }).toEqual({ status: 422, code: 'rejected' })
    const fields = Object.fromEntries(
      rejected.body.fields.map(({ field, message: text }: { field: string; message: string }) => [field, text]),
    )
    expect(fields).toMatchObject({
      venue: 'Wähle eine der Möglichkeiten.',
      name: 'Dieses Feld ist erforderlich.',
      email: 'Gib eine E‑Mail-Adresse wie name@example.com ein.',
    })
  })

  it('for the newsletter starts the double opt-in, within its limits', async () => {
    const [browser, email] = [bff.browser(), createEmail()]
    const formToken = await openForm(browser, 'newsletter')
    for (let times = 1; times <= 5; times += 1) {
      const to = email.replace('@', `+${times}@`)
      expect((await send(browser, 'newsletter', { email: to }, formToken)).status).toBe(200)
      if (times <= 3) await mailbox.waitForEmails(to)
    }
    for (const times of [4, 5]) expect(await mailbox.findEmailsTo(email.replace('@', `+${times}@`))).toEqual([])
    await redis.client.flushall()
    expect((await send(browser, 'newsletter', { email }, formToken)).status).toBe(200)
    expect(await mailbox.waitForToken(email, '/newsletter/confirm')).toMatch(/^[\w-]{43}$/)
  })
})

describe('a suspected bot', () => {
  it('that fills in the honeypot gets an error, and a person may send again [S42]', async () => {
    const [browser, email] = [bff.browser(), createEmail()]
    const formToken = await openForm(browser, 'contact-us')
    const rejected = await send(browser, 'contact-us', message(email), formToken, { honeypot: 'https://example.com' })
    expect({ status: rejected.status, message: rejected.body.message }).toEqual({
      status: 422,
      message: expect.stringMatching(/took this for a robot/),
    })
    expect((await send(browser, 'contact-us', message(email), formToken)).status).toBe(200)
  })

  it('that sends too fast has to wait', async () => {
    const [browser, email] = [german(), createEmail()]
    const { formToken } = (await browser.get('/bff/forms/contact-us')).body
    const rejected = await send(browser, 'contact-us', message(email), formToken)
    expect({ status: rejected.status, message: rejected.body.message }).toEqual({
      status: 422,
      message: expect.stringMatching(/schneller, als Menschen schreiben/),
    })
    time += 1_000
    expect((await send(browser, 'contact-us', message(email), formToken)).status).toBe(200)
  })

  it('needs a token of the last 24 hours', async () => {
    const browser = bff.browser()
    const formToken = await openForm(browser, 'contact-us')
    time += 86_400_000
    for (const invalidToken of [formToken, '', 'made.up']) {
      const rejected = await send(browser, 'contact-us', message(createEmail()), invalidToken)
      expect({ status: rejected.status, field: rejected.body.fields[0].field }).toEqual({
        status: 422,
        field: 'formToken',
      })
    }
  })

  it('is limited per IP address [S42]', async () => {
    const browser = bff.browser()
    const formToken = await openForm(browser, 'contact-us')
    const statuses: number[] = []
    for (let times = 0; times < 7; times += 1)
      statuses.push((await send(browser, 'contact-us', message(createEmail()), formToken)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
  })
})
