import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import {
  addToBasket,
  choosePaymentResult,
  completePayment,
  postOrder,
  prepareOrder,
  readCheckout,
  standingTicket,
  startPayment,
} from '../../testing/checkout-shopper.ts'
import { createCustomer } from '../../testing/customer.ts'
import { readVaults } from '../../testing/read-vaults.ts'
import { setUpPayments } from '../../testing/set-up-payments.ts'
import { startBff } from '../../testing/start-bff.ts'

const payments = setUpPayments()

describe('while a payment is pending', () => {
  it('a change after the payment creates a new basket', async () => {
    const { browser, paymentPage } = await startPayment(payments.bff.browser())
    const id = await choosePaymentResult(paymentPage, 'pay')
    expect((await addToBasket(browser, standingTicket)).body.count).toBe(1)
    expect((await completePayment(browser, id)).body.state).toBe('paid')
    expect((await browser.get('/bff/basket')).body.count).toBe(1)
  })

  it('a change succeeds although another tab confirms the basket first', async () => {
    const { browser, submissionId } = await prepareOrder(payments.bff.browser())
    const { lines } = (await browser.get('/bff/basket')).body
    const [{ basketId = '', token = '' } = {}] = await readVaults(payments.redis.client, payments.bff.config)
    let isConfirmedByOtherTab = false
    payments.gateway.holdCall = (call) => {
      if (isConfirmedByOtherTab || call !== `PUT /baskets/${basketId}`) return undefined
      isConfirmedByOtherTab = true
      return fetch(`${payments.api.url}/baskets/${basketId}/confirm`, {
        method: 'PUT',
        body: '{}',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      }).then(({ status }) => expect(status).toBe(200))
    }
    const changed = await browser.send('PATCH', `/bff/basket/lines/${lines[0].key}`, { quantity: 1 })
    payments.gateway.holdCall = () => undefined
    expect({ isConfirmedByOtherTab, status: changed.status, count: changed.body.count }).toEqual({
      isConfirmedByOtherTab: true,
      status: 200,
      count: 1,
    })
    expect(await postOrder(browser, submissionId, 2000)).toMatchObject({ status: 200 })
  })

  it('signing in after the payment keeps payment and order', async () => {
    const { form } = await createCustomer(payments.bff)
    const { browser, paymentPage } = await startPayment(payments.bff.browser())
    const id = await choosePaymentResult(paymentPage, 'pay')
    expect((await browser.post('/bff/session', form)).body).toMatchObject({ guest: false, basketCount: 0 })
    expect((await completePayment(browser, id)).body).toMatchObject({ state: 'paid', order: { isAccountOrder: false } })
    expect((await browser.get('/bff/basket')).body).toMatchObject({ count: 0, guestBasketCount: 0 })
    expect(await payments.findOrderIds()).toHaveLength(1)
  })

  it('signing in before the payment cancels it and merges the tickets', async () => {
    const { form } = await createCustomer(payments.bff)
    const { browser, paymentPage } = await startPayment(payments.bff.browser())
    const id = await payments.findNewestPaymentId()
    expect((await browser.post('/bff/session', form)).body).toMatchObject({ guest: false, basketCount: 2 })
    await choosePaymentResult(paymentPage, 'pay')
    expect((await completePayment(browser, id)).body).toMatchObject({ state: 'open', cause: 'cancelled' })
    expect((await readCheckout(browser)).body).toMatchObject({ isConfirmed: false, guest: false, basket: { count: 2 } })
    expect(await payments.findOrderIds()).toEqual([])
  })

  it('a customer can read their order on every device', async () => {
    const { browser, form } = await createCustomer(payments.bff)
    const { paymentPage } = await startPayment(browser)
    const id = await choosePaymentResult(paymentPage, 'pay')
    const { body } = await completePayment(browser, id)
    expect(body).toMatchObject({ state: 'paid', order: { isAccountOrder: true } })
    const otherBrowser = payments.bff.browser()
    await otherBrowser.post('/bff/session', form)
    expect((await otherBrowser.get(`/bff/orders/${body.order.id}`)).body.number).toBe(body.order.number)
    expect((await otherBrowser.get('/bff/basket')).body.count).toBe(0)
  })

  it('no response contains the basket’s id, the order’s key or the provider’s reference [S1 S2]', async () => {
    const { browser, paymentPage } = await startPayment(payments.bff.browser())
    const [{ basketId = '' } = {}] = await readVaults(payments.redis.client, payments.bff.config)
    const reference =
      (
        await sql<{ reference: string }>`select provider_reference as reference from payment_transactions`.execute(
          payments.api.db,
        )
      ).rows[0]?.reference ?? ''
    const responses = [
      await readCheckout(browser),
      await completePayment(browser, await payments.findNewestPaymentId()),
    ]
    responses.push(
      await completePayment(browser, await choosePaymentResult(paymentPage, 'pay')),
      await browser.get('/bff/basket'),
    )
    const key =
      (await sql<{ key: string }>`select access_key as key from orders`.execute(payments.api.db)).rows[0]?.key ?? ''
    for (const secret of [basketId, reference, key]) {
      expect(secret).toMatch(/^[\w-]{20,}$/)
      for (const { text, headers } of responses) expect(text + JSON.stringify([...headers])).not.toContain(secret)
    }
  })
})

describe('a payment page of another origin', () => {
  it('is never redirected to [S30]', async () => {
    const strict = await startBff({
      env: {
        REDIS_URL: payments.redis.url,
        COMMERCE_API_URL: payments.api.url,
        PAYMENT_PAGE_ORIGIN: 'https://pay.example',
      },
    })
    try {
      const { browser, submissionId } = await prepareOrder(strict.browser())
      const response = await postOrder(browser, submissionId)
      expect(response).toMatchObject({ status: 502, body: { code: 'upstream_unavailable' } })
      expect(response.text).not.toContain('127.0.0.1')
      expect(strict.log.text()).toContain('the payment page has an unexpected origin')
    } finally {
      await strict.close()
    }
  })
})
