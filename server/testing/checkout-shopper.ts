import { expect } from 'vitest'
import { homeAddressInput } from '#reference-api/testing/home-address.ts'
import type { ShopperBrowser } from './shopper-browser.ts'

/** A ticket of the reference API's fixture; it costs 2000 minor units. */
export const standingTicket = 'EV-open-night-standing'

export const testContact = { email: 'bea@example.com', firstName: 'Bea', lastName: 'Yer' }

export const addToBasket = (browser: ShopperBrowser, sku: string, quantity = 1) =>
  browser.post('/bff/basket/lines', { items: [{ sku, quantity }] })

export const readCheckout = (browser: ShopperBrowser) => browser.get('/bff/checkout')

/** `expectedTotal` is in minor units of `expectedCurrency`; the default is the price of two standing tickets. */
export const postOrder = (
  browser: ShopperBrowser,
  submissionId: string,
  expectedTotal = 4000,
  { terms = true, expectedCurrency = 'GBP' } = {},
) => browser.post('/bff/checkout/order', { terms, submissionId, expectedTotal, expectedCurrency })

export const completePayment = (browser: ShopperBrowser, transactionId: string) =>
  browser.post('/bff/checkout/payment', { transactionId })

/** Puts two tickets into the basket and fills in every step: only placing the order is left. */
export const prepareOrder = async (browser: ShopperBrowser) => {
  await addToBasket(browser, standingTicket, 2)
  const { status, text, body } = await browser.send('PATCH', '/bff/checkout', {
    contact: testContact,
    shipping: { service: 'e-ticket' },
    billingAddress: homeAddressInput,
  })
  expect(status, text).toBe(200)
  return { browser, submissionId: body.submissionId as string }
}

/** Places the order. `paymentPage` is the URL at which the shopper pays. */
export const startPayment = async (browser: ShopperBrowser) => {
  const shopper = await prepareOrder(browser)
  const { status, text, body } = await postOrder(browser, shopper.submissionId)
  expect(status, text).toBe(200)
  return { ...shopper, paymentPage: body.href as string }
}

/** Presses a button of the payment page. Resolves to the transaction with which the shopper returns. */
export const choosePaymentResult = async (page: string, choice: 'pay' | 'decline' | 'cancel' | 'lose' | 'delay') => {
  const response = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ choice }),
  }).catch(() => undefined)
  return new URL(response?.headers.get('location') ?? 'https://lost.example').searchParams.get('transaction') ?? ''
}
