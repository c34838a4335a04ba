import { afterAll, describe, expect, it } from 'vitest'
import { startApiUnderTest, isRemote } from '../../testing/api-under-test.ts'
import { createMailbox } from '../../testing/mailbox.ts'
import { parseMail } from '../../testing/parse-mail.ts'
import { createTestClock } from '../../testing/test-clock.ts'

const mailbox = await createMailbox()
afterAll(() => mailbox.remove())
const clock = createTestClock()
const api = startApiUnderTest({ mailFolder: mailbox.folder, shopUrl: 'https://shop.example', now: clock.now })

const address = () => `test-${crypto.randomUUID()}@example.com`
const subscribe = (email: unknown, language = 'en') =>
  api.sendRequest('POST', '/newsletter-subscriptions', { body: { email, language } })
const confirm = (token: string) => api.sendRequest('POST', '/newsletter-subscriptions/confirm', { body: { token } })
const unsubscribe = (token: string) =>
  api.sendRequest('POST', '/newsletter-subscriptions/unsubscribe', { body: { token } })
const confirmation = (email: string, count = 1) => mailbox.waitForToken(email, '/newsletter/confirm', count)
const waitForUnsubscribeToken = (email: string, count = 1) =>
  mailbox.waitForToken(email, '/newsletter/unsubscribe', count)
const waitForWelcomeEmails = (email: string, count = 1) => mailbox.waitForEmails(email, 'From now on', count)

const subscribed = async () => {
  const email = address()
  await subscribe(email)
  await confirm(await confirmation(email))
  await waitForWelcomeEmails(email)
  return email
}

describe('subscribing to the newsletter', () => {
  it('gets the same response for every valid address', async () => {
    const email = address()
    const [first, second] = [await subscribe(email), await subscribe(email)]
    expect(first.status).toBe(202)
    expect(second).toMatchObject({ status: 202, body: first.body })
    const rejected = await subscribe('nonsense')
    expect(rejected).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'email' }] } })
    expect((await subscribe(email, 'fr')).body.violations).toMatchObject([{ propertyPath: 'language' }])
  })

  it.skipIf(isRemote)(
    'sends an email in the chosen language with headers by which mail programs unsubscribe',
    async () => {
      const email = address()
      await subscribe(email, 'de')
      const [message] = await mailbox.waitForEmails(email)
      const { subject, text } = parseMail(message!)
      expect(subject).toBe('Noch ein Schritt zu unserem Newsletter')
      expect(text).toContain('https://shop.example/newsletter/confirm?token=')
      expect(message).toMatch(
        /List-Unsubscribe:\s+<https:\/\/shop\.example\/newsletter\/unsubscribe\?token=[\w-]{43}&lng=de>/,
      )
      expect(message).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
    },
  )

  it.skipIf(isRemote)('sends at most one email a minute, and only the latest link is valid', async () => {
    const email = address()
    await Promise.all([subscribe(email), subscribe(email), subscribe(email)])
    const first = await confirmation(email)
    await subscribe(email)
    clock.advance({ seconds: 61 })
    await subscribe(email)
    const second = await confirmation(email, 2)
    expect(await mailbox.findEmailsTo(email)).toHaveLength(2)
    expect((await confirm(first)).status).toBe(422)
    expect((await confirm(second)).status).toBe(200)
  })

  it.skipIf(isRemote)('sends nothing to a subscriber and does not reveal it', async () => {
    const email = await subscribed()
    const knownResponse = await subscribe(email)
    expect(knownResponse.body).toEqual((await subscribe(address())).body)
    clock.advance({ seconds: 61 })
    await subscribe(email)
    const after = await subscribed()
    expect(await mailbox.findEmailsTo(after)).toHaveLength(2)
    expect(await mailbox.findEmailsTo(email)).toHaveLength(2)
  })
})

describe('a newsletter link', () => {
  it('with an invalid token is a violation at `token`', async () => {
    for (const response of [await confirm('made-up'), await unsubscribe('made-up'), await confirm('')]) {
      expect(response.status).toBe(422)
      expect(response.body.violations).toEqual([
        { propertyPath: 'token', message: 'This link no longer works. Ask for a new one.' },
      ])
    }
  })

  it.skipIf(isRemote)('confirms once, works repeatedly, and causes one welcome email', async () => {
    const email = address()
    await subscribe(email)
    const token = await confirmation(email)
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect(await confirm(token)).toMatchObject({ status: 200, body: { message: 'You are on the list.' } })
    }
    await subscribed()
    expect(await waitForWelcomeEmails(email)).toHaveLength(1)
  })

  it.skipIf(isRemote)('expires after two days', async () => {
    const email = address()
    await subscribe(email)
    const token = await confirmation(email)
    clock.advance({ days: 2, seconds: 1 })
    expect((await confirm(token)).status).toBe(422)
  })

  it.skipIf(isRemote)('is valid for its own purpose only', async () => {
    const email = address()
    await subscribe(email)
    expect((await confirm(await waitForUnsubscribeToken(email))).status).toBe(422)
    expect((await unsubscribe(await confirmation(email))).status).toBe(422)
  })

  it.skipIf(isRemote)('unsubscribes, also repeatedly, and makes older confirmation links invalid', async () => {
    const email = address()
    await subscribe(email)
    const confirmationToken = await confirmation(email)
    await confirm(confirmationToken)
    await waitForWelcomeEmails(email)
    clock.advance({ days: 300 })
    const unsubscribeToken = await waitForUnsubscribeToken(email, 2)
    expect((await unsubscribe(unsubscribeToken)).status).toBe(200)
    expect((await unsubscribe(unsubscribeToken)).status).toBe(200)
    expect((await confirm(confirmationToken)).status).toBe(422)
    await subscribe(email)
    expect((await confirm(await confirmation(email, 2))).status).toBe(200)
  })

  it.skipIf(isRemote)('unsubscribes before the confirmation', async () => {
    const email = address()
    await subscribe(email)
    const confirmationToken = await confirmation(email)
    await unsubscribe(await waitForUnsubscribeToken(email))
    expect((await confirm(confirmationToken)).status).toBe(422)
  })
})

describe('a user', () => {
  const status = async (id: string, token: string) =>
    (await api.sendRequest('GET', `/users/${id}/newsletter`, { token })).body.status
  const choose = (id: string, token: string, subscribe: unknown) =>
    api.sendRequest('PUT', `/users/${id}/newsletter`, { token, body: { subscribed: subscribe } })
  const verify = async (email: string) => {
    await api.sendRequest('POST', '/users/verify-email', {
      body: { token: await mailbox.waitForToken(email, '/verify-email'), password: 'a rather long password' },
    })
  }

  it.skipIf(isRemote)('whose address is verified subscribes and unsubscribes at once', async () => {
    const { id, email, token } = await api.createCustomer()
    await verify(email)
    expect(await status(id, token)).toBe('none')
    expect((await choose(id, token, true)).body).toMatchObject({
      '@type': 'NewsletterSubscription',
      email,
      status: 'subscribed',
    })
    await waitForWelcomeEmails(email)
    expect((await choose(id, token, true)).body.status).toBe('subscribed')
    expect((await choose(id, token, false)).body.status).toBe('none')
    expect(await status(id, token)).toBe('none')
    expect((await choose(id, token, 'yes')).body.violations).toMatchObject([{ propertyPath: 'subscribed' }])
  })

  it.skipIf(isRemote)('whose address is not verified receives a link first', async () => {
    const { id, email, token } = await api.createCustomer()
    expect((await choose(id, token, true)).body.status).toBe('pending')
    expect((await confirm(await confirmation(email))).status).toBe(200)
    expect(await status(id, token)).toBe('subscribed')
    expect((await choose(id, token, true)).body.status).toBe('subscribed')
    expect((await choose(id, token, false)).body.status).toBe('none')
    await verify(email)
    expect(await status(id, token)).toBe('none')
  })

  it.skipIf(isRemote)('who unsubscribes while pending makes the sent link invalid', async () => {
    const { id, email, token } = await api.createCustomer()
    await choose(id, token, true)
    const confirmationToken = await confirmation(email)
    expect((await choose(id, token, false)).body.status).toBe('none')
    expect((await confirm(confirmationToken)).status).toBe(422)
    await verify(email)
    expect(await status(id, token)).toBe('none')
  })

  it.skipIf(isRemote)('who verifies the address needs no second link', async () => {
    const { id, email, token } = await api.createCustomer()
    await choose(id, token, true)
    await confirmation(email)
    await verify(email)
    expect(await status(id, token)).toBe('subscribed')
    expect(await waitForWelcomeEmails(email)).toHaveLength(1)
  })

  it.skipIf(isRemote)('who is subscribed receives a verification link and then sees the subscription', async () => {
    const email = await subscribed()
    const body = { firstName: 'Ada', lastName: 'Quill', email, password: 'a rather long password' }
    const { id } = (await api.sendRequest('POST', '/users', { body })).body
    const { token } = (await api.sendRequest('POST', '/auth', { body })).body
    await mailbox.waitForToken(email, '/verify-email')
    clock.advance({ seconds: 61 })
    expect((await choose(id, token, true)).body.status).toBe('pending')
    await api.sendRequest('POST', '/users/verify-email', {
      token,
      body: { token: await mailbox.waitForToken(email, '/verify-email', 2) },
    })
    expect(await status(id, token)).toBe('subscribed')
  })

  it.skipIf(isRemote)('with a new address keeps the newsletter after verifying the new address', async () => {
    const { id, email, token } = await api.createCustomer()
    await verify(email)
    await choose(id, token, true)
    await waitForWelcomeEmails(email)
    const next = address()
    await api.sendRequest('PUT', `/users/${id}`, { token, body: { email: next } })
    expect(await status(id, token)).toBe('subscribed')
    await verify(next)
    expect(await status(id, token)).toBe('subscribed')
    expect(await waitForWelcomeEmails(next)).toHaveLength(1)
    // The subscription of the old address has ended, so a request for it starts again.
    clock.advance({ seconds: 61 })
    await subscribe(email)
    expect(await confirmation(email)).toMatch(/./)
  })

  it.skipIf(isRemote)('without the newsletter stays unsubscribed at a new address', async () => {
    const { id, token } = await api.createCustomer()
    const next = address()
    await api.sendRequest('PUT', `/users/${id}`, { token, body: { email: next } })
    await verify(next)
    expect(await status(id, token)).toBe('none')
  })

  it.skipIf(isRemote)('can neither see nor end the subscription of another person’s address [S44]', async () => {
    const email = await subscribed()
    const body = { firstName: 'Mallory', lastName: 'Quill', email, password: 'a rather long password' }
    const { id } = (await api.sendRequest('POST', '/users', { body })).body
    const { token } = (await api.sendRequest('POST', '/auth', { body })).body
    expect(await status(id, token)).toBe('none')
    expect((await choose(id, token, true)).body.status).toBe('pending')
    expect((await choose(id, token, false)).body.status).toBe('none')
    await verify(email)
    expect(await status(id, token)).toBe('subscribed')
  })

  it('gets 404 for the newsletter of other users', async () => {
    const [customer, otherCustomer] = [await api.createCustomer(), await api.createCustomer()]
    const guest = await api.createGuest()
    for (const token of [otherCustomer.token, guest.token]) {
      expect((await api.sendRequest('GET', `/users/${customer.id}/newsletter`, { token })).status).toBe(404)
      expect((await choose(customer.id, token, true)).status).toBe(404)
    }
    expect((await api.sendRequest('GET', `/users/${customer.id}/newsletter`)).status).toBe(401)
  })
})
