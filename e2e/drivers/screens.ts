import { expect } from 'playwright/test'
import { accountScreens } from './account-screens.ts'
import { toEventPath, fillBasket, ticketForm } from './fill-basket.ts'
import { checkoutScreens } from './checkout-screens.ts'
import { setComparedProducts } from './comparison.ts'
import { sendForm } from './cms-form.ts'
import { hydrate } from './hydration.ts'
import { findEvent } from './events.ts'
import { createScreen, toVariant, withCapability, type Screen } from './screen.ts'
import { suggestionOptions, openSearch } from './search-field.ts'

const createEventScreen = (name: string, criteria: Parameters<typeof findEvent>[1]): Screen => ({
  name,
  open: async (page) => void (await page.goto(toEventPath(await findEvent(page.request, criteria)))),
})

/** Every screen of the shop, for the checks of screens and the search for secrets. */
export const screens: Screen[] = [
  createScreen('home', '/'),
  createScreen('listing as posters', '/whats-on'),
  toVariant(createScreen('listing as a list', '/whats-on?view=list')),
  toVariant(createScreen('listing without a match', '/whats-on?venue=saltworks&genre=jazz')),
  createScreen('listing as a calendar', '/whats-on?view=calendar'),
  createEventScreen('event on sale', { minTicketTypes: 2 }),
  toVariant(createEventScreen('event sold out', { status: 'sold_out' })),
  toVariant(createEventScreen('event cancelled', { status: 'cancelled' })),
  toVariant(createEventScreen('event in presale', { status: 'presale' })),
  createEventScreen('event moved', { status: 'moved' }),
  {
    name: 'event with a rejected form',
    isVariant: true,
    errorStatus: 422,
    open: async (page) => {
      await page.goto(toEventPath(await findEvent(page.request, { minTicketTypes: 2 })))
      await ticketForm(page).locator('button[type="submit"]').click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  createScreen('membership', '/products/membership-lamplighter'),
  createScreen('gift vouchers', '/gift-vouchers'),
  toVariant(createScreen('record', '/products/kohlenstoff-betriebsstunden')),
  toVariant(createScreen('product sold out', '/products/wilhelmine-zwo-hausnummer')),
  {
    name: 'unknown product',
    isVariant: true,
    errorStatus: 404,
    open: async (page) => void (await page.goto('/products/no-such-thing')),
  },
  withCapability('product-categories', createScreen('category of records', '/category/records')),
  withCapability(
    'product-categories',
    toVariant(createScreen('category without a match', '/category/records/voices?format=cassette&room=the-lamphouse')),
  ),
  withCapability('product-categories', toVariant(createScreen('page with products', '/px-records'))),
  withCapability('product-categories', toVariant(createScreen('empty comparison', '/product-comparison'))),
  {
    name: 'comparison',
    capability: 'product-categories',
    open: async (page) => {
      await setComparedProducts(page, 'PXR-001', 'PXR-003', 'PXM-PLUSONE', 'PXV')
      await page.goto('/product-comparison?from=%2Fpx-records')
    },
  },
  {
    name: 'product with a rejected form',
    isVariant: true,
    errorStatus: 422,
    open: async (page) => {
      await page.goto('/products/kohlenstoff-betriebsstunden')
      const form = page.locator('form', { has: page.getByRole('spinbutton') })
      for (const field of await form.getByRole('spinbutton').all()) await field.fill('0')
      await form.locator('button[type="submit"]').last().click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  toVariant(createScreen('empty basket', '/basket')),
  {
    name: 'basket with lines',
    open: async (page) => {
      const { ticketTypes } = await findEvent(page.request, { minTicketTypes: 2 })
      await fillBasket(
        page,
        ticketTypes.slice(0, 2).map(({ sku }) => ({ sku, quantity: 2 })),
      )
      await page.goto('/basket')
    },
  },
  toVariant(createScreen('preferences', '/preferences')),
  {
    name: 'change of currency',
    open: async (page) => {
      const { ticketTypes } = await findEvent(page.request, { minTicketTypes: 2 })
      await fillBasket(
        page,
        ticketTypes.slice(0, 2).map(({ sku }) => ({ sku, quantity: 2 })),
      )
      await page.goto('/preferences?currency=EUR&returnTo=%2Fbasket')
      await expect(page.locator('button[name="rebuildBasket"]')).toBeVisible()
    },
  },
  toVariant(createScreen('private hire', '/private-hire')),
  toVariant(createScreen('private hire, asked for', '/private-hire?done=private-hire')),
  {
    name: 'private hire with errors',
    errorStatus: 422,
    open: async (page) => {
      await page.goto('/private-hire')
      await sendForm(page)
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  withCapability('product-categories', toVariant(createScreen('consent choices', '/consent-choices'))),
  {
    name: 'consent dialog',
    capability: 'product-categories',
    open: async (page) => {
      await page.goto('/about-us')
      await hydrate(page)
      await page.getByRole('contentinfo').locator('a[href="/consent-choices"]').click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  withCapability(
    'newsletter',
    toVariant(createScreen('newsletter to be confirmed', '/newsletter/confirm?token=made-up')),
  ),
  toVariant(createScreen('content page', '/about-us')),
  {
    name: 'questions and answers',
    capability: 'content-parts',
    open: async (page) => {
      await page.goto('/faqs')
      await page.locator('main summary').first().click()
    },
  },
  createScreen('stories', '/articles/stories'),
  createScreen('story', '/stories/the-ramp-and-the-steps'),
  createScreen('sitemap', '/sitemap'),
  toVariant(createScreen('terms', '/bookings-terms-and-conditions')),
  createScreen('venues', '/venues'),
  createScreen('venue', '/venues/trafohalle'),
  toVariant(createScreen('branches', '/branches')),
  toVariant(createScreen('branch', '/branches/office-berlin')),
  toVariant(createScreen('search', '/search')),
  createScreen('search with results', '/search?query=ferry'),
  toVariant(createScreen('search without a match', '/search?query=qqqzzz&venue=saltworks')),
  {
    name: 'search field with suggestions',
    open: async (page) => {
      await page.goto('/')
      await (await openSearch(page)).pressSequentially('saltworks')
      await expect(suggestionOptions(page)).toHaveCount(3)
    },
  },
  { name: 'unknown page', errorStatus: 404, open: async (page) => void (await page.goto('/no-such-page')) },
  ...accountScreens,
  ...checkoutScreens,
]
