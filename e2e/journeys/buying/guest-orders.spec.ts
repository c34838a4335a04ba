import { fillRegistration, createCustomer, sendRegistration } from '../../drivers/customer.ts'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { orderViaApi } from '../../drivers/guest-order.ts'
import { getShopUrl } from '../../drivers/language.ts'
import { waitForEmailLink } from '../../drivers/mailbox.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { translations } from '../../drivers/translations.ts'

test.describe('an order without an account', () => {
  test('shows its state to its number and email address, and its tickets by the link that is emailed', async ({
    page,
    openBrowser,
    expectErrors,
  }) => {
    needs('order-look-up')
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
    needs('tickets')
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
    needs('guest-orders')
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
    needs('order-look-up')
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
