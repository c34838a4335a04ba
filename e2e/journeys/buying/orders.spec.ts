import type { Output } from '#shared/api/schemas.ts'
import { demoCustomer, createCustomer, registerViaApi, signInViaApi } from '../../drivers/customer.ts'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { orderViaApi } from '../../drivers/guest-order.ts'
import { untilDomReady, waitForHydration, delayHydration, hydrate } from '../../drivers/hydration.ts'
import { setLanguage } from '../../drivers/language.ts'
import { readLayoutShift, recordLayoutShifts } from '../../drivers/layout-shifts.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { languages, translations } from '../../drivers/translations.ts'
import { toCells } from '../../drivers/matrix.ts'

const countPdfPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

test.describe('the orders of a customer', () => {
  test('are listed with their states and shown on the account overview', async ({ page }) => {
    needs('tickets')
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
    needs('tickets')
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
      needs('tickets')
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
    needs('order-look-up')
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
    needs('holds')
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
