import { randomUUID } from 'node:crypto'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { toEventPath } from '../../drivers/fill-basket.ts'
import { fetchForm } from '../../drivers/cms-form.ts'
import { createCustomer, registerViaApi } from '../../drivers/customer.ts'
import { findEvent } from '../../drivers/events.ts'
import { waitForEmailLink } from '../../drivers/mailbox.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { translations } from '../../drivers/translations.ts'
import { toCells } from '../../drivers/matrix.ts'

for (const [javaScriptEnabled, cell] of toCells([true, false], true)) {
  const withOrWithout = javaScriptEnabled ? 'with' : 'without'

  test(
    `the links in the newsletter emails confirm and end a subscription (${withOrWithout} JavaScript)`,
    cell,
    async ({ openBrowser }) => {
      needs('newsletter')
      const page = await openBrowser({ javaScriptEnabled })
      const email = `wanda.${randomUUID()}@example.com`
      await page.goto('/newsletter')
      const form = await fetchForm(page, 'newsletter')
      await page.locator('#email').fill(email)
      await page.getByRole('button', { name: form.submitLabel }).click()
      await expect(page.getByRole('heading', { name: form.doneTitle })).toBeVisible()

      for (const emailLink of ['confirm', 'unsubscribe'] as const) {
        const link = await waitForEmailLink(email, `/newsletter/${emailLink}`)
        expect(link).toMatch(new RegExp(`^/newsletter/${emailLink}\\?token=`))
        // A mail scanner that opens the link changes nothing.
        expect((await page.request.get(link)).status()).toBe(200)
        const opened = await page.goto(link)
        expect(opened!.headers()['cache-control']).toBe('private, no-store')
        await page.getByRole('button', { name: translations.en(`newsletter:${emailLink}.submit`) }).click()
        await expect(page.getByRole('heading', { name: translations.en(`newsletter:${emailLink}.done`) })).toBeVisible()
        await expect(page).toHaveURL(`/newsletter/${emailLink}`)
      }
    },
  )
}

for (const javaScriptEnabled of [true, false]) {
  test(`home and an event take the address of the newsletter to its own page, whose form is the only one (${javaScriptEnabled ? 'with' : 'without'} JavaScript)`, async ({
    openBrowser,
    request,
  }) => {
    needs('newsletter')
    const page = await openBrowser({ javaScriptEnabled })
    for (const path of ['/', toEventPath(await findEvent(request, {}))]) {
      await page.goto(path)
      await page.locator('#news-email').fill('wanda@example.com')
      await page.locator('#news-email').press('Enter')
      await expect(page).toHaveURL(/\/newsletter/)
      await expect(page.locator('#email')).toHaveValue('wanda@example.com')
      await expect(page.locator('#email')).toBeInViewport()
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1)
    }
  })
}

test('the newsletter form shows an error at its field when the email address is invalid', async ({
  page,
  expectErrors,
}) => {
  expectErrors(failedResourcePattern(422))
  await page.goto('/newsletter')
  await page.locator('#email').fill('wanda at example')
  await page.getByRole('button', { name: (await fetchForm(page, 'newsletter')).submitLabel }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await expect(page.locator('#email')).toHaveValue('wanda at example')
  await expect(page.locator('#email')).toHaveAttribute('aria-invalid', 'true')
})

test('the newsletter confirmation shows an error when the token is invalid', async ({ page, expectErrors }) => {
  needs('newsletter')
  expectErrors(failedResourcePattern(422))
  await page.goto('/newsletter/confirm?token=made-up')
  await page.getByRole('button', { name: translations.en('newsletter:confirm.submit') }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('main').getByRole('link', { name: translations.en('newsletter:again') })).toBeVisible()
})

test('a customer subscribes to the newsletter, confirms by email and unsubscribes in the account', async ({ page }) => {
  needs('newsletter')
  const customer = createCustomer()
  await registerViaApi(page, customer)
  await page.goto('/account/newsletter')
  await expect(page.getByRole('main').getByText(translations.en('newsletter:account.none'))).toBeVisible()
  await page.getByRole('button', { name: translations.en('newsletter:account.subscribe') }).click()
  await expect(page.getByRole('main').getByText(translations.en('newsletter:account.pending'))).toBeVisible()
  await page.goto(await waitForEmailLink(customer.email, '/newsletter/confirm'))
  await page.getByRole('button', { name: translations.en('newsletter:confirm.submit') }).click()
  await expect(page.getByRole('heading', { name: translations.en('newsletter:confirm.done') })).toBeVisible()
  await page.goto('/account/newsletter')
  await expect(
    page.getByRole('main').getByText(translations.en('newsletter:account.subscribed'), { exact: true }),
  ).toBeVisible()
  await page.getByRole('button', { name: translations.en('newsletter:account.unsubscribe') }).click()
  await expect(page.getByRole('main').getByText(translations.en('newsletter:account.none'))).toBeVisible()
})
