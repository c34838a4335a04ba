import { randomUUID } from 'node:crypto'
import { expect, type APIResponse, type Page } from 'playwright/test'
import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Checkout } from '#shared/api/checkout/checkout-schemas.ts'
import type { Order } from '#shared/api/orders/orders-schemas.ts'
import { fillBasket } from './buy-tickets.ts'
import { shopUrl } from './language.ts'
import { findEvent } from './programme.ts'

/** Takes every ticket's price off, so that an order needs no payment. */
const freeNight = 'FREENIGHT'

const home = {
  firstName: 'Wanda',
  lastName: 'Quill',
  line1: '3 Quay',
  city: 'Bristol',
  postcode: 'BS1 4QA',
  countryCode: 'GB',
}

const answered = async <T>(sent: Promise<APIResponse>): Promise<T> => {
  const response = await sent
  expect(response.ok(), await response.text()).toBe(true)
  return (await response.json()) as T
}

/**
 * Orders tickets, of any night unless one is named, in this browser without going through the pages, for somebody with
 * this address: for tests that begin with an order.
 */
export const orderQuickly = async (page: Page, email: string, tickets = 2, night?: EventPage): Promise<Order> => {
  const { request } = page
  const options = (data: object) => ({ data, headers: { 'X-Requested-With': 'stagedoor', Origin: shopUrl() } })
  const event = night ?? (await findEvent(request, { fits: ({ tickets: kinds }) => (kinds[0]?.max ?? 0) >= 6 }))
  await fillBasket(page, [{ sku: event.tickets[0]!.sku, quantity: tickets }])
  await answered(request.post('/bff/basket/promotions', options({ code: freeNight })))
  const contact = { email, firstName: home.firstName, lastName: home.lastName }
  const { attempt } = await answered<Checkout>(
    request.patch('/bff/checkout', options({ contact, billingAddress: home, shipping: { service: 'e-ticket' } })),
  )
  const { href } = await answered<{ href: string }>(
    request.post('/bff/checkout/order', options({ terms: true, attempt: attempt || randomUUID(), expected: 0 })),
  )
  const id = new URL(href, shopUrl()).searchParams.get('order')
  return answered<Order>(request.get(`/bff/orders/${id}`))
}
