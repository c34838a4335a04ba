import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { expect } from 'playwright/test'
import { britishAddress, createAddressViaApi } from '../../e2e/drivers/address-book.ts'
import { toEventPath, fillBasket, sendTicketForm } from '../../e2e/drivers/fill-basket.ts'
import { finishPayment, orderAndOpenPayment, readOrderNumber } from '../../e2e/drivers/check-out.ts'
import { createCustomer, register } from '../../e2e/drivers/customer.ts'
import { findEvent } from '../../e2e/drivers/events.ts'
import { expectBasketCount } from '../../e2e/drivers/shop-page.ts'
import { recordBrowserErrors } from '../../e2e/drivers/record-browser-errors.ts'
import { findChromium } from '#scripts/programs/find-chromium.ts'
import { waitForEmail } from './wait-for-email.ts'

export type TrialPurchase = {
  order: string
  event: string
  email: { subject: string; attachments: string[] }
  cookies: string[]
  paidAt: string
}

/**
 * Makes a browser with this home folder trust the authority of the proxy's certificate, as if its user had imported it.
 */
const trustAuthorityInBrowser = (home: string, authority: string) => {
  const store = join(home, '.pki', 'nssdb')
  mkdirSync(store, { recursive: true })
  execFileSync('certutil', ['-d', `sql:${store}`, '-N', '--empty-password'])
  execFileSync('certutil', ['-d', `sql:${store}`, '-A', '-n', 'shop', '-t', 'C,,', '-i', authority])
}

/**
 * Opens a browser with a shopper. The browser checks certificates and trusts this authority, too. `problems` collects
 * errors of the console, the page and the content security policy.
 */
export const openShopper = async ({
  folder,
  authority,
  shopUrl,
}: {
  folder: string
  authority?: string
  shopUrl: string
}) => {
  const home = join(folder, 'home')
  mkdirSync(home, { recursive: true })
  if (authority) trustAuthorityInBrowser(home, authority)
  const browser = await chromium.launch({
    executablePath: findChromium(),
    env: { ...process.env, HOME: home } as Record<string, string>,
  })
  const context = await browser.newContext({
    baseURL: shopUrl,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1440, height: 900 },
  })
  const problems: string[] = []
  await recordBrowserErrors(context, problems)
  const page = await context.newPage()
  const customer = createCustomer()
  const takeScreenshot = (name: string) => page.screenshot({ path: join(folder, 'pictures', `${name}.png`) })

  /** Chromium aborts page loads until some seconds after the networks of containers started. */
  const waitForNetworks = () => page.waitForTimeout(10_000)

  const findAvailableEvent = async () => {
    const event = await findEvent(page.request, {
      minTicketTypes: 1,
      fromStart: true,
      matches: ({ ticketTypes }) => ticketTypes[0]!.maxQuantity >= 4,
    })
    return { event, ticket: event.ticketTypes[0]! }
  }

  return {
    problems,
    close: () => browser.close(),

    /** Registers, buys two tickets, pays on the payment page's origin, and waits for the email. */
    buyTickets: async (): Promise<TrialPurchase> => {
      await waitForNetworks()
      await page.goto('/')
      await takeScreenshot('home')
      await register(page, customer)
      await createAddressViaApi(page, britishAddress)
      const { event } = await findAvailableEvent()
      await page.goto(toEventPath(event))
      await sendTicketForm(page, [2])
      await expectBasketCount(page, 2)
      await page.goto('/checkout')
      await orderAndOpenPayment(page)
      await takeScreenshot('payment')
      const paidAt = new URL(page.url()).origin
      await finishPayment(page, 'pay')
      const order = await readOrderNumber(page)
      await takeScreenshot('order')
      const cookies = (await context.cookies()).filter(({ httpOnly }) => httpOnly)
      return {
        order,
        event: event.name,
        email: await waitForEmail(customer.email, order),
        cookies: cookies.map(
          ({ name, domain, path, secure, sameSite }) =>
            `${name} (${domain}${path}${secure ? ', Secure' : ''}, HttpOnly, SameSite=${sameSite})`,
        ),
        paidAt,
      }
    },

    /** Adds three tickets to the basket and leaves them there; returns their SKU. */
    leaveTicketsInBasket: async () => {
      const { ticket } = await findAvailableEvent()
      await fillBasket(page, [{ sku: ticket.sku, quantity: 3 }])
      await page.goto('/basket')
      await expectBasketCount(page, 3)
      return ticket.sku
    },

    /** An open page would keep sending requests and report errors while the shop is down. */
    leaveShop: () => page.goto('about:blank'),

    /** Checks that the account shows the order, and that the basket is unchanged. */
    expectOrderAndBasket: async (order: string) => {
      await waitForNetworks()
      await page.goto('/account/orders')
      await expect(page).toHaveURL(/\/account\/orders/)
      await expect(page.getByRole('main')).toContainText(order)
      await page.goto('/basket')
      await expectBasketCount(page, 3)
      await takeScreenshot('basket-after')
    },
  }
}
