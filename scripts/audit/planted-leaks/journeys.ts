import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'

/** A night there are tickets for, and a picture of it (`/media/…`). */
export type Night = { slug: string; sku: string; picture: string }

/** Where a journey takes place. `another` gives the page of a second shopper, in a browser window of their own. */
export type Stage = { page: Page; url: string; night: Night; another: () => Promise<Pick<Stage, 'page' | 'url'>> }

/** The seeded account that has orders, addresses and wishlists. */
const demo = { email: 'demo@example.com', password: 'stagedoor-demo' }

const readIn = (page: Page, path: string) => page.evaluate(async (address) => void (await (await fetch(address)).arrayBuffer()), path)

const send = async ({ page, url }: Pick<Stage, 'page' | 'url'>, method: 'POST' | 'PATCH', path: string, data: object) => {
  const answer = await page.request.fetch(url + path, { method, data, headers: { 'X-Requested-With': 'stagedoor', Origin: url } })
  return { status: answer.status(), body: (await answer.json().catch(() => ({}))) as Record<string, unknown> }
}

const takeTickets = async ({ page, url, night }: Stage) => {
  await page.goto(`${url}/whats-on/${night.slug}`)
  const form = page.locator('form[method="post"]').filter({ has: page.locator('input[type="number"]') })
  await form.getByRole('spinbutton').first().fill('1')
  await form.locator('button[type="submit"]').click()
  await page.waitForURL(({ pathname }) => pathname === '/basket')
}

const signIn = async (page: Page, url: string, { email, password }: typeof demo) => {
  await page.goto(`${url}/sign-in`)
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(password)
  await page.locator('form', { has: page.locator('#password') }).locator('button[type="submit"]').click()
  await page.waitForURL(({ pathname }) => pathname !== '/sign-in')
}

/** Orders a ticket that a code makes free; returns where the order is shown. */
const order = async (stage: Stage, night: Night) => {
  const home = { firstName: 'Wanda', lastName: 'Quill', line1: '3 Quay', city: 'Bristol', postcode: 'BS1 4QA', countryCode: 'GB' }
  const contact = { email: `wanda.${randomUUID()}@example.com`, firstName: home.firstName, lastName: home.lastName }
  await send(stage, 'POST', '/bff/basket/lines', { items: [{ sku: night.sku, quantity: 1 }] })
  await send(stage, 'POST', '/bff/basket/promotions', { code: 'FREENIGHT' })
  const { body: checkout } = await send(stage, 'PATCH', '/bff/checkout', { contact, billingAddress: home, shipping: { service: 'e-ticket' } })
  const { body: placed } = await send(stage, 'POST', '/bff/checkout/order', { terms: true, attempt: checkout.attempt || randomUUID(), expected: 0 })
  return `/orders/${new URL(String(placed.href), stage.url).searchParams.get('order')}`
}

const journeys = {
  /** Looks at the home page and wakes it. */
  visitor: async ({ page, url }: Stage) => {
    await page.goto(`${url}/`)
    await page.mouse.move(40, 40)
    await page.waitForLoadState('networkidle')
  },

  /** Puts a ticket into the basket and looks at it, as a page and as an answer. */
  shopper: async (stage: Stage) => {
    await takeTickets(stage)
    await stage.page.goto(`${stage.url}/basket`)
    await readIn(stage.page, '/bff/basket')
  },

  withoutJavaScript: async (stage: Stage) => {
    await takeTickets(stage)
    await stage.page.goto(`${stage.url}/basket`)
  },

  /** Signs in and looks at the account, which streams. */
  customer: async ({ page, url }: Stage) => {
    await signIn(page, url, demo)
    await page.goto(`${url}/account`)
    await readIn(page, '/bff/session')
  },

  /** A code that is none, for a basket that there is. */
  refused: async (stage: Stage) => {
    await journeys.shopper(stage)
    await send(stage, 'POST', '/bff/basket/promotions', { code: 'NO-SUCH-CODE' })
  },

  /** Orders, and opens the order and what belongs to it. */
  buyer: async (stage: Stage) => {
    const { page, url, night } = stage
    await page.goto(`${url}/`)
    const shown = await order(stage, night)
    await page.goto(url + shown)
    await page.goto(`${url}${shown}/tickets`)
    await readIn(page, `/bff${shown}`)
    await readIn(page, `${shown}/calendar.ics`)
  },

  /** One signs in and looks around, then another does the same. */
  twoShoppers: async ({ page, url, another }: Stage) => {
    await signIn(page, url, demo)
    await page.goto(`${url}/account/profile`)
    const other = await another()
    await signIn(other.page, other.url, { ...demo, email: 'greta@example.org' })
    await other.page.goto(`${other.url}/account/profile`)
  },
} satisfies Record<string, (stage: Stage) => Promise<void>>

export type JourneyName = keyof typeof journeys

/** Takes a browser where a leak is, and then fetches more from the page it ended on: `{night}` and `{picture}` stand for those of the stage. */
export const travel = async (name: JourneyName, stage: Stage, then: readonly string[] = []): Promise<void> => {
  await journeys[name](stage)
  for (const path of then) {
    const { slug, picture } = stage.night
    await readIn(stage.page, path.replace('{night}', slug).replace('{picture}', path.startsWith('{') ? picture : encodeURIComponent(picture)))
  }
}

export const journeyNames = Object.keys(journeys) as JourneyName[]
