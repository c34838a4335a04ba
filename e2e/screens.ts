import { expect, type Page } from 'playwright/test'
import { addressButton, british, fillAddress, german, keepAddress, saveAddress } from './address-book.ts'
import { eventPath, fillBasket } from './buy-tickets.ts'
import { newCustomer, registerQuickly, sendRegistration } from './customer.ts'
import { findEvent } from './programme.ts'

/** One screen of the shop: how to get to it, in whatever language and width the page has. `refused` is the status it is answered with. */
export type Screen = { name: string; refused?: number; open(page: Page): Promise<void> }

const at = (name: string, path: string): Screen => ({ name, open: async (page) => void (await page.goto(path)) })

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
  at('empty basket', '/basket'),
  {
    name: 'basket with lines',
    open: async (page) => {
      const { tickets } = await findEvent(page.request, { kinds: 2 })
      await fillBasket(page, tickets.slice(0, 2).map(({ sku }) => ({ sku, quantity: 2 })))
      await page.goto('/basket')
    },
  },
  at('sign in', '/sign-in'),
  at('register', '/register'),
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
    name: 'address form',
    open: async (page) => {
      await registerQuickly(page, newCustomer())
      await page.goto(`/account/address-book/${await keepAddress(page, german)}`)
    },
  },
  {
    name: 'address form with errors',
    refused: 422,
    open: async (page) => {
      await registerQuickly(page, newCustomer())
      await page.goto('/account/address-book/new')
      await fillAddress(page, { ...british, line1: '', type: [] })
      await saveAddress(page)
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  at('content page', '/about-us'),
  at('questions and answers', '/faqs'),
  at('terms', '/bookings-terms-and-conditions'),
  at('venues', '/venues'),
  { name: 'page that is not there', refused: 404, open: async (page) => void (await page.goto('/no-such-page')) },
]
