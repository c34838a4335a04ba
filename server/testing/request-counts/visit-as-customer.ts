import { createAuthenticator } from '#reference-api/testing/create-authenticator.ts'
import { homeAddressInput } from '#reference-api/testing/home-address.ts'
import { createTestOrder } from '../create-test-order.ts'
import { createOrderToken } from '#reference-api/store/orders/order-tokens.ts'
import { createRegistration } from '../customer.ts'
import type { ShopperBrowser } from '../shopper-browser.ts'
import { record, ticket, type CountedShop } from './counted-shop.ts'

const pages = [
  '/account',
  '/account/profile',
  '/account/profile/delete',
  '/account/password',
  '/account/sessions',
  '/account/address-book',
  '/account/address-book/new',
  '/account/orders',
  '/account/wishlists',
  '/account/wishlists/keep?sku=RECORD-1-LP',
  '/account/newsletter',
  '/basket',
  '/sign-in',
]

const useAddresses = async ({ open, call }: CountedShop, browser: ShopperBrowser) => {
  const address = { ...homeAddressInput, type: ['billing'], defaults: [] }
  const { id } = (await call('customer', browser, 'createAddress', address)).body
  await call('customer', browser, 'getAddresses')
  await call('customer', browser, 'getAddress', { id })
  await open('customer', browser, `/account/address-book/${id}`, '/account/address-book/:id')
  await call('customer', browser, 'updateAddress', { ...address, id, city: 'Bath' })
  await call('customer', browser, 'setDefaultAddress', { id, type: 'billing' })
  await call('customer', browser, 'removeAddresses', { ids: [id] })
}

const useWishlists = async ({ open, call, createBrowser }: CountedShop, browser: ShopperBrowser) => {
  const [first, second] = [
    (await call('customer', browser, 'createWishlist', { name: 'First' })).body,
    (await browser.post('/bff/wishlists', { name: 'Second' })).body,
  ]
  await call('customer', browser, 'getWishlists')
  await call('customer', browser, 'getSavedItems')
  await call('customer', browser, 'addToWishlist', { sku: 'RECORD-1', wishlist: first.id })
  const { items } = (await call('customer', browser, 'getWishlist', { id: first.id })).body
  await open('customer', browser, `/account/wishlists/${first.id}`, '/account/wishlists/:id')
  await call('customer', browser, 'updateWishlistItem', { id: items[0].id, quantity: 2 })
  await call('customer', browser, 'renameWishlist', { id: first.id, name: 'Renamed' })
  const { sharedUrl } = (await call('customer', browser, 'shareWishlist', { id: first.id })).body
  const token = new URL(sharedUrl).pathname.split('/').at(-1)
  await call('new', createBrowser(), 'getSharedWishlist', { token })
  await open('new', createBrowser(), `/wishlists/shared/${token}`, '/wishlists/shared/:token')
  await call('customer', browser, 'unshareWishlist', { id: first.id })
  const moved = (await call('customer', browser, 'moveWishlistItem', { id: items[0].id, targetWishlist: second.id }))
    .body
  await call('customer', browser, 'removeWishlistItem', { id: moved.id })
  await call('customer', browser, 'deleteWishlist', { id: first.id })
}

const useOrders = async ({ open, call, api }: CountedShop, browser: ShopperBrowser) => {
  const { body: session } = await browser.get('/bff/session')
  const { id } = await createTestOrder(api, { userId: session.id })
  await call('customer', browser, 'getOrders')
  await call('customer', browser, 'getOrder', { id })
  for (const part of ['', '/tickets', '/invoice', '/withdrawal'])
    await open('customer', browser, `/account/orders/${id}${part}`, `/account/orders/:id${part}`)
  await call('customer', browser, 'reorder', { id })
  const guestOrder = await createTestOrder(api)
  const token = await createOrderToken(api.db, { id: guestOrder.id, email: 'buyer@example.com' }, new Date())
  await browser.post('/bff/order-links', { token })
  await call('customer', browser, 'claimOrder', { id: guestOrder.id })
}

const changeEmail = async (
  { call, createBrowser, mailbox }: CountedShop,
  browser: ShopperBrowser,
  { email, password, firstName, lastName }: ReturnType<typeof createRegistration>,
) => {
  const newEmail = `new-${email}`
  const name = { firstName, lastName }
  await call('customer', browser, 'updateProfile', { ...name, email: newEmail, currentPassword: password })
  await call('customer', browser, 'keepEmail')
  await browser.send('PUT', '/bff/profile', { ...name, email: newEmail, currentPassword: password })
  await call('customer', browser, 'sendVerificationEmail')
  const token = await mailbox.waitForToken(newEmail, '/verify-email', 2)
  await call('customer', browser, 'storeVerificationToken', { token })
  await call('customer', browser, 'verifyEmail', {})
  const owner = createBrowser()
  const undoToken = await mailbox.waitForToken(email, '/undo-email-change')
  await call('new', owner, 'storeEmailUndoToken', { token: undoToken })
  await call('guest', owner, 'getEmailUndo')
  await call('guest', owner, 'undoEmailChange')
}

const usePasskeys = async ({ call, createBrowser }: CountedShop, browser: ShopperBrowser, password: string) => {
  const authenticator = createAuthenticator()
  const { body: options } = await call('customer', browser, 'startPasskeyRegistration', { password })
  const credential = authenticator.create(options)
  await call('customer', browser, 'addPasskey', { name: 'My phone', credential })
  const { passkeys } = (await call('customer', browser, 'getPasskeys')).body
  const phone = createBrowser()
  const { body: challenge } = await call('new', phone, 'startPasskeyUse')
  await call('guest', phone, 'signInWithPasskey', { credential: authenticator.get(challenge) })
  await call('customer', browser, 'removePasskey', { key: passkeys[0].key, password })
}

/** Signs in on other devices, and ends their sessions. */
const useSessions = async (
  { call, createBrowser }: CountedShop,
  browser: ShopperBrowser,
  form: Record<string, unknown>,
) => {
  await call('new', createBrowser(), 'signIn', form)
  const guest = createBrowser()
  await guest.post('/bff/basket/lines', record)
  await call('guest', guest, 'signIn', form)
  await call('customer', guest, 'mergeGuestBasket')
  await call('customer', guest, 'signOut')
  const { sessions } = (await call('customer', browser, 'getSessions')).body
  const other = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
  await call('customer', browser, 'revokeSession', { key: other.key })
  await call('customer', browser, 'revokeOtherSessions')
}

/** A visit with a new account, which ends with it. */
export const visitAsCustomer = async (shop: CountedShop) => {
  const { open, call, createBrowser } = shop
  const browser = createBrowser()
  const form = createRegistration()
  await call('new', browser, 'register', form)
  await call('customer, no basket', browser, 'getBasket')
  await call('customer, no basket', browser, 'addToBasket', ticket)
  await call('customer', browser, 'addToBasket', ticket)
  await call('customer', browser, 'getSession')
  await call('customer', browser, 'getBasket')
  await call('customer', browser, 'getCheckout')
  await call('customer', browser, 'getMembership')
  await open('customer', browser, '/checkout/contact', '/checkout/:step?')
  for (const path of pages) await open('customer', browser, path)
  await call('customer', browser, 'getProfile')
  await call('customer', browser, 'exportData')
  await call('customer', browser, 'getNewsletter')
  await call('customer', browser, 'updateNewsletter', { subscribed: true })
  await useAddresses(shop, browser)
  await useWishlists(shop, browser)
  await useOrders(shop, browser)
  await usePasskeys(shop, browser, form.password)
  await useSessions(shop, browser, form)
  const newPassword = 'another rather long password'
  const passwords = { currentPassword: form.password, newPassword, confirmPassword: newPassword }
  await call('customer', browser, 'updatePassword', passwords)
  await call('customer', browser, 'deleteAccount', { password: newPassword, confirmed: true })

  const mover = createBrowser()
  const moverForm = createRegistration()
  await mover.post('/bff/users', moverForm)
  await changeEmail(shop, mover, moverForm)
}
