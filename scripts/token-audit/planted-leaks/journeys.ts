import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'

/** An event on sale, and the path of its picture (`/media/…`). */
export type AuditedEvent = { slug: string; sku: string; picture: string }

/** The input of a journey. `openSecondShopper` opens a page in a separate browser context. */
export type JourneyInput = { page: Page; url: string; event: AuditedEvent; openSecondShopper: () => Promise<Shopper> }

type Shopper = Pick<JourneyInput, 'page' | 'url'>

/** The account of the demo data with orders, addresses and wishlists. */
const demo = { email: 'demo@example.com', password: 'stagedoor-demo' }

const fetchIn = (page: Page, path: string) =>
  page.evaluate(async (url) => void (await (await fetch(url)).arrayBuffer()), path)

const send = async ({ page, url }: Shopper, method: 'POST' | 'PATCH', path: string, data: object) => {
  const response = await page.request.fetch(url + path, {
    method,
    data,
    headers: { 'X-Requested-With': 'stagedoor', Origin: url },
  })
  return { status: response.status(), body: (await response.json().catch(() => ({}))) as Record<string, unknown> }
}

const addTicketToBasket = async ({ page, url, event }: JourneyInput) => {
  await page.goto(`${url}/whats-on/${event.slug}`)
  const form = page.locator('form[method="post"]').filter({ has: page.locator('input[type="number"]') })
  await form.getByRole('spinbutton').first().fill('1')
  await form.locator('button[type="submit"]').click()
  await page.waitForURL(({ pathname }) => pathname === '/basket')
}

/** Returns to a public page, so that the journey itself opens the first personal one. */
const signIn = async (page: Page, url: string, { email, password }: typeof demo) => {
  await page.goto(`${url}/sign-in?returnTo=%2F`)
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(password)
  await page
    .locator('form', { has: page.locator('#password') })
    .locator('button[type="submit"]')
    .click()
  await page.waitForURL(({ pathname }) => pathname !== '/sign-in')
}

/** Orders a ticket, which a promotion code makes free. Returns the path of the order's page. */
const placeOrder = async (input: JourneyInput) => {
  const home = {
    firstName: 'Wanda',
    lastName: 'Quill',
    line1: '3 Quay',
    city: 'Bristol',
    postcode: 'BS1 4QA',
    countryCode: 'GB',
  }
  const contact = { email: `wanda.${randomUUID()}@example.com`, firstName: home.firstName, lastName: home.lastName }
  await send(input, 'POST', '/bff/basket/lines', { items: [{ sku: input.event.sku, quantity: 1 }] })
  await send(input, 'POST', '/bff/basket/promotions', { code: 'FREENIGHT' })
  const { body: checkout } = await send(input, 'PATCH', '/bff/checkout', {
    contact,
    billingAddress: home,
    shipping: { service: 'e-ticket' },
  })
  const { body: placed } = await send(input, 'POST', '/bff/checkout/order', {
    terms: true,
    submissionId: checkout.submissionId || randomUUID(),
    expectedTotal: 0,
    expectedCurrency: 'GBP',
  })
  return `/orders/${new URL(String(placed.href), input.url).searchParams.get('order')}`
}

const journeys = {
  /** Opens the home page and waits until it is hydrated. */
  guest: async ({ page, url }: JourneyInput) => {
    await page.goto(`${url}/`)
    await page.mouse.move(40, 40)
    await page.waitForLoadState('networkidle')
  },

  /** Adds a ticket to the basket, then requests the basket as a page and as JSON. */
  shopper: async (input: JourneyInput) => {
    await addTicketToBasket(input)
    await input.page.goto(`${input.url}/basket`)
    await fetchIn(input.page, '/bff/basket')
  },

  withoutJavaScript: async (input: JourneyInput) => {
    await addTicketToBasket(input)
    await input.page.goto(`${input.url}/basket`)
  },

  /** Signs in and opens the account page, which the server streams. */
  customer: async ({ page, url }: JourneyInput) => {
    await signIn(page, url, demo)
    await page.goto(`${url}/account`)
    await fetchIn(page, '/bff/session')
  },

  /** Sends an unknown promotion code for a basket, which the shop rejects. */
  rejection: async (input: JourneyInput) => {
    await journeys.shopper(input)
    await send(input, 'POST', '/bff/basket/promotions', { code: 'NO-SUCH-CODE' })
  },

  /** Places an order, then opens the order, its tickets and its calendar file. */
  buyer: async (input: JourneyInput) => {
    const { page, url } = input
    await page.goto(`${url}/`)
    const path = await placeOrder(input)
    await page.goto(url + path)
    await page.goto(`${url}${path}/tickets`)
    await fetchIn(page, `/bff${path}`)
    await fetchIn(page, `${path}/calendar.ics`)
  },

  /** Two shoppers sign in one after the other and open their profiles. */
  twoShoppers: async ({ page, url, openSecondShopper }: JourneyInput) => {
    await signIn(page, url, demo)
    await page.goto(`${url}/account/profile`)
    const other = await openSecondShopper()
    await signIn(other.page, other.url, { ...demo, email: 'greta@example.org' })
    await other.page.goto(`${other.url}/account/profile`)
  },
} satisfies Record<string, (input: JourneyInput) => Promise<void>>

export type JourneyName = keyof typeof journeys

/**
 * Runs a journey, then fetches the paths in `then` from its last page. In them `{event}` stands for the event's slug
 * and `{picture}` for the path of its picture.
 */
export const runJourney = async (
  name: JourneyName,
  input: JourneyInput,
  then: readonly string[] = [],
): Promise<void> => {
  await journeys[name](input)
  for (const path of then) {
    const { slug, picture } = input.event
    await fetchIn(
      input.page,
      path.replace('{event}', slug).replace('{picture}', path.startsWith('{') ? picture : encodeURIComponent(picture)),
    )
  }
}

export const journeyNames = Object.keys(journeys) as JourneyName[]
