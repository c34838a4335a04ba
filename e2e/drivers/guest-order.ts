import { randomUUID } from 'node:crypto'
import { expect, type APIResponse, type Page } from 'playwright/test'
import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Checkout } from '#shared/api/checkout/checkout-schemas.ts'
import type { Order } from '#shared/api/orders/orders-schemas.ts'
import { fillBasket } from './fill-basket.ts'
import { createBuyer, type Buyer } from './check-out.ts'
import { getShopUrl } from './language.ts'
import { findEvent } from './events.ts'

/** Makes every ticket free, so that an order needs no payment. */
const freePromotionCode = 'FREENIGHT'

const guestAddress = {
  firstName: 'Wanda',
  lastName: 'Quill',
  line1: '3 Quay',
  city: 'Bristol',
  postcode: 'BS1 4QA',
  countryCode: 'GB',
}

const readOkResponse = async <T>(pendingResponse: Promise<APIResponse>): Promise<T> => {
  const response = await pendingResponse
  expect(response.ok(), await response.text()).toBe(true)
  return (await response.json()) as T
}

const toOptions = (data: object) => ({ data, headers: { 'X-Requested-With': 'stagedoor', Origin: getShopUrl() } })

/** Saves what the steps before the payment ask for, without their pages. */
const saveCheckout = (page: Page, contact: Buyer, billingAddress?: typeof guestAddress): Promise<Checkout> =>
  readOkResponse(
    page.request.patch('/bff/checkout', toOptions({ contact, billingAddress, shipping: { service: 'e-ticket' } })),
  )

/** Orders tickets in this browser without its pages. Uses `requestedEvent`, else any event on sale. */
export const orderViaApi = async (
  page: Page,
  email: string,
  tickets = 2,
  requestedEvent?: EventPage,
): Promise<Order> => {
  const { request } = page
  const event =
    requestedEvent ??
    (await findEvent(request, { matches: ({ ticketTypes }) => (ticketTypes[0]?.maxQuantity ?? 0) >= 6 }))
  await fillBasket(page, [{ sku: event.ticketTypes[0]!.sku, quantity: tickets }])
  await readOkResponse(request.post('/bff/basket/promotions', toOptions({ code: freePromotionCode })))
  const contact = { email, firstName: guestAddress.firstName, lastName: guestAddress.lastName }
  const { submissionId } = await saveCheckout(page, contact, guestAddress)
  const { href } = await readOkResponse<{ href: string }>(
    request.post(
      '/bff/checkout/order',
      toOptions({ terms: true, submissionId: submissionId || randomUUID(), expectedTotal: 0, expectedCurrency: 'GBP' }),
    ),
  )
  const id = new URL(href, getShopUrl()).searchParams.get('order')
  return readOkResponse<Order>(request.get(`/bff/orders/${id}`))
}

/** Fills a guest basket with two tickets, saves the steps before the payment, and opens the payment step. */
export const prepareOrder = async (page: Page, buyer = createBuyer()) => {
  const event = await findEvent(page.request, {
    minTicketTypes: 1,
    matches: ({ ticketTypes }) => ticketTypes.some(({ maxQuantity }) => maxQuantity >= 10),
  })
  const ticket = event.ticketTypes.find(({ maxQuantity }) => maxQuantity >= 10)!
  await fillBasket(page, [{ sku: ticket.sku, quantity: 2 }])
  await saveCheckout(page, buyer)
  await page.goto('/checkout/payment')
  return { event, ticket, buyer }
}
