import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startApiUnderTest, isRemote } from '../testing/api-under-test.ts'
import { createCheckout, returnUrl } from '../testing/checkout.ts'
import { createMailbox } from '../testing/mailbox.ts'
import { parseMail } from '../testing/parse-mail.ts'
import { createTestClock } from '../testing/test-clock.ts'
import type { PaymentProvider } from './provider.ts'

const minuteMs = 60_000
const sku = 'EV-open-night-standing'
const clock = createTestClock()
const mailbox = await createMailbox()
afterAll(mailbox.remove)

/**
 * The sandbox, with recorded calls of `capture`; on request `capture` fails once and the response of `cancel` is lost
 * once.
 */
let captured: string[] = []
let failsToCapture = false
let losesResponse = false
const recordCalls = (sandbox: PaymentProvider): PaymentProvider => ({
  ...sandbox,
  capture: async (reference) => {
    if (failsToCapture) {
      failsToCapture = false
      throw new Error('The provider is away')
    }
    captured.push(reference)
    await sandbox.capture(reference)
  },
  cancel: async (reference) => {
    await sandbox.cancel(reference)
    if (!losesResponse) return
    losesResponse = false
    throw new Error('The connection was lost')
  },
})

// A delay longer than the payment may take. No scheduled job runs: only the tests reconcile.
const api = startApiUnderTest({
  now: clock.now,
  mailFolder: mailbox.folder,
  sandboxDelayMs: 40 * minuteMs,
  frequentJobIntervalMs: 60 * minuteMs,
  accessTokenSeconds: 86_400,
  paymentProviders: (sandbox) => [recordCalls(sandbox)],
})
const { confirmBasket, updatePayment, chooseOutcome, readBasket } = createCheckout(api)

beforeEach(async () => {
  captured = []
  losesResponse = false
  failsToCapture = false
  if (isRemote) return
  await api.db.deleteFrom('stock_holds').execute()
  await api.db.updateTable('variants').set({ stock: 2 }).where('sku', '=', sku).execute()
})

/** A guest has paid for the last two tickets, and the money arrives after the hold has expired. */
const createLatePayment = async (email: string, language = 'en') => {
  const shopper = await confirmBasket({ email })
  const body = { basket: shopper.basket, provider: 'sandbox', returnUrl, idempotencyKey: 'attempt-1' }
  const started = await api.sendRequest('POST', '/payment-transactions', { token: shopper.token, language, body })
  await chooseOutcome(started.body.redirectUrl, 'delay')
  clock.advance({ seconds: 41 * 60 })
  // The hold is released while the result of the payment is unknown; the basket waits for the result.
  expect((await readBasket(shopper.token, shopper.basket)).body.status).toBe('confirmed')
  return { ...shopper, id: started.body.id as string }
}

const sellTicketsToOtherShopper = async () => {
  const { token } = await api.createGuest()
  const otherBasket = await api.sendRequest('POST', '/baskets', {
    token,
    body: { lines: [{ productVariant: sku, quantity: 2 }] },
  })
  expect(otherBasket.status).toBe(201)
}

const findOrdersOfBasket = (basket: string) =>
  api.db.selectFrom('orders').select('id').where('basket_id', '=', basket).execute()
const readSandboxPayment = (id: string) =>
  api.db
    .selectFrom('sandbox_payments')
    .select(['status', 'refunded'])
    .where('transaction_id', '=', id)
    .executeTakeFirstOrThrow()
const listEmails = async (email: string) => (await mailbox.waitForEmails(email)).map((email) => parseMail(email))
const tooLateMessage =
  'Your payment came too late: somebody else has what you had chosen. You get your money back in full.'

describe.skipIf(isRemote)('a payment that arrives after its hold has expired', () => {
  it('is cancelled uncaptured when the tickets are sold out, and its basket stays usable', async () => {
    const { basket, token, id } = await createLatePayment('late@example.com')
    await sellTicketsToOtherShopper()
    // Every later request gets the same result.
    for (const { body } of await Promise.all([0, 1, 2].map(() => updatePayment(token, id)))) {
      expect(body).toMatchObject({ status: 'cancelled', reason: tooLateMessage, order: null, redirectUrl: null })
    }
    expect((await updatePayment(token, id)).body).toMatchObject({
      status: 'cancelled',
      reason: tooLateMessage,
      order: null,
    })
    expect([await readSandboxPayment(id), captured, await findOrdersOfBasket(basket)]).toEqual([
      { status: 'cancelled', refunded: 0 },
      [],
      [],
    ])
    expect((await readBasket(token, basket)).body).toMatchObject({
      status: 'open',
      lines: [],
      lapsed: [{ quantity: 2 }],
    })
    expect((await api.sendRequest('POST', `/baskets/${basket}/convert`, { token })).status).toBe(409)
    expect(await listEmails('late@example.com')).toHaveLength(1)
  })

  it.each([
    ['en', 'Your money is on its way back', 'Your payment of £40.00 reached us after your time'],
    ['de', 'Dein Geld ist auf dem Rückweg', 'Deine Zahlung von 40,00\u00a0£ kam an, als deine Zeit'],
  ])('is reported by email in the language of the shopper: %s', async (language, subject, expectedText) => {
    const email = `late-${language}@example.com`
    const { token, id } = await createLatePayment(email, language)
    await sellTicketsToOtherShopper()
    await updatePayment(token, id)
    const [message] = await listEmails(email)
    expect(message).toMatchObject({ subject, attachments: [] })
    expect(message?.text.replaceAll('\n', ' ')).toContain(expectedText)
    expect(message?.text).toContain('http://localhost:3000/basket')
    // The payment cost nothing, so the email has no name that was typed.
    expect(message?.text).not.toContain('Bea')
  })

  it('is returned once and reported when the response of the provider is lost', async () => {
    const { basket, token, id } = await createLatePayment('lost@example.com')
    await sellTicketsToOtherShopper()
    losesResponse = true
    expect((await updatePayment(token, id)).status).toBe(500)
    expect((await updatePayment(token, id)).body).toMatchObject({
      status: 'cancelled',
      reason: tooLateMessage,
      order: null,
    })
    expect([await readSandboxPayment(id), captured, await findOrdersOfBasket(basket)]).toEqual([
      { status: 'cancelled', refunded: 0 },
      [],
      [],
    ])
    // A scheduled job sends it.
    expect(await api.db.selectFrom('order_letters').select('kind').where('sent_at', 'is', null).execute()).toEqual([
      { kind: 'payment_returned' },
    ])
  })

  it('is refunded once when the provider has captured it already', async () => {
    const { token, id } = await createLatePayment('taken@example.com')
    await sellTicketsToOtherShopper()
    await api.db.updateTable('sandbox_payments').set({ status: 'captured' }).where('transaction_id', '=', id).execute()
    const responses = await Promise.all([0, 1].map(() => updatePayment(token, id)))
    for (const { body } of responses)
      expect(body).toMatchObject({ status: 'cancelled', reason: tooLateMessage, order: null })
    expect(await readSandboxPayment(id)).toEqual({ status: 'captured', refunded: 4000 })
  })

  it('becomes an order when the capture fails, and is captured later', async () => {
    const { basket, token, id } = await createLatePayment('uncaptured@example.com')
    failsToCapture = true
    const { status, body } = await updatePayment(token, id)
    expect([status, body.status, captured]).toEqual([200, 'authorised', []])
    expect(await findOrdersOfBasket(basket)).toEqual([{ id: body.order.id }])
    expect((await updatePayment(token, id)).body).toMatchObject({ status: 'captured', order: { id: body.order.id } })
    expect([captured.length, await findOrdersOfBasket(basket)]).toEqual([1, [{ id: body.order.id }]])
  })

  it('becomes an order when the tickets are available again', async () => {
    const { basket, token, id } = await createLatePayment('again@example.com')
    const { body } = await updatePayment(token, id)
    expect(body).toMatchObject({ status: 'captured', reason: null, order: { key: expect.any(String) } })
    expect([await readSandboxPayment(id), captured.length, await findOrdersOfBasket(basket)]).toEqual([
      { status: 'captured', refunded: 0 },
      1,
      [{ id: body.order.id }],
    ])
    expect(await api.db.selectFrom('variants').select('stock').where('sku', '=', sku).executeTakeFirst()).toEqual({
      stock: 0,
    })
    const [message] = await listEmails('again@example.com')
    expect(message?.subject).toContain('PX-')
  })
})
