import type { Output } from '#shared/api/schemas.ts'
import {
  demoCustomer,
  fillRegistration,
  createCustomer,
  registerViaApi,
  sendRegistration,
  signInViaApi,
} from '../../drivers/customer.ts'
import { expect, test } from '../../drivers/fixtures.ts'
import { orderViaApi } from '../../drivers/guest-order.ts'
import { untilDomReady, waitForHydration, delayHydration, hydrate } from '../../drivers/hydration.ts'
import { getShopUrl, setLanguage } from '../../drivers/language.ts'
import { readLayoutShift, recordLayoutShifts } from '../../drivers/layout-shifts.ts'
import { waitForEmailLink } from '../../drivers/mailbox.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { languages, translations } from '../../drivers/translations.ts'
import { toCells } from '../../drivers/matrix.ts'

const countPdfPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

test.describe('the orders of a customer', () => {
  test('are listed with their states and shown on the account overview', async ({ page }) => {
    await signInViaApi(page, demoCustomer)
    await page.goto('/account/orders')
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: /, Order PX-[0-9A-Z]{4}-[0-9A-Z]{4}$/ }) })
    await expect(rows).toHaveCount(10)
    for (const label of ['Paid', 'Nothing to pay', 'Cancelled', 'Moved', 'Postponed'])
      await expect(rows.getByText(label, { exact: true }).first()).toBeVisible()
    await expect(rows.getByText(/^\d+ × /)).toHaveCount(10)
    await page.getByRole('link', { name: 'Next', exact: true }).click()
    await expect(page).toHaveURL('/account/orders?page=2')
    await waitForHydration(page)
    await rows.first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('main').getByText(/^Order PX-.* demo@example\.com/)).toBeVisible()

    await recordLayoutShifts(page)
    await page.goto('/account')
    const upcomingEvents = page.locator('section[aria-labelledby="upcoming"]')
    await waitForHydration(page)
    // The tickets are there from the start, so nothing below them moves.
    expect(await readLayoutShift(page)).toBeLessThan(0.01)
    await upcomingEvents
      .getByRole('link', { name: /^Show / })
      .first()
      .click()
    await expect(page).toHaveURL(/\/account\/orders\/[^/]+\/tickets$/)
    await expect(page.getByRole('img', { name: /^Entry code of ticket / }).first()).toBeVisible()
  })

  test('show on the order and its tickets that an event was moved, postponed or cancelled', async ({ page }) => {
    await signInViaApi(page, demoCustomer)
    const listing = (await (await page.request.get('/bff/orders')).json()) as Output<'getOrders'>
    for (const status of ['moved', 'postponed', 'cancelled'] as const) {
      const order = listing.orders.find(({ lines }) => lines.some(({ event }) => event?.status === status))!
      const { name } = order.lines.find(({ event }) => event?.status === status)!
      await page.goto(`/account/orders/${order.id}`)
      const title = {
        moved: `${name} has moved`,
        postponed: `${name} is postponed`,
        cancelled: `${name} is cancelled`,
      }[status]
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      if (status === 'cancelled') {
        const main = page.getByRole('main')
        await expect(main).toContainText('went back to you')
        await expect(main).not.toContainText('You get your money back')
        await expect(main.getByRole('link', { name: translations.en('orders:tickets.calendar') })).toHaveCount(0)
      }
      await page.getByRole('article', { name }).getByRole('link').click()
      const ticket = page.getByRole('article', { name }).first()
      await expect(
        ticket.getByText(
          {
            moved: /^Moved: now on /,
            postponed: /^Postponed, new date to come/,
            cancelled: /^This night is cancelled/,
          }[status],
        ),
      ).toBeVisible()
      await expect(ticket.getByRole('img', { name: /^Entry code/ })).toHaveCount(status === 'cancelled' ? 0 : 1)
    }
  })

  for (const [language, cell] of toCells(languages, 'de')) {
    test(`print each order, invoice and ticket on one page, in ${language}`, cell, async ({ page, context }) => {
      await setLanguage(context, language)
      await signInViaApi(page, demoCustomer)
      const { orders } = (await (await page.request.get('/bff/orders')).json()) as Output<'getOrders'>
      const largest = orders.toSorted((a, b) => b.lines.length - a.lines.length || b.quantity - a.quantity)
      for (const { id } of [
        largest[0]!,
        orders.find(({ lines }) => lines.some(({ event }) => event?.status === 'cancelled'))!,
      ]) {
        await page.goto(`/account/orders/${id}`)
        expect(countPdfPages(await page.pdf({ preferCSSPageSize: true }))).toBe(1)
        await page.goto(`/account/orders/${id}/invoice`)
        await expect(page.getByText(translations[language]('orders:receipt.total'), { exact: true })).toBeVisible()
        expect(countPdfPages(await page.pdf({ preferCSSPageSize: true }))).toBe(1)
      }
      const severalTickets = orders.find(
        ({ lines, quantity }) => quantity > 1 && lines.every(({ event }) => event && event.status !== 'cancelled'),
      )!
      await page.goto(`/account/orders/${severalTickets.id}/tickets`)
      await expect(page.getByRole('article')).toHaveCount(severalTickets.quantity)
      expect(countPdfPages(await page.pdf({ preferCSSPageSize: true }))).toBe(severalTickets.quantity)
    })
  }

  test('are not found by another customer', async ({ page, openBrowser, expectErrors }) => {
    expectErrors(failedResourcePattern(404))
    await signInViaApi(page, demoCustomer)
    const { orders } = (await (await page.request.get('/bff/orders')).json()) as Output<'getOrders'>
    const { id } = orders[0]!
    const otherBrowser = await openBrowser()
    await registerViaApi(otherBrowser, createCustomer())
    for (const path of [
      `/account/orders/${id}`,
      `/orders/${id}`,
      `/account/orders/${id}/invoice`,
      `/orders/${id}/tickets.pdf`,
    ]) {
      const response = await otherBrowser.goto(path)
      expect(response?.status(), path).toBe(404)
      await expect(otherBrowser.getByText(orders[0]!.number)).toHaveCount(0)
      if (!path.endsWith('.pdf'))
        await expect(otherBrowser.getByRole('main').getByRole('link', { name: 'Find your order' })).toBeVisible()
    }
  })

  test('are reordered into the basket', async ({ page }) => {
    const customer = createCustomer()
    await registerViaApi(page, customer)
    const order = await orderViaApi(page, customer.email, 1)
    await page.goto(`/account/orders/${order.id}`)
    await page.getByRole('button', { name: 'Order this again' }).click()
    const notice = page.getByRole('status').filter({ hasText: 'One item is in your basket' })
    await expect(notice).toBeVisible()
    await notice.getByRole('link', { name: 'To the basket' }).click()
    await expect(page.getByRole('main').getByRole('link', { name: order.lines[0]!.name })).toBeVisible()
  })

  test('are reordered before hydration, with the countdown of the basket in the page', async ({ page }) => {
    const customer = createCustomer()
    await registerViaApi(page, customer)
    const order = await orderViaApi(page, customer.email, 1)
    const releaseScript = await delayHydration(page)
    await page.goto(`/account/orders/${order.id}`, untilDomReady)
    await page.getByRole('button', { name: 'Order this again' }).click({ noWaitAfter: true })
    const link = page
      .getByRole('status')
      .filter({ hasText: 'One item is in your basket' })
      .getByRole('link', { name: 'To the basket' })
    await expect(link).toBeVisible()
    releaseScript()
    await hydrate(page)
    // Without a response the countdown can use only the basket in the page.
    await page.route('**/bff/basket', () => {})
    await link.click()
    await expect(page.getByRole('timer')).toHaveText(/^1[45]:/)
  })
})

test.describe('an order without an account', () => {
  test('shows its state to its number and email address, and its tickets by the link that is emailed', async ({
    page,
    openBrowser,
    expectErrors,
  }) => {
    expectErrors(failedResourcePattern(404))
    const { email } = createCustomer()
    const order = await orderViaApi(page, email)
    const confirmationLink = await waitForEmailLink(email, '/orders/look-up')
    const otherBrowser = await openBrowser()
    await otherBrowser.goto('/')
    await otherBrowser.getByRole('contentinfo').getByRole('link', { name: 'Find your order' }).click()
    const send = async (address: string, number: string) => {
      await otherBrowser.locator('#email').fill(address)
      await otherBrowser.locator('#number').fill(number)
      await otherBrowser.getByRole('button', { name: 'Find it' }).click()
    }
    await send(createCustomer().email, order.number)
    await expect(otherBrowser.getByRole('alert')).toContainText(
      'We have no order with this number and this email address',
    )
    await expect(otherBrowser.locator('#number')).toHaveValue(order.number)
    await send(email.toUpperCase(), order.number.toLowerCase())
    const state = otherBrowser.getByRole('main').getByRole('status')
    await expect(state).toContainText(`Order ${order.number}`)
    await expect(state).toContainText('Nothing to pay')
    expect((await otherBrowser.goto(`/orders/${order.id}`))?.status()).toBe(404)
    await expect.poll(() => waitForEmailLink(email, '/orders/look-up')).not.toBe(confirmationLink)
    await otherBrowser.goto(await waitForEmailLink(email, '/orders/look-up'))
    await expect(otherBrowser).toHaveURL(`/orders/${order.id}?lng=en`)
    await expect(otherBrowser.getByRole('article')).toContainText(['2 tickets'])
    const pdf = await otherBrowser.request.get(`/orders/${order.id}/tickets.pdf`)
    expect(pdf.status()).toBe(200)
    expect(pdf.headers()).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')

    await otherBrowser.getByRole('article').getByRole('link').click()
    await expect(otherBrowser.getByRole('article')).toHaveCount(2)
    await expect(otherBrowser.getByRole('article').first().locator('svg path')).toHaveAttribute(
      'd',
      order.lines[0]!.tickets[0]!.qr.path,
    )
  })

  test('shows a phone at the door one code after the other, with the screen on', async ({ page }) => {
    await page.addInitScript(() => {
      const counts = { requests: 0, releases: 0 }
      const release = () => {
        counts.releases += 1
        return Promise.resolve()
      }
      const request = () => {
        counts.requests += 1
        return Promise.resolve({ release })
      }
      Object.assign(window, { wakeLockCounts: counts })
      Object.defineProperty(navigator, 'wakeLock', { value: { request } })
    })
    const countWakeLocks = () => page.evaluate(() => Reflect.get(window, 'wakeLockCounts') as unknown)
    await page.setViewportSize({ width: 390, height: 844 })
    const order = await orderViaApi(page, createCustomer().email)
    await page.goto(`/orders/${order.id}`)
    expect(await countWakeLocks()).toEqual({ requests: 0, releases: 0 })
    await page.getByRole('link', { name: 'Show tickets' }).click()
    const codes = page.getByRole('img', { name: /^Entry code of ticket / })
    await expect(codes.first()).toBeInViewport({ ratio: 1 })
    expect((await codes.first().boundingBox())!.width).toBeGreaterThanOrEqual(300)
    await expect(page.getByRole('link', { name: 'Find your order' })).not.toBeInViewport()
    await page.getByRole('link', { name: 'Next ticket' }).click()
    await expect(codes.nth(1)).toBeInViewport({ ratio: 1 })
    await expect(codes.first()).not.toBeInViewport()
    await expect.poll(countWakeLocks).toEqual({ requests: 1, releases: 0 })
    await expect(page.getByText('it opens without a network')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Tickets as PDF' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the order' }).click()
    await expect.poll(countWakeLocks).toEqual({ requests: 1, releases: 1 })
  })

  test('is added to the account by the buyer, not by confirming the email address', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const customer = createCustomer()
    const order = await orderViaApi(page, customer.email)
    await page.goto(`/orders/${order.id}`)
    await page.getByRole('link', { name: 'Make an account' }).click()
    await expect(page.locator('#email')).toHaveValue(customer.email)
    await expect(page.locator('#firstName')).toHaveValue(order.contact.firstName)
    await fillRegistration(page, customer)
    await sendRegistration(page)
    await expect(page).toHaveURL(`/orders/${order.id}`)
    const add = page.getByRole('button', { name: translations.en('orders:addToAccount.submit') })
    await expect(add).toHaveCount(1)
    await expect(add, 'the offer in the first screen').toBeInViewport({ ratio: 1 })
    await page.goto('/account')
    await expect(page.getByText(translations.en('account:orders.none'))).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('link', { name: translations.en('account:orders.find') }),
    ).toHaveAttribute('href', '/orders/look-up')
    await page.goto(await waitForEmailLink(customer.email, '/verify-email'))
    await page.getByRole('button', { name: 'Yes, confirm it' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('That’s you, then')
    await expect(page.getByText(translations.en('identity:verify.noLink'))).toHaveCount(0)
    await page.getByRole('link', { name: 'To your orders' }).click()
    await expect(page.getByText(translations.en('orders:list.emptyTitle'))).toBeVisible()
    await page.goto(`/orders/${order.id}`)
    await add.click()
    await expect(page.getByRole('main')).toContainText('The order is in your account now.')
    await expect(page).toHaveURL(new RegExp(`/account/orders/${order.id}\\?`))
    await expect(page.getByRole('article')).toContainText(['2 tickets'])
  })

  test('is found and reordered without JavaScript', async ({ page, openBrowser }) => {
    const { email } = createCustomer()
    const order = await orderViaApi(page, email, 1)
    const confirmationLink = await waitForEmailLink(email, '/orders/look-up')
    const browserWithoutJavaScript = await openBrowser({ javaScriptEnabled: false, language: 'de' })
    await browserWithoutJavaScript.goto('/orders/look-up')
    await browserWithoutJavaScript.locator('#email').fill(email)
    await browserWithoutJavaScript.locator('#number').fill(order.number)
    await browserWithoutJavaScript.getByRole('button', { name: translations.de('orders:lookUp.submit') }).click()
    await expect(browserWithoutJavaScript.getByText(translations.de('orders:lookUp.foundText'))).toBeVisible()
    await expect.poll(() => waitForEmailLink(email, '/orders/look-up')).not.toBe(confirmationLink)
    const link = new URL(await waitForEmailLink(email, '/orders/look-up'), getShopUrl())
    link.searchParams.set('lng', 'de')
    await browserWithoutJavaScript.goto(link.href)
    await browserWithoutJavaScript.getByRole('button', { name: translations.de('orders:actions.reorder') }).click()
    await expect(browserWithoutJavaScript.getByText(translations.de('orders:reorder.title_one'))).toBeVisible()
    await browserWithoutJavaScript.goto('/basket')
    await expect(
      browserWithoutJavaScript.getByRole('main').getByRole('link', { name: order.lines[0]!.name }),
    ).toBeVisible()
  })
})
