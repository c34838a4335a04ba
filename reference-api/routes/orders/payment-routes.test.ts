import { createHmac } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { startApiUnderTest, isRemote } from '../../testing/api-under-test.ts'
import { createCheckout, returnUrl } from '../../testing/checkout.ts'
import { createTestClock } from '../../testing/test-clock.ts'

const clock = createTestClock()
const secret = 'a secret for what payment providers say'
const api = startApiUnderTest({
  now: clock.now,
  sandboxDelayMs: 700,
  paymentWebhookSecret: secret,
  frequentJobIntervalMs: 300,
  holdMinutes: 60,
  accessTokenSeconds: 86_400,
})
const { confirmBasket, startPayment, updatePayment, chooseOutcome, readBasket } = createCheckout(api)

let otherToken = ''
beforeAll(async () => {
  otherToken = (await api.createGuest()).token
})

const beginPayment = async (basketOptions: Parameters<typeof confirmBasket>[0] = {}) => {
  const shopper = await confirmBasket(basketOptions)
  const { body } = await startPayment(shopper)
  return { ...shopper, id: body.id as string, redirectUrl: body.redirectUrl as string }
}

const findOrdersOfBasket = async (basket: string) =>
  (await api.db.selectFrom('orders').select('id').where('basket_id', '=', basket).execute()).length
const readStatus = async (id: string) =>
  (await api.db.selectFrom('payment_transactions').select('status').where('id', '=', id).executeTakeFirst())?.status
const convert = (token: string, basket: string) => api.sendRequest('POST', `/baskets/${basket}/convert`, { token })

const signNotification = (body: string, { key = secret, at = clock.now() } = {}) => {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')}`
}
const notify = (body: string, signature: string, provider = 'sandbox') =>
  api.sendRequest('POST', `/webhooks/payments/${provider}`, { body, headers: { 'sandbox-signature': signature } })

describe.skipIf(isRemote)('a payment', () => {
  it('redirects to the provider and results in one order when confirmed repeatedly', async () => {
    const shopper = await confirmBasket()
    const response = await startPayment(shopper)
    expect(response.status).toBe(201)
    expect(response.headers.get('location')).toBe(`/payment-transactions/${response.body.id}`)
    expect(response.body).toMatchObject({
      '@type': 'PaymentTransaction',
      status: 'created',
      amount: 4000,
      currency: 'GBP',
      reason: null,
      order: null,
    })
    expect(new URL(response.body.redirectUrl).origin).toBe(api.url)
    const leavingResponse = await chooseOutcome(response.body.redirectUrl, 'pay')
    expect([leavingResponse.status, leavingResponse.headers.get('location')]).toEqual([
      303,
      `${returnUrl}?transaction=${response.body.id}`,
    ])
    const responses = await Promise.all([0, 1, 2].map(() => updatePayment(shopper.token, response.body.id)))
    for (const { body } of responses)
      expect(body).toMatchObject({ redirectUrl: null, order: { key: expect.any(String) } })
    expect(new Set(responses.map(({ body }) => body.order.id)).size).toBe(1)
    expect(await findOrdersOfBasket(shopper.basket)).toBe(1)
    await vi.waitFor(async () => expect(await readStatus(response.body.id)).toBe('captured'), 5_000)
    const order = await convert(shopper.token, shopper.basket)
    expect([order.status, order.body]).toMatchObject([
      200,
      { id: responses[0]!.body.order.id, payment: { status: 'captured', amount: 4000 } },
    ])
  })

  it('becomes an order by the provider’s notification when the shopper does not return', async () => {
    const { basket, token, id, redirectUrl } = await beginPayment()
    await expect(chooseOutcome(redirectUrl, 'lose')).rejects.toThrow()
    await vi.waitFor(async () => expect((await readBasket(token, basket)).body.status).toBe('converted'), 5_000)
    await vi.waitFor(async () => expect(await readStatus(id)).toBe('captured'), 5_000)
    expect(await findOrdersOfBasket(basket)).toBe(1)
  })

  it('is unique per key, and only one is pending at a time', async () => {
    const shopper = await confirmBasket()
    const responses = await Promise.all(
      ['key-number-1', 'key-number-1', 'key-number-2'].map((key) => startPayment(shopper, key)),
    )
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1)
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 201])
    expect(new Set(responses.map(({ body }) => body.redirectUrl)).size).toBe(1)
  })

  it('that was declined ends, keeps the hold, and can be repeated with another key', async () => {
    const shopper = await beginPayment()
    await chooseOutcome(shopper.redirectUrl, 'decline')
    const { body } = await updatePayment(shopper.token, shopper.id)
    expect(body).toMatchObject({
      status: 'declined',
      redirectUrl: null,
      reason: 'The payment was declined. Nothing was charged.',
      order: null,
    })
    expect((await readBasket(shopper.token, shopper.basket)).body).toMatchObject({
      status: 'confirmed',
      hold: { expiresAt: expect.any(String) },
    })
    expect((await startPayment(shopper)).body).toMatchObject({ id: shopper.id, status: 'declined' })
    const secondAttempt = await startPayment(shopper, 'attempt-2')
    expect([secondAttempt.status, secondAttempt.body.status]).toEqual([201, 'created'])
    await chooseOutcome(secondAttempt.body.redirectUrl, 'pay')
    expect((await updatePayment(shopper.token, secondAttempt.body.id)).body.order).not.toBeNull()
    expect(await findOrdersOfBasket(shopper.basket)).toBe(1)
  })

  it('that was declined without a notification does not block a new one', async () => {
    const shopper = await beginPayment()
    await api.db
      .updateTable('sandbox_payments')
      .set({ status: 'declined' })
      .where('transaction_id', '=', shopper.id)
      .execute()
    const secondAttempt = await startPayment(shopper, 'attempt-2')
    expect([secondAttempt.status, secondAttempt.body.id === shopper.id]).toEqual([201, false])
  })

  it('is pending until a slow payment is authorised', async () => {
    const { basket, token, id, redirectUrl } = await beginPayment()
    expect((await chooseOutcome(redirectUrl, 'delay')).status).toBe(303)
    expect((await updatePayment(token, id)).body).toMatchObject({ status: 'pending', order: null })
    await vi.waitFor(async () => expect((await updatePayment(token, id)).body.order).not.toBeNull(), 5_000)
    expect(await findOrdersOfBasket(basket)).toBe(1)
  })

  it('is cancelled by its caller, and cannot be paid afterwards', async () => {
    const { basket, token, id, redirectUrl } = await beginPayment()
    expect((await updatePayment(otherToken, id, 'cancel')).status).toBe(404)
    expect((await updatePayment(token, id, 'cancel')).body).toMatchObject({
      status: 'cancelled',
      reason: 'You cancelled the payment. Nothing was charged.',
    })
    await chooseOutcome(redirectUrl, 'pay')
    expect((await updatePayment(token, id)).body.status).toBe('cancelled')
    expect(await findOrdersOfBasket(basket)).toBe(0)
  })

  it('that was authorised is not cancelled, but becomes the order', async () => {
    const { token, id, redirectUrl } = await beginPayment()
    await chooseOutcome(redirectUrl, 'pay')
    expect((await updatePayment(token, id, 'cancel')).body.order).not.toBeNull()
  })

  it('gives the order key only to its caller', async () => {
    const { token, id, redirectUrl } = await beginPayment()
    await chooseOutcome(redirectUrl, 'pay')
    const ownResponse = await updatePayment(token, id)
    const otherResponse = await updatePayment(otherToken, id)
    expect(otherResponse.body.order).toEqual({ ...ownResponse.body.order, key: null })
    expect((await api.sendRequest('PUT', `/payment-transactions/${id}`, { body: { action: 'confirm' } })).status).toBe(
      401,
    )
    expect((await updatePayment(token, crypto.randomUUID())).status).toBe(404)
  })

  it('expires, and its basket can be paid again', async () => {
    const shopper = await beginPayment()
    clock.advance({ seconds: 31 * 60 })
    expect((await updatePayment(shopper.token, shopper.id)).body).toMatchObject({
      status: 'expired',
      reason: 'The time to pay ran out. Nothing was charged.',
    })
    expect((await chooseOutcome(shopper.redirectUrl, 'pay')).status).toBe(303)
    expect((await updatePayment(shopper.token, shopper.id)).body.status).toBe('expired')
    expect(await findOrdersOfBasket(shopper.basket)).toBe(0)
  })
})

describe.skipIf(isRemote)('a payment is rejected', () => {
  it('for a basket that is unknown, open, or costs nothing', async () => {
    const { token } = await api.createGuest()
    expect((await startPayment({ basket: 'nobody-knows', token })).status).toBe(404)
    const { body } = await api.sendRequest('POST', '/baskets', { token, body: {} })
    expect((await startPayment({ basket: body.id, token })).status).toBe(409)
    const free = await confirmBasket({ promoCodes: ['FREE'] })
    expect((await startPayment(free)).status).toBe(409)
    const order = await convert(free.token, free.basket)
    expect([order.status, order.body]).toMatchObject([201, { payment: null, totals: { total: { gross: 0 } } }])
    expect((await convert(free.token, free.basket)).body.id).toBe(order.body.id)
  })

  it('for a basket that gift vouchers pay in full, which becomes an order with its tax', async () => {
    const paid = await confirmBasket({ promoCodes: ['TEST-50GB-P000-0001'] })
    expect((await startPayment(paid)).status).toBe(409)
    expect((await convert(paid.token, paid.basket)).body).toMatchObject({
      payment: null,
      totals: { total: { gross: 4000, tax: 667 }, vouchers: 4000 },
    })
  })

  it('for a return URL outside of the shop, or an unknown provider', async () => {
    const shopper = await confirmBasket()
    for (const [invalidFields, path] of [
      [{ returnUrl: 'https://evil.example/checkout/complete' }, 'returnUrl'],
      [{ returnUrl: 'javascript:alert(1)' }, 'returnUrl'],
      [{ returnUrl: '/checkout/complete' }, 'returnUrl'],
      [{ provider: 'gold' }, 'provider'],
      [{ idempotencyKey: 'short' }, 'idempotencyKey'],
    ] as const) {
      const response = await startPayment(shopper, 'attempt-1', invalidFields)
      expect([response.status, response.body.violations?.[0].propertyPath], JSON.stringify(invalidFields)).toEqual([
        422,
        path,
      ])
    }
  })

  it('and no order is placed for an unpaid basket', async () => {
    const { basket, token } = await beginPayment()
    expect((await convert(token, basket)).status).toBe(409)
    expect(await findOrdersOfBasket(basket)).toBe(0)
  })
})

describe.skipIf(isRemote)('a basket with a pending payment', () => {
  it('is reopened only by cancelling the payment', async () => {
    const { basket, token, id, redirectUrl } = await beginPayment()
    expect((await api.sendRequest('PUT', `/baskets/${basket}/reopen`, { token })).body.status).toBe('open')
    expect(await readStatus(id)).toBe('cancelled')
    await chooseOutcome(redirectUrl, 'pay')
    expect((await updatePayment(token, id)).body.status).toBe('cancelled')
    expect(await findOrdersOfBasket(basket)).toBe(0)
  })

  it('cannot be reopened when it is paid, even without a notification', async () => {
    const { basket, token, redirectUrl } = await beginPayment()
    await chooseOutcome(redirectUrl, 'pay')
    expect((await api.sendRequest('PUT', `/baskets/${basket}/reopen`, { token })).status).toBe(409)
    expect(await findOrdersOfBasket(basket)).toBe(1)
  })
})

describe.skipIf(isRemote)('a payment notification', () => {
  it('is accepted only with a fresh signature over its body', async () => {
    const { basket, id } = await beginPayment()
    const { reference } = await api.db
      .selectFrom('sandbox_payments')
      .select('reference')
      .where('transaction_id', '=', id)
      .executeTakeFirstOrThrow()
    const body = JSON.stringify({ payment: reference, status: 'captured' })
    for (const signature of [
      '',
      't=1,v1=00',
      signNotification(body, { key: 'another secret' }),
      signNotification(`${body} `),
      signNotification(body, { at: new Date(clock.now().getTime() - 6 * 60_000) }),
      signNotification(body, { at: new Date(clock.now().getTime() + 6 * 60_000) }),
    ]) {
      expect((await notify(body, signature)).status, signature).toBe(400)
    }
    // Without a valid signature the API does not parse it, so a malformed one is no different.
    expect((await notify('{"a":', 't=1,v1=00')).body).toEqual((await notify(body, 't=1,v1=00')).body)
    expect((await notify(`"${'a'.repeat(32 * 1024)}"`, 't=1,v1=00')).status).toBe(413)
    expect((await notify(body, signNotification(body), 'gold')).status).toBe(404)
    // The API ignores the status in the notification and fetches it from the provider, which has no payment.
    expect((await notify(body, signNotification(body))).status).toBe(204)
    expect([await readStatus(id), await findOrdersOfBasket(basket)]).toEqual(['created', 0])
    const unknown = JSON.stringify({ payment: 'unknown' })
    expect((await notify(unknown, signNotification(unknown))).status).toBe(404)
  })
})
