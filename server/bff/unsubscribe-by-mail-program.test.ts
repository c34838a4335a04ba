import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmailToken } from '#reference-api/store/accounts/email-tokens.ts'
import { confirmSubscription, findSubscription, requestSubscription } from '#reference-api/store/accounts/newsletter.ts'
import { startApp, type StartedApp } from '../testing/start-app.ts'

let shop: StartedApp
beforeAll(async () => {
  shop = await startApp()
})
afterAll(() => shop.close())

const subscribe = async () => {
  const { db } = shop.api
  const [email, now] = [`ada-${crypto.randomUUID()}@example.com`, new Date()]
  await requestSubscription(db, email, 'en', now)
  await confirmSubscription(db, email, now)
  return { email, token: await createEmailToken(db, 'newsletter-unsubscribe', email, null, now) }
}
const readStatus = async (email: string) => (await findSubscription(shop.api.db, email))?.status
const post = (query: string) => request(shop.app).post(`/newsletter/unsubscribe${query}`)

describe('a mail program', () => {
  it.each([
    ['as a form', (query: string) => post(query).type('form').send('List-Unsubscribe=One-Click')],
    ['as multipart', (query: string) => post(query).field('List-Unsubscribe', 'One-Click')],
  ])('ends a subscription by the header of an email, sent %s', async (_how, send) => {
    const { email, token } = await subscribe()
    expect((await request(shop.app).get(`/newsletter/unsubscribe?token=${token}&lng=en`)).status).toBe(200)
    expect(await readStatus(email)).toBe('subscribed')
    const { status, headers } = await send(`?token=${token}&lng=en`)
    expect({ status, caching: headers['cache-control'], cookie: headers['set-cookie'] }).toEqual({
      status: 200,
      caching: 'private, no-store',
      cookie: undefined,
    })
    expect(await readStatus(email)).toBe('unsubscribed')
  })

  it.each([
    ['a made-up token', '?token=made-up', 422],
    ['a long token', `?token=${'x'.repeat(501)}`, 400],
    // Without one token in the URL it is the form of the page, which another site must not send.
    ['no token', '', 403],
    ['two tokens', '?token=a&token=b', 403],
  ])('changes nothing with %s [S26]', async (_name, query, expected) => {
    const { email } = await subscribe()
    expect((await post(query).type('form').send('List-Unsubscribe=One-Click')).status).toBe(expected)
    expect(await readStatus(email)).toBe('subscribed')
  })
})
