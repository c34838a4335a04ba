import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import {
  addToBasket,
  choosePaymentResult,
  completePayment,
  testContact,
  postOrder,
  prepareOrder,
  readCheckout,
  standingTicket,
  startPayment,
} from '../../testing/checkout-shopper.ts'
import { homeAddressInput } from '#reference-api/testing/home-address.ts'
import { setUpPayments } from '../../testing/set-up-payments.ts'

const payments = setUpPayments()

describe('a payment', () => {
  it('redirects to the payment page, and returns to an order that only this session can read', async () => {
    const { browser, paymentPage } = await startPayment(payments.bff.browser())
    expect(new URL(paymentPage).origin).toBe(payments.bff.config.paymentPageOrigin)
    const id = await choosePaymentResult(paymentPage, 'pay')
    const { status, body } = await completePayment(browser, id)
    expect({ status, state: body.state }).toEqual({ status: 200, state: 'paid' })
    expect(body.order).toMatchObject({
      isAccountOrder: false,
      contact: { email: testContact.email },
      totals: { total: 4000 },
      lines: [{ quantity: 2 }],
    })
    expect((await completePayment(payments.bff.browser(), id)).status).toBe(404)
    expect((await browser.get(`/bff/orders/${body.order.id}`)).body.number).toBe(body.order.number)
    expect((await browser.get('/bff/session')).body.basketCount).toBe(0)
  })

  it('confirms the basket, and reopening makes it editable', async () => {
    const { browser } = await startPayment(payments.bff.browser())
    expect((await readCheckout(browser)).body.isConfirmed).toBe(true)
    expect((await browser.post('/bff/checkout/reopening')).body).toMatchObject({ isConfirmed: false, step: 'payment' })
    expect((await addToBasket(browser, standingTicket)).body.count).toBe(3)
  })

  it('that is declined a second time returns the tickets, and the basket can hold them again', async () => {
    const { browser, paymentPage } = await startPayment(payments.bff.browser())
    const first = await completePayment(browser, await choosePaymentResult(paymentPage, 'decline'))
    expect(first.body).toMatchObject({ state: 'open', cause: 'declined', basket: { count: 2 } })
    const { href } = (await postOrder(browser, (await readCheckout(browser)).body.submissionId)).body
    expect((await completePayment(browser, await choosePaymentResult(href, 'decline'))).body).toEqual({ state: 'lost' })
    expect((await browser.get('/bff/basket')).body).toMatchObject({ count: 0, expired: [{ quantity: 2 }] })
    expect((await browser.post('/bff/basket/lapsed-lines/retry')).body).toMatchObject({ count: 2, expired: [] })
  })

  it('keeps the tickets counted for the address until the API may end their hold, also beside the next basket', async () => {
    const findKey = async () => (await payments.redis.client.keys('stagedoor:{*}:holds'))[0]!
    const findTimeLeft = async () => Math.round((await payments.redis.client.pttl(await findKey())) / 60_000)
    const { browser, submissionId } = await prepareOrder(payments.bff.browser())
    const before = await findTimeLeft()
    await postOrder(browser, submissionId)
    // The payment has 15 minutes more than the basket. A declined one leaves seven for another attempt.
    expect((await findTimeLeft()) - before).toBe(15 + 7)
    payments.gateway.failCall = (call) => call.endsWith('/reopen') && 409
    const { body } = await addToBasket(browser, standingTicket)
    payments.gateway.failCall = () => false
    expect(body).toMatchObject({ count: 1 })
    const counts = Object.values(await payments.redis.client.hgetall(await findKey()))
    expect(counts.map((count) => Number(count.split(' ')[0])).toSorted()).toEqual([1, 2])
  })

  it('holds at most a hundred pieces of goods for guests behind one IP address [S42]', async () => {
    const record = 'RECORD-1-LP'
    await sql`update variants set stock = 500 where sku = ${record}`.execute(payments.api.db)
    const confirmRecords = async () => {
      const browser = payments.bff.browser()
      await addToBasket(browser, record, 20)
      const { body } = await browser.send('PATCH', '/bff/checkout', {
        contact: testContact,
        shipping: { service: 'parcel' },
        billingAddress: homeAddressInput,
        deliveryAddress: homeAddressInput,
      })
      return { browser, response: await postOrder(browser, body.submissionId, body.basket.totals.total) }
    }
    const attacks = await Promise.all(Array.from({ length: 6 }, confirmRecords))
    expect(attacks.map(({ response }) => response.status).toSorted()).toEqual([200, 200, 200, 200, 200, 422])
    const rejection = attacks.find(({ response }) => response.status === 422)
    expect(rejection?.response.text).toContain('Very many items are being held for your internet connection')
    const paying = attacks.find(({ response }) => response.status === 200)
    expect((await paying?.browser.post('/bff/checkout/reopening'))?.body.isConfirmed).toBe(false)
    expect((await confirmRecords()).response.status).toBe(200)
    expect((await confirmRecords()).response.status).toBe(422)
  })

  it('is cancelled by a change of the basket, and starts again at the new total', async () => {
    const { browser } = await startPayment(payments.bff.browser())
    const first = await payments.findNewestPaymentId()
    expect((await addToBasket(browser, standingTicket)).body).toMatchObject({ count: 3 })
    expect((await completePayment(browser, first)).body).toMatchObject({ state: 'open', cause: 'cancelled' })
    const { href } = (await postOrder(browser, (await readCheckout(browser)).body.submissionId, 6000)).body
    expect((await completePayment(browser, await choosePaymentResult(href, 'pay'))).body).toMatchObject({
      state: 'paid',
      order: { totals: { total: 6000 } },
    })
  })

  it('is one transaction when the shopper submits the order several times and in several tabs', async () => {
    const { browser, submissionId } = await prepareOrder(payments.bff.browser())
    const otherSubmissionId = (await readCheckout(browser)).body.submissionId
    const responses = await Promise.all(
      [submissionId, submissionId, otherSubmissionId, submissionId].map((id) => postOrder(browser.copy(), id)),
    )
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(responses.map(({ body }) => body.href)).size).toBe(1)
    await choosePaymentResult(responses[0]!.body.href, 'pay')
    expect((await completePayment(browser, await payments.findNewestPaymentId())).body.state).toBe('paid')
    expect(await payments.findOrderIds()).toHaveLength(1)
  })

  it('is one order when the shopper returns several times, concurrently and later', async () => {
    const { browser, paymentPage, submissionId } = await startPayment(payments.bff.browser())
    const otherSubmissionId = (await readCheckout(browser)).body.submissionId
    const id = await choosePaymentResult(paymentPage, 'pay')
    const responses = await Promise.all([
      completePayment(browser, id),
      completePayment(browser.copy(), id),
      completePayment(browser.copy(), id),
    ])
    responses.push(await completePayment(browser, id))
    expect(new Set(responses.map(({ body }) => body.order?.id)).size).toBe(1)
    expect(await payments.findOrderIds()).toEqual([responses[0]!.body.order.id])
    for (const one of [submissionId, otherSubmissionId])
      expect((await postOrder(browser, one)).body.href).toBe(`/checkout/complete?order=${responses[0]!.body.order.id}`)
  })

  it('becomes an order and removes the basket when the shopper never returns', async () => {
    const { browser, paymentPage } = await startPayment(payments.bff.browser())
    await choosePaymentResult(paymentPage, 'lose')
    await vi.waitFor(async () => expect(await payments.findOrderIds()).toHaveLength(1), {
      timeout: 20_000,
      interval: 100,
    })
    expect((await browser.get('/bff/basket')).body.count).toBe(0)
    expect((await browser.get(`/bff/orders/${(await payments.findOrderIds())[0]}`)).body).toMatchObject({
      lines: [{ quantity: 2 }],
    })
    expect((await completePayment(browser, await payments.findNewestPaymentId())).body.state).toBe('paid')
    expect(await payments.findOrderIds()).toHaveLength(1)
  })

  it('is waiting until the provider captures it', async () => {
    const { browser, paymentPage } = await startPayment(payments.bff.browser())
    const id = await choosePaymentResult(paymentPage, 'delay')
    expect((await completePayment(browser, id)).body).toMatchObject({
      state: 'waiting',
      retryAfter: expect.any(Number),
      basket: { count: 2 },
      shippingName: 'By email',
    })
    payments.clock.advance({ seconds: 60 })
    await vi.waitFor(async () => expect((await completePayment(browser, id)).body.state).toBe('paid'), {
      timeout: 20_000,
      interval: 100,
    })
    expect(await payments.findOrderIds()).toHaveLength(1)
  })

  it.each([
    ['declined', 'decline'],
    ['cancelled', 'cancel'],
  ] as const)(
    'that was %s can be repeated with the tickets still held, from the old page and from a new one',
    async (cause, choice) => {
      const { browser, paymentPage, submissionId } = await startPayment(payments.bff.browser())
      const { body } = await completePayment(browser, await choosePaymentResult(paymentPage, choice))
      expect(body).toMatchObject({
        state: 'open',
        cause,
        basket: { count: 2, hold: { expiresAt: expect.any(String) } },
      })
      expect((await readCheckout(browser)).body).toMatchObject({
        isConfirmed: false,
        step: 'payment',
        basket: { count: 2, hold: { expiresAt: expect.any(String) } },
      })
      const again = (await postOrder(browser, submissionId)).body.href
      expect(again).not.toBe(paymentPage)
      expect((await completePayment(browser, await choosePaymentResult(again, 'cancel'))).body.state).toBe('open')
      const last = (await postOrder(browser, (await readCheckout(browser)).body.submissionId)).body.href
      expect((await completePayment(browser, await choosePaymentResult(last, 'pay'))).body.state).toBe('paid')
      expect(await payments.findOrderIds()).toHaveLength(1)
    },
  )

  it('returns to the language of the address it started at', async () => {
    const { browser, submissionId } = await prepareOrder(payments.bff.browser())
    const order = { terms: true, submissionId, expectedTotal: 4000, expectedCurrency: 'GBP' }
    await browser.post('/bff/checkout/order?lng=de', order)
    const { rows } = await sql<{ language: string; return_url: string }>`
      select language, return_url from payment_transactions`.execute(payments.api.db)
    expect(rows).toEqual([{ language: 'de', return_url: expect.stringMatching(/\/checkout\/complete\?lng=de$/) }])
  })

  it('is not affected when the shopper reopens the return page of an earlier failed one', async () => {
    const { browser, paymentPage, submissionId } = await startPayment(payments.bff.browser())
    const rejected = await choosePaymentResult(paymentPage, 'decline')
    await completePayment(browser, rejected)
    const second = (await postOrder(browser, submissionId)).body.href
    expect((await completePayment(browser, rejected)).body.state).toBe('open')
    expect((await completePayment(browser, await choosePaymentResult(second, 'pay'))).body.state).toBe('paid')
    expect((await completePayment(browser, rejected)).body.state).toBe('paid')
  })

  it('is not cancelled when the return page of an earlier failed one learns late that it failed', async () => {
    const { browser, paymentPage, submissionId } = await startPayment(payments.bff.browser())
    const rejected = await choosePaymentResult(paymentPage, 'decline')
    const asked = Promise.withResolvers<void>()
    const learned = Promise.withResolvers<void>()
    payments.gateway.rewriteResponse = async (call, body) => {
      if (!call.endsWith(`/payment-transactions/${rejected}`)) return body
      payments.gateway.rewriteResponse = (_call, later) => later
      asked.resolve()
      await learned.promise
      return body
    }
    const lateReturn = completePayment(browser, rejected)
    await asked.promise
    await completePayment(browser, rejected)
    const second = (await postOrder(browser, submissionId)).body.href
    learned.resolve()
    expect((await lateReturn).body.state).toBe('open')
    expect((await readCheckout(browser)).body.isConfirmed).toBe(true)
    expect((await completePayment(browser, await choosePaymentResult(second, 'pay'))).body.state).toBe('paid')
  })

  it('is lost when it failed and the hold has expired', async () => {
    const { browser, paymentPage } = await startPayment(payments.bff.browser())
    const id = await choosePaymentResult(paymentPage, 'decline')
    payments.clock.advance({ seconds: 40 * 60 })
    expect((await completePayment(browser, id)).body).toEqual({ state: 'lost' })
    expect((await browser.get('/bff/basket')).body).toMatchObject({
      count: 0,
      expired: [{ sku: standingTicket, quantity: 2 }],
    })
  })

  it('succeeds after the hold when it started before', async () => {
    const { browser, paymentPage } = await startPayment(payments.bff.browser())
    payments.clock.advance({ seconds: 20 * 60 })
    expect((await completePayment(browser, await choosePaymentResult(paymentPage, 'pay'))).body.state).toBe('paid')
  })
})
