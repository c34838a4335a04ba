import { expect, type Page } from 'playwright/test'
import { british } from './address-book.ts'
import { fillBasket } from './buy-tickets.ts'
import {
  chooseService,
  endPayment,
  newBuyer,
  orderAndLeave,
  saveDelivery,
  sayWho,
  sendStep,
  writeAddress,
} from './check-out.ts'
import { wake } from './hydration.ts'
import { findEvent } from './programme.ts'
import type { Screen } from './screen.ts'

/** Tickets and a record: something of everything that is asked. */
const begin = async (page: Page) => {
  const { tickets } = await findEvent(page.request, {
    kinds: 2,
    fits: ({ tickets: kinds }) => kinds.every(({ max }) => max >= 2),
  })
  await fillBasket(page, [
    { sku: tickets[0]!.sku, quantity: 1 },
    { sku: 'PXR-003-LP', quantity: 1 },
  ])
  await page.goto('/checkout')
  await wake(page)
}

const toDelivery = async (page: Page) => {
  await begin(page)
  await sayWho(page, newBuyer())
}

const toPayment = async (page: Page) => {
  await toDelivery(page)
  await chooseService(page, 'parcel')
  await writeAddress(page, 'deliveryAddress', british)
  await saveDelivery(page)
}

const refused = async (page: Page, intent: 'contact' | 'delivery' | 'pay') => {
  await sendStep(page, intent)
  await expect(page.getByRole('alert')).toBeVisible()
}

/** The way from a basket to its order. */
export const checkoutScreens: Screen[] = [
  {
    name: 'basket with a refused code',
    refused: 422,
    open: async (page) => {
      const { tickets } = await findEvent(page.request, { kinds: 2 })
      await fillBasket(page, [{ sku: tickets[0]!.sku, quantity: 1 }])
      await page.goto('/basket')
      await wake(page)
      await page.locator('main summary').first().click()
      await page.locator('#promotion').fill('SUMMERFADE')
      await page.locator('#promotion').press('Enter')
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'checkout, who buys, with errors',
    open: async (page) => {
      await begin(page)
      await refused(page, 'contact')
    },
  },
  {
    name: 'checkout, delivery, with errors',
    open: async (page) => {
      await toDelivery(page)
      await refused(page, 'delivery')
    },
  },
  {
    name: 'checkout, payment, with errors',
    open: async (page) => {
      await toPayment(page)
      await refused(page, 'pay')
    },
  },
  {
    name: 'payment that was declined',
    open: async (page) => {
      await toPayment(page)
      await orderAndLeave(page)
      await endPayment(page, 'decline')
      await expect(page).toHaveURL(/\/checkout\/complete\?/)
    },
  },
  {
    name: 'order that was just paid',
    open: async (page) => {
      await toPayment(page)
      await orderAndLeave(page)
      await endPayment(page, 'pay')
      await expect(page.locator('#tickets')).toBeVisible()
    },
  },
  {
    name: 'payment that is not there',
    refused: 404,
    open: async (page) => void (await page.goto('/checkout/complete?transaction=made-up')),
  },
]
