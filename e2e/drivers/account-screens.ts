import { expect, type Page } from 'playwright/test'
import type { SaleStatus } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { OrderSummary } from '#shared/api/orders/orders-schemas.ts'
import type { Output } from '#shared/api/schemas.ts'
import {
  addressButton,
  britishAddress,
  fillAddress,
  germanAddress,
  createAddressViaApi,
  saveAddress,
} from './address-book.ts'
import { demoCustomer, createCustomer, registerViaApi, sendRegistration, signInViaApi } from './customer.ts'
import { orderViaApi } from './guest-order.ts'
import { findEvent } from './events.ts'
import { waitForEmailLink } from './mailbox.ts'
import { openPasswordReset } from './open-password-reset.ts'
import { createCustomerScreen, createScreen, toVariant, withCapability, type Screen } from './screen.ts'
import { addWishlistItem, createWishlist, shareWishlist } from './wishlists.ts'

/** Registers a customer with two wishlists, one of them shared and with items; resolves to the id of the shared one. */
const openWishlist = async (page: Page) => {
  await registerViaApi(page, createCustomer())
  await createWishlist(page, 'Later')
  const { id } = await createWishlist(page, 'Maybe in January')
  for (const criteria of [{ minTicketTypes: 2 }, { status: 'sold_out' }] as const)
    await addWishlistItem(page, id, { sku: (await findEvent(page.request, criteria)).sku })
  await shareWishlist(page, id)
  return id
}

/** Signs in as the demo customer and opens an order of theirs, or a page of it. */
const openOrder = async (page: Page, isMatch: (order: OrderSummary) => boolean, part = '') => {
  await signInViaApi(page, demoCustomer)
  const { orders } = (await (await page.request.get('/bff/orders')).json()) as Output<'getOrders'>
  await page.goto(`/account/orders/${orders.find(isMatch)!.id}${part}`)
}

const hasEventWithStatus =
  (status: SaleStatus) =>
  ({ lines }: OrderSummary) =>
    lines.some(({ event }) => event?.status === status)

/** The screens of registration, sign-in and the account. */
export const accountScreens: Screen[] = [
  createScreen('sign in', '/sign-in'),
  {
    name: 'sign in with errors',
    isVariant: true,
    open: async (page) => {
      await page.goto('/sign-in')
      await page.getByRole('main').locator('form button[type="submit"]').first().click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
    errorStatus: 422,
  },
  toVariant(createScreen('register', '/register')),
  createScreen('forgotten password', '/forgotten-password'),
  toVariant(createScreen('forgotten password, mail sent', '/forgotten-password?done=sent')),
  { name: 'new password', open: async (page) => void (await openPasswordReset(page)) },
  withCapability(
    'password-reset-links',
    toVariant(
      createScreen('new password by a link that has ended', '/set-password?email=a%40example.com&token=unknown'),
    ),
  ),
  toVariant(createScreen('new password without a link', '/set-password')),
  {
    name: 'verify email',
    capability: 'email-verification',
    open: async (page) => {
      const customer = createCustomer()
      await registerViaApi(page, customer)
      // A browser other than the one that registered needs the password.
      await page.context().clearCookies()
      await page.goto(await waitForEmailLink(customer.email, '/verify-email'))
    },
  },
  withCapability('email-verification', toVariant(createScreen('verify email without a link', '/verify-email'))),
  withCapability('email-verification', createScreen('undo a change of email without a link', '/undo-email-change')),
  withCapability(
    'order-look-up',
    toVariant(createScreen('link of an order that has ended', '/orders/look-up?token=unknown')),
  ),
  withCapability('order-links', createScreen('order that is not mine', '/orders/not-me?token=unknown')),
  toVariant(createScreen('sign in after a new password', '/sign-in?done=password')),
  {
    name: 'new password with errors',
    isVariant: true,
    errorStatus: 422,
    open: async (page) => {
      await openPasswordReset(page)
      await page.locator('#newPassword').fill('not the same')
      await page.getByRole('main').locator('button[type="submit"]').click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  toVariant(createCustomerScreen('profile', '/account/profile')),
  toVariant(createCustomerScreen('profile after signing in', '/account/profile?done=signed-in')),
  {
    name: 'profile with errors',
    errorStatus: 422,
    open: async (page) => {
      await registerViaApi(page, createCustomer())
      await page.goto('/account/profile')
      await page.locator('#email').fill(createCustomer().email)
      await page.locator('#currentPassword').fill('not my password')
      await page.locator('main form:has(#email) button[type="submit"]').click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  toVariant(createCustomerScreen('change of password', '/account/password')),
  toVariant(createCustomerScreen('places signed in', '/account/sessions')),
  toVariant(createCustomerScreen('deletion of the account', '/account/profile/delete')),
  {
    name: 'deletion of the account with errors',
    capability: 'account-data',
    errorStatus: 422,
    open: async (page) => {
      await registerViaApi(page, createCustomer())
      await page.goto('/account/profile/delete')
      const form = page.locator('form').filter({ has: page.locator('#confirmed') })
      await form.locator('button[type="submit"]').last().click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'register with errors',
    errorStatus: 422,
    open: async (page) => {
      await page.goto('/register')
      await sendRegistration(page)
      await expect(page.getByRole('alert')).toBeFocused()
    },
  },
  {
    name: 'account',
    isVariant: true,
    open: async (page) => {
      await registerViaApi(page, createCustomer())
      await page.goto('/account')
    },
  },
  {
    name: 'account with addresses',
    open: async (page) => {
      await registerViaApi(page, createCustomer())
      await createAddressViaApi(page, britishAddress)
      await createAddressViaApi(page, { ...germanAddress, defaults: ['billing'] })
      await page.goto('/account')
      await expect(page.locator('section[aria-labelledby="addresses"] li')).toHaveCount(2)
    },
  },
  {
    name: 'empty address book',
    isVariant: true,
    open: async (page) => {
      await registerViaApi(page, createCustomer())
      await page.goto('/account/address-book')
    },
  },
  {
    name: 'address book with a deleted address',
    open: async (page) => {
      await registerViaApi(page, createCustomer())
      await createAddressViaApi(page, britishAddress)
      await createAddressViaApi(page, { ...germanAddress, defaults: ['billing'] })
      await createAddressViaApi(page, { ...germanAddress, line1: 'Musterstraße 8', type: ['billing'] })
      await page.goto('/account/address-book')
      await addressButton(page, 'delivery', britishAddress, 'remove').click()
      await expect(page.locator('button[value="restore"]')).toBeVisible()
    },
  },
  {
    name: 'address form with errors',
    isVariant: true,
    errorStatus: 422,
    open: async (page) => {
      await registerViaApi(page, createCustomer())
      await page.goto(`/account/address-book/${await createAddressViaApi(page, germanAddress)}`)
      await fillAddress(page, { ...britishAddress, line1: '', type: [] })
      await saveAddress(page)
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'wishlists',
    isVariant: true,
    open: async (page) => {
      await openWishlist(page)
      await page.goto('/account/wishlists')
    },
  },
  {
    name: 'wishlist',
    isVariant: true,
    open: async (page) => void (await page.goto(`/account/wishlists/${await openWishlist(page)}`)),
  },
  {
    name: 'wishlist with what could not be added',
    errorStatus: 422,
    open: async (page) => {
      await page.goto(`/account/wishlists/${await openWishlist(page)}`)
      await page.locator('#add-to-basket button[type="submit"]').first().click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'item to be saved',
    open: async (page) => {
      await openWishlist(page)
      await page.goto('/account/wishlists/keep?sku=EV-any')
    },
  },
  {
    name: 'shared wishlist',
    capability: 'shared-wishlists',
    open: async (page) => {
      const { sharedUrl } = await shareWishlist(page, await openWishlist(page))
      await page.goto(sharedUrl)
    },
  },
  {
    name: 'wishlist that is no longer shared',
    capability: 'shared-wishlists',
    isVariant: true,
    errorStatus: 404,
    open: async (page) => void (await page.goto('/wishlists/shared/no-such-list')),
  },
  {
    name: 'orders',
    open: async (page) => {
      await signInViaApi(page, demoCustomer)
      await page.goto('/account/orders')
    },
  },
  {
    name: 'order with a cancelled event',
    isVariant: true,
    open: (page) => openOrder(page, hasEventWithStatus('cancelled')),
  },
  {
    name: 'tickets of a moved event',
    capability: 'tickets',
    isVariant: true,
    open: (page) => openOrder(page, hasEventWithStatus('moved'), '/tickets'),
  },
  {
    name: 'invoice',
    open: (page) => openOrder(page, ({ lines }) => lines.some(({ type }) => type === 'record'), '/invoice'),
  },
  {
    name: 'order of a guest',
    isVariant: true,
    open: async (page) => {
      const { id } = await orderViaApi(page, createCustomer().email)
      await page.goto(`/orders/${id}`)
    },
  },
  {
    name: 'state of an order that was looked up',
    capability: 'order-look-up',
    isVariant: true,
    open: async (page) => {
      const { email } = createCustomer()
      const { number } = await orderViaApi(page, email)
      await page.goto('/orders/look-up')
      await page.locator('#email').fill(email)
      await page.locator('#number').fill(number)
      await page.getByRole('main').locator('button[type="submit"]').click()
      await expect(page.getByRole('main').getByRole('status')).toBeVisible()
    },
  },
  {
    name: 'order that is not found',
    capability: 'order-look-up',
    errorStatus: 404,
    open: async (page) => {
      await page.goto('/orders/look-up')
      await page.locator('#email').fill(createCustomer().email)
      await page.locator('#number').fill('PX-0000-000A')
      await page.getByRole('main').locator('button[type="submit"]').click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: "customer's newsletter",
    capability: 'newsletter',
    isVariant: true,
    open: async (page) => {
      await registerViaApi(page, createCustomer())
      await page.goto('/account/newsletter')
    },
  },
]
