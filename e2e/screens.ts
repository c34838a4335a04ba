import { expect, type Page } from 'playwright/test'
import { addressButton, british, fillAddress, german, keepAddress, saveAddress } from './address-book.ts'
import { eventPath, fillBasket } from './buy-tickets.ts'
import { compareAlready } from './comparison.ts'
import { sendForm } from './cms-form.ts'
import { newCustomer, registerQuickly, sendRegistration } from './customer.ts'
import { wake } from './hydration.ts'
import { findEvent } from './programme.ts'
import { hits, openSearch } from './search-field.ts'
import { keepOn, makeList, shareList } from './wishes.ts'

/** One screen of the shop: how to get to it, in whatever language and width the page has. `refused` is the status it is answered with. */
export type Screen = { name: string; refused?: number; open(page: Page): Promise<void> }

const at = (name: string, path: string): Screen => ({ name, open: async (page) => void (await page.goto(path)) })

const asCustomer = (name: string, path: string): Screen => ({
  name,
  open: async (page) => {
    await registerQuickly(page, newCustomer())
    await page.goto(path)
  },
})

const event = (name: string, wanted: Parameters<typeof findEvent>[1]): Screen => ({
  name,
  open: async (page) => void (await page.goto(eventPath(await findEvent(page.request, wanted)))),
})

/** Signs a new customer up who has two lists, one of them with wishes; returns its id. */
const openList = async (page: Page) => {
  await registerQuickly(page, newCustomer())
  await makeList(page, 'Later')
  const { id } = await makeList(page, 'Maybe in January')
  for (const wanted of [{ kinds: 2 }, { status: 'sold_out' }] as const) await keepOn(page, id, { sku: (await findEvent(page.request, wanted)).sku })
  await shareList(page, id)
  return id
}

/** Every screen the shop has by now. */
export const screens: Screen[] = [
  at('home', '/'),
  at('programme as posters', '/whats-on'),
  at('programme as a list', '/whats-on?view=list'),
  at('programme without a match', '/whats-on?year=2031'),
  at('programme as a calendar', '/whats-on?view=calendar'),
  event('event on sale', { kinds: 2 }),
  event('event sold out', { status: 'sold_out' }),
  event('event cancelled', { status: 'cancelled' }),
  event('event in presale', { status: 'presale' }),
  event('event moved', { status: 'moved' }),
  {
    name: 'event with a refused form',
    refused: 422,
    open: async (page) => {
      await page.goto(eventPath(await findEvent(page.request, { kinds: 2 })))
      await page.locator('form[method="post"] button[type="submit"]').last().click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  at('membership', '/products/membership-lamplighter'),
  at('gift voucher', '/products/gift-voucher'),
  at('record', '/products/kohlenstoff-betriebsstunden'),
  at('product sold out', '/products/wilhelmine-zwo-hausnummer'),
  { name: 'product that is not there', refused: 404, open: async (page) => void (await page.goto('/products/no-such-thing')) },
  at('shelf of records', '/category/records'),
  at('shelf without a match', '/category/records?format=tape'),
  at('page with products', '/px-records'),
  at('empty comparison', '/product-comparison'),
  {
    name: 'comparison',
    open: async (page) => {
      await compareAlready(page, 'PXR-001', 'PXR-003', 'PXM-PLUSONE', 'PXV')
      await page.goto('/product-comparison?from=%2Fpx-records')
    },
  },
  {
    name: 'product with a refused form',
    refused: 422,
    open: async (page) => {
      await page.goto('/products/gift-voucher')
      await page.locator('form', { has: page.getByRole('spinbutton') }).locator('button[type="submit"]').last().click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  at('empty basket', '/basket'),
  {
    name: 'basket with lines',
    open: async (page) => {
      const { tickets } = await findEvent(page.request, { kinds: 2 })
      await fillBasket(page, tickets.slice(0, 2).map(({ sku }) => ({ sku, quantity: 2 })))
      await page.goto('/basket')
    },
  },
  at('preferences', '/preferences'),
  {
    name: 'change of currency',
    open: async (page) => {
      const { tickets } = await findEvent(page.request, { kinds: 2 })
      await fillBasket(page, tickets.slice(0, 2).map(({ sku }) => ({ sku, quantity: 2 })))
      await page.goto('/preferences?currency=EUR&returnTo=%2Fbasket')
      await expect(page.locator('button[name="rebuildBasket"]')).toBeVisible()
    },
  },
  at('sign in', '/sign-in'),
  {
    name: 'sign in with errors',
    open: async (page) => {
      await page.goto('/sign-in')
      await page.getByRole('main').locator('form button[type="submit"]').first().click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
    refused: 422,
  },
  at('register', '/register'),
  at('forgotten password', '/forgotten-password'),
  at('forgotten password, mail sent', '/forgotten-password?done=sent'),
  at('new password', '/set-password?email=wanda%40example.com&token=unknown'),
  at('new password without a link', '/set-password'),
  at('verify email', '/verify-email?token=unknown'),
  at('verify email without a link', '/verify-email'),
  at('sign in after a new password', '/sign-in?done=password'),
  {
    name: 'new password with errors',
    refused: 422,
    open: async (page) => {
      await page.goto('/set-password?email=wanda%40example.com&token=unknown')
      await page.locator('#newPassword').fill('not the same')
      await page.getByRole('main').locator('button[type="submit"]').click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  asCustomer('profile', '/account/profile'),
  asCustomer('profile after signing in', '/account/profile?done=signed-in'),
  {
    name: 'profile with errors',
    refused: 422,
    open: async (page) => {
      await registerQuickly(page, newCustomer())
      await page.goto('/account/profile')
      await page.locator('#email').fill(newCustomer().email)
      await page.locator('#currentPassword').fill('not my password')
      await page.locator('main form:has(#email) button[type="submit"]').click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  asCustomer('change of password', '/account/password'),
  asCustomer('places signed in', '/account/sessions'),
  asCustomer('deletion of the account', '/account/profile/delete'),
  {
    name: 'deletion of the account with errors',
    refused: 422,
    open: async (page) => {
      await registerQuickly(page, newCustomer())
      await page.goto('/account/profile/delete')
      await page.getByRole('main').locator('button[type="submit"]').last().click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'register with errors',
    refused: 422,
    open: async (page) => {
      await page.goto('/register')
      await sendRegistration(page)
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'account',
    open: async (page) => {
      await registerQuickly(page, newCustomer())
      await page.goto('/account')
    },
  },
  {
    name: 'account with addresses',
    open: async (page) => {
      await registerQuickly(page, newCustomer())
      await keepAddress(page, british)
      await keepAddress(page, { ...german, defaults: ['billing'] })
      await page.goto('/account')
      await expect(page.locator('section[aria-labelledby="addresses"] li')).toHaveCount(2)
    },
  },
  {
    name: 'empty address book',
    open: async (page) => {
      await registerQuickly(page, newCustomer())
      await page.goto('/account/address-book')
    },
  },
  {
    name: 'address book with a deleted address',
    open: async (page) => {
      await registerQuickly(page, newCustomer())
      await keepAddress(page, british)
      await keepAddress(page, { ...german, defaults: ['billing'] })
      await keepAddress(page, { ...german, line1: 'Musterstraße 8', type: ['billing'] })
      await page.goto('/account/address-book')
      await addressButton(page, 'delivery', british, 'remove').click()
      await expect(page.locator('button[value="restore"]')).toBeVisible()
    },
  },
  {
    name: 'address form with errors',
    refused: 422,
    open: async (page) => {
      await registerQuickly(page, newCustomer())
      await page.goto(`/account/address-book/${await keepAddress(page, german)}`)
      await fillAddress(page, { ...british, line1: '', type: [] })
      await saveAddress(page)
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'wishlists',
    open: async (page) => {
      await openList(page)
      await page.goto('/account/wishlists')
    },
  },
  { name: 'wishlist', open: async (page) => void (await page.goto(`/account/wishlists/${await openList(page)}`)) },
  {
    name: 'wishlist with what could not be added',
    refused: 422,
    open: async (page) => {
      await page.goto(`/account/wishlists/${await openList(page)}`)
      await page.locator('#take button[type="submit"]').first().click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'wish to be kept',
    open: async (page) => {
      await openList(page)
      await page.goto('/account/wishlists/keep?sku=EV-any')
    },
  },
  {
    name: 'shared wishlist',
    open: async (page) => {
      const { sharedUrl } = await shareList(page, await openList(page))
      await page.goto(sharedUrl)
    },
  },
  { name: 'wishlist that is not shared any more', refused: 404, open: async (page) => void (await page.goto('/wishlists/shared/no-such-list')) },
  at('private hire', '/private-hire'),
  at('private hire, asked for', '/private-hire?done=private-hire'),
  {
    name: 'private hire with errors',
    refused: 422,
    open: async (page) => {
      await page.goto('/private-hire')
      await sendForm(page)
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  at('consent choices', '/consent-choices'),
  {
    name: 'consent dialog',
    open: async (page) => {
      await page.goto('/about-us')
      await wake(page)
      await page.getByRole('contentinfo').locator('a[href="/consent-choices"]').click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  at('newsletter to be confirmed', '/newsletter/confirm?token=made-up'),
  {
    name: "customer's newsletter",
    open: async (page) => {
      await registerQuickly(page, newCustomer())
      await page.goto('/account/newsletter')
    },
  },
  at('content page', '/about-us'),
  {
    name: 'questions and answers',
    open: async (page) => {
      await page.goto('/faqs')
      await page.locator('main summary').first().click()
    },
  },
  at('stories', '/articles/stories'),
  at('story', '/stories/the-ramp-and-the-steps'),
  at('sitemap', '/sitemap'),
  at('terms', '/bookings-terms-and-conditions'),
  at('venues', '/venues'),
  at('venue', '/venues/trafohalle'),
  at('branches', '/branches'),
  at('branch', '/branches/office-berlin'),
  at('search', '/search'),
  at('search with results', '/search?query=ferry'),
  at('search without a match', '/search?query=qqqzzz&venue=saltworks'),
  {
    name: 'search field with suggestions',
    open: async (page) => {
      await page.goto('/')
      await (await openSearch(page)).pressSequentially('saltworks')
      await expect(hits(page)).toHaveCount(3)
    },
  },
  { name: 'page that is not there', refused: 404, open: async (page) => void (await page.goto('/no-such-page')) },
]
