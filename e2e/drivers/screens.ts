import { expect } from 'playwright/test'
import { accountScreens } from './account-screens.ts'
import { eventPath, fillBasket } from './buy-tickets.ts'
import { checkoutScreens } from './checkout-screens.ts'
import { compareAlready } from './comparison.ts'
import { sendForm } from './cms-form.ts'
import { wake } from './hydration.ts'
import { findEvent } from './programme.ts'
import { at, type Screen } from './screen.ts'
import { hits, openSearch } from './search-field.ts'

const event = (name: string, wanted: Parameters<typeof findEvent>[1]): Screen => ({
  name,
  open: async (page) => void (await page.goto(eventPath(await findEvent(page.request, wanted)))),
})

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
  {
    name: 'product that is not there',
    refused: 404,
    open: async (page) => void (await page.goto('/products/no-such-thing')),
  },
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
      await page
        .locator('form', { has: page.getByRole('spinbutton') })
        .locator('button[type="submit"]')
        .last()
        .click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  at('empty basket', '/basket'),
  {
    name: 'basket with lines',
    open: async (page) => {
      const { tickets } = await findEvent(page.request, { kinds: 2 })
      await fillBasket(
        page,
        tickets.slice(0, 2).map(({ sku }) => ({ sku, quantity: 2 })),
      )
      await page.goto('/basket')
    },
  },
  at('preferences', '/preferences'),
  {
    name: 'change of currency',
    open: async (page) => {
      const { tickets } = await findEvent(page.request, { kinds: 2 })
      await fillBasket(
        page,
        tickets.slice(0, 2).map(({ sku }) => ({ sku, quantity: 2 })),
      )
      await page.goto('/preferences?currency=EUR&returnTo=%2Fbasket')
      await expect(page.locator('button[name="rebuildBasket"]')).toBeVisible()
    },
  },
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
  ...accountScreens,
  ...checkoutScreens,
]
