import { afterAll, expect, it } from 'vitest'
import { memberships } from '#reference-api/demo-brand/content/products/memberships.ts'
import { createFixtureContent } from '#reference-api/testing/fixture-content.ts'
import { createCustomer } from '../../testing/customer.ts'
import { startFullBff } from '../../testing/start-full-bff.ts'

const fixtures = createFixtureContent()
const shop = await startFullBff({
  api: {
    content: {
      ...fixtures,
      products: [...fixtures.products, ...memberships.map((membership) => ({ ...membership, prints: [] }))],
      customers: fixtures.customers.map((customer) => ({
        ...customer,
        orders: [
          { daysAgo: 3, currency: 'GBP', lines: [{ sku: 'PXM-PLUSONE-1Y', quantity: 1 }], shipping: 'e-ticket' },
        ],
      })),
    },
  },
})
afterAll(shop.close)

it('getMembership counts the tickets of each event that have the member price', async () => {
  const browser = shop.bff.browser()
  const { status } = await browser.post('/bff/session', { email: 'demo@example.com', password: 'stagedoor-demo' })
  expect(status).toBe(200)
  expect((await browser.get('/bff/profile/membership')).body).toEqual({ ticketsPerEvent: 2, inBasket: {} })
})

it('getMembership is 0 for a customer without a membership', async () => {
  const { browser } = await createCustomer(shop.bff)
  expect((await browser.get('/bff/profile/membership')).body).toEqual({ ticketsPerEvent: 0, inBasket: {} })
})

it('getMembership is 0 for a guest, and starts no session', async () => {
  const browser = shop.bff.browser()
  expect((await browser.get('/bff/profile/membership')).body).toEqual({ ticketsPerEvent: 0, inBasket: {} })
  expect(browser.cookies.size).toBe(0)
})

it('the public event has the member price, which the basket of a member confirms', async () => {
  const browser = shop.bff.browser()
  const { ticketTypes, memberPrice } = (await browser.get('/bff/events/open-night')).body
  expect(memberPrice).toEqual({ amount: 1800, currency: 'GBP' })
  expect((await browser.get('/bff/events')).body.events[0].memberPrice).toBeDefined()
  expect((await browser.get('/bff/search?query=open%20night')).body.events[0].memberPrice).toEqual(memberPrice)
  await browser.post('/bff/session', { email: 'demo@example.com', password: 'stagedoor-demo' })
  const { body } = await browser.post('/bff/basket/lines', { items: [{ sku: ticketTypes[0].sku, quantity: 3 }] })
  expect(body.lines[0].memberPrice).toEqual({ quantity: 2, unitPrice: ticketTypes[0].memberPrice.amount })
})

it('getMembership counts the tickets at the member price that the basket has', async () => {
  const browser = shop.bff.browser()
  const { ticketTypes } = (await browser.get('/bff/events/open-night')).body
  await browser.post('/bff/session', { email: 'demo@example.com', password: 'stagedoor-demo' })
  const { lines } = (await browser.get('/bff/basket')).body
  for (const { key } of lines) await browser.send('DELETE', `/bff/basket/lines/${key}`)
  await browser.post('/bff/basket/lines', { items: [{ sku: ticketTypes[0].sku, quantity: 1 }] })
  expect((await browser.get('/bff/profile/membership')).body).toEqual({
    ticketsPerEvent: 2,
    inBasket: { '/whats-on/open-night': 1 },
  })
})
