import { expect, type Page } from 'playwright/test'
import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { getShopUrl } from './language.ts'

export const toEventPath = ({ slug }: Pick<EventPage, 'slug'>) => `/whats-on/${slug}`

/** The form with the ticket types of an event page. */
export const ticketForm = (page: Page) =>
  page.locator('form[method="post"]').filter({ has: page.locator('input[type="number"]') })

/** Types a quantity for each ticket type, in their order, and sends the form. Works before and after hydration. */
export const sendTicketForm = async (page: Page, quantities: number[]) => {
  const form = ticketForm(page)
  for (const [index, quantity] of quantities.entries())
    await form.getByRole('spinbutton').nth(index).fill(String(quantity))
  await form.locator('button[type="submit"]').click()
}

/** Chooses tickets on the open event page and waits for the basket. */
export const addTicketsToBasket = async (page: Page, quantities: number[]) => {
  await sendTicketForm(page, quantities)
  await expect(page).toHaveURL(({ pathname }) => pathname === '/basket')
}

/** Adds tickets to this browser's basket with one request, for tests that begin with a basket. */
export const fillBasket = async (page: Page, items: { sku: string; quantity: number }[]) => {
  const response = await page.request.post('/bff/basket/lines', {
    data: { items },
    headers: { 'X-Requested-With': 'stagedoor', Origin: getShopUrl() },
  })
  expect(response.status(), await response.text()).toBe(200)
}
