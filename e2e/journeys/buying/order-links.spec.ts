import { createCustomer } from '../../drivers/customer.ts'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { orderViaApi } from '../../drivers/guest-order.ts'
import { setLanguage } from '../../drivers/language.ts'
import { waitForEmailLink } from '../../drivers/mailbox.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { translations } from '../../drivers/translations.ts'

test.describe('an order', () => {
  test('opens by the link in its email, tickets included, until the address says “this was not me”', async ({
    page,
    context,
    openBrowser,
    expectErrors,
  }) => {
    needs('order-links')
    expectErrors(failedResourcePattern(404))
    const t = translations.de
    const { email } = createCustomer()
    await setLanguage(context, 'de')
    const order = await orderViaApi(page, email)
    const link = await waitForEmailLink(email, '/orders/look-up')
    // A German email leads to German pages in an English browser.
    const phone = await openBrowser({ language: 'en' })
    await phone.setViewportSize({ width: 390, height: 844 })
    await phone.goto(`${link}&page=tickets`)
    await expect(phone).toHaveURL(`/orders/${order.id}/tickets?lng=de`)
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(t('orders:tickets.title', { count: 2 }))
    await expect(phone.getByRole('article').first().locator('svg path')).toHaveAttribute(
      'd',
      order.lines[0]!.tickets[0]!.qr.path,
    )
    expect(
      await phone.evaluate(
        () =>
          document.referrer +
          performance
            .getEntries()
            .map(({ name }) => name)
            .join(' '),
      ),
    ).not.toContain('token')
    await phone.goto(link)
    await expect(phone).toHaveURL(`/orders/${order.id}?lng=de`)
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(order.lines[0]!.name)
    await expect(phone.getByRole('main').getByText(order.number).first()).toBeVisible()

    // Opening the link changes nothing: the button does, without JavaScript, too.
    const stranger = await openBrowser({ language: 'en', javaScriptEnabled: false })
    await stranger.goto(await waitForEmailLink(email, '/orders/not-me'))
    await expect(stranger).toHaveURL('/orders/not-me?lng=de')
    await expect(stranger.getByText(order.number)).toHaveCount(0)
    expect((await phone.reload())?.status()).toBe(200)
    await stranger.getByRole('button', { name: t('orders:notMe.submit') }).click()
    await expect(stranger.getByText(t('orders:notMe.done'))).toBeVisible()
    await expect(stranger.getByRole('link', { name: t('orders:notMe.whatsOn') })).toBeVisible()
    expect((await phone.reload())?.status()).toBe(404)
    await phone.goto(link)
    await expect(phone.getByRole('alert')).toContainText(t('orders:lookUp.ended'))
    await expect(phone.getByRole('alert')).toContainText(t('orders:notMe.submit'))
    await expect(phone).toHaveURL('/orders/look-up?link=ended&lng=de')
    expect((await page.goto(`/orders/${order.id}`))?.status()).toBe(200)
  })

  test('has its link sent again to its email address', async ({ page, openBrowser }) => {
    needs('order-links')
    const { email } = createCustomer()
    const order = await orderViaApi(page, email)
    const earlierLink = await waitForEmailLink(email, '/orders/look-up')
    const otherBrowser = await openBrowser({ javaScriptEnabled: false })
    await otherBrowser.goto('/orders/look-up')
    await otherBrowser.locator('#email').fill(email)
    await otherBrowser.getByRole('button', { name: 'Find it' }).click()
    await expect(otherBrowser.getByText(translations.en('orders:lookUp.linksSent'))).toBeVisible()
    await expect.poll(() => waitForEmailLink(email, '/orders/look-up')).not.toBe(earlierLink)
    await otherBrowser.goto(await waitForEmailLink(email, '/orders/look-up'))
    await expect(otherBrowser).toHaveURL(`/orders/${order.id}?lng=en`)
    await otherBrowser.goto(earlierLink)
    await expect(otherBrowser, 'an earlier link').toHaveURL(`/orders/${order.id}?lng=en`)
  })
})
