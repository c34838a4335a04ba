import { createOrderToken } from '#reference-api/store/orders/order-tokens.ts'
import { homeAddressInput } from '#reference-api/testing/home-address.ts'
import { choosePaymentResult, testContact } from '../checkout-shopper.ts'
import { createTestOrder } from '../create-test-order.ts'
import { createRegistration } from '../customer.ts'
import type { ShopperBrowser } from '../shopper-browser.ts'
import { record, ticket, type CountedShop } from './counted-shop.ts'

/** Pages that a guest may open at any time. */
const guestPages = [
  '/basket',
  '/product-comparison',
  '/sign-in',
  '/register',
  '/forgotten-password',
  '/set-password',
  '/verify-email',
  '/undo-email-change',
  '/sign-out',
  '/orders/look-up',
  '/orders/not-me',
  '/consent-choices',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/preferences',
]

/** Fills the basket, pays, and looks at the order. */
const buy = async ({ open, call }: CountedShop, browser: ShopperBrowser) => {
  const orderInput = async () => {
    const { body } = await browser.send('PATCH', '/bff/checkout', {
      contact: testContact,
      shipping: { service: 'e-ticket' },
      billingAddress: homeAddressInput,
    })
    const { currency, totals } = body.basket
    return {
      terms: true,
      submissionId: body.submissionId,
      expectedTotal: totals.toPay,
      expectedCurrency: currency,
    }
  }
  await call('guest', browser, 'getCheckout')
  await open('guest', browser, '/checkout/contact', '/checkout/:step?')
  await call('guest', browser, 'saveCheckout', { contact: testContact })
  await call('guest', browser, 'placeOrder', await orderInput())
  await call('guest', browser, 'reopenCheckout')
  const { href } = (await call('guest', browser, 'placeOrder', await orderInput())).body
  const transactionId = await choosePaymentResult(href, 'pay')
  const paid = await call('guest', browser, 'completePayment', { transactionId })
  const { id } = paid.body.order
  await open('guest', browser, `/checkout/complete?transaction=${transactionId}`, '/checkout/complete')
  await call('guest', browser, 'getOrder', { id })
  for (const part of ['', '/tickets', '/invoice', '/withdrawal'])
    await open('guest', browser, `/orders/${id}${part}`, `/orders/:id${part}`)
  await call('guest', browser, 'reorder', { id })
}

/** Opens the links of emails in a new browser each. */
const openEmailLinks = async ({ call, createBrowser, api, mailbox }: CountedShop) => {
  const { id } = await createTestOrder(api)
  const token = await createOrderToken(api.db, { id, email: 'buyer@example.com' }, new Date())
  const buyer = createBrowser()
  await call('new', buyer, 'openOrderLink', { token })
  await call('guest', buyer, 'storeDisownToken', { token })
  await call('guest', buyer, 'getDisownToken')
  await call('guest', buyer, 'disownOrder')

  const form = createRegistration()
  await createBrowser().post('/bff/users', form)
  const forgetful = createBrowser()
  await call('new', forgetful, 'requestPasswordReset', { email: form.email })
  const resetToken = await mailbox.waitForToken(form.email, '/set-password')
  await call('new', forgetful, 'storePasswordResetToken', { email: form.email, token: resetToken })
  await call('guest', forgetful, 'getPasswordReset')
  const newPassword = 'a password chosen by link'
  await call('guest', forgetful, 'completePasswordReset', { newPassword, confirmPassword: newPassword })

  const stranger = createBrowser()
  const verificationToken = await mailbox.waitForToken(form.email, '/verify-email')
  await call('new', stranger, 'storeVerificationToken', { token: verificationToken })
  await call('guest', stranger, 'getVerification')
  await call('guest', stranger, 'disownEmail')
}

/** A visit without an account. */
export const visitAsGuest = async (shop: CountedShop, browser: ShopperBrowser) => {
  const { open, call, createBrowser } = shop
  await call('new', createBrowser(), 'getSession')
  await call('new', createBrowser(), 'getBasket')
  await call('new', createBrowser(), 'getMembership')
  for (const path of guestPages) await open('new', createBrowser(), path)

  await call('new', browser, 'addToBasket', ticket)
  await call('guest, ticket', browser, 'addToBasket', ticket)
  await call('guest, record', browser, 'addToBasket', record)
  await call('guest', browser, 'getSession')
  const { lines } = (await call('guest', browser, 'getBasket')).body
  for (const path of guestPages) await open('guest', browser, path)
  await call('guest', browser, 'getMembership')
  await call('guest', browser, 'updateBasketLine', { key: lines[0].key, quantity: 1 })
  await call('guest', browser, 'removeBasketLine', { key: lines[1].key })
  await call('guest', browser, 'addPromotion', { code: 'TICKETS10' })
  await call('guest', browser, 'removePromotion', { code: 'TICKETS10' })
  await call('guest', browser, 'getVoucherBalance', { code: 'TEST-50GB-P000-0001' })
  await call('guest', browser, 'extendHold')
  await call('guest', browser, 'retryExpiredLines')
  await call('guest', browser, 'dismissExpiredLines')
  await call('guest', browser, 'updatePreferences', { currency: 'GBP' })
  await call('guest', browser, 'startPasskeyUse')
  await buy(shop, browser)
  await openEmailLinks(shop)
}
