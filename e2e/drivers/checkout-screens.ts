import { expect, type Page } from 'playwright/test'
import { britishAddress } from './address-book.ts'
import { fillBasket } from './fill-basket.ts'
import {
  chooseShippingService,
  finishPayment,
  createBuyer,
  orderAndOpenPayment,
  submitDelivery,
  submitContact,
  sendStep,
  fillCheckoutAddress,
} from './check-out.ts'
import { hydrate } from './hydration.ts'
import { findEvent } from './events.ts'
import type { Screen } from './screen.ts'

/** Tickets and a record, so that every field of the checkout is there. */
const openCheckout = async (page: Page) => {
  const { ticketTypes } = await findEvent(page.request, {
    minTicketTypes: 2,
    matches: ({ ticketTypes: ticketTypes }) => ticketTypes.every(({ maxQuantity }) => maxQuantity >= 2),
  })
  await fillBasket(page, [
    { sku: ticketTypes[0]!.sku, quantity: 1 },
    { sku: 'PXR-003-LP', quantity: 1 },
  ])
  await page.goto('/checkout')
  await hydrate(page)
}

const openDeliveryStep = async (page: Page) => {
  await openCheckout(page)
  await submitContact(page, createBuyer())
}

const openPaymentStep = async (page: Page) => {
  await openDeliveryStep(page)
  await chooseShippingService(page, 'parcel')
  await fillCheckoutAddress(page, 'deliveryAddress', britishAddress)
  await submitDelivery(page)
}

const submitInvalidStep = async (page: Page, intent: 'contact' | 'delivery' | 'pay') => {
  await sendStep(page, intent)
  await expect(page.getByRole('alert')).toBeVisible()
}

/** The screens from the basket to its order. */
export const checkoutScreens: Screen[] = [
  {
    name: 'basket with a rejected code',
    errorStatus: 422,
    open: async (page) => {
      const { ticketTypes } = await findEvent(page.request, { minTicketTypes: 2 })
      await fillBasket(page, [{ sku: ticketTypes[0]!.sku, quantity: 1 }])
      await page.goto('/basket')
      await hydrate(page)
      await page.locator('main summary').first().click()
      await page.locator('#promotion').fill('SUMMERFADE')
      await page.locator('#promotion').press('Enter')
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'checkout, who buys, with errors',
    isVariant: true,
    open: async (page) => {
      await openCheckout(page)
      await submitInvalidStep(page, 'contact')
    },
  },
  {
    name: 'checkout, delivery, with errors',
    isVariant: true,
    open: async (page) => {
      await openDeliveryStep(page)
      await submitInvalidStep(page, 'delivery')
    },
  },
  {
    name: 'checkout, payment, with errors',
    open: async (page) => {
      await openPaymentStep(page)
      await submitInvalidStep(page, 'pay')
    },
  },
  {
    name: 'payment that was declined',
    open: async (page) => {
      await openPaymentStep(page)
      await orderAndOpenPayment(page)
      await finishPayment(page, 'decline')
      await expect(page).toHaveURL(/\/checkout\/complete\?/)
    },
  },
  {
    name: 'order that was just paid',
    capability: 'tickets',
    open: async (page) => {
      await openPaymentStep(page)
      await orderAndOpenPayment(page)
      await finishPayment(page, 'pay')
      await expect(page.locator('#tickets')).toBeVisible()
    },
  },
  {
    name: 'payment that is not there',
    isVariant: true,
    errorStatus: 404,
    open: async (page) => void (await page.goto('/checkout/complete?transaction=made-up')),
  },
]
