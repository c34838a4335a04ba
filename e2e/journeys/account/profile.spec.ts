import { readFile } from 'node:fs/promises'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { createCustomer, registerViaApi, sendSignIn, signInViaApi } from '../../drivers/customer.ts'
import { waitForEmailLink } from '../../drivers/mailbox.ts'
import { hydrate } from '../../drivers/hydration.ts'
import { setLanguage } from '../../drivers/language.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { languages, translations } from '../../drivers/translations.ts'
import { toCells } from '../../drivers/matrix.ts'
import type { Page } from 'playwright/test'

const mainForm = (page: Page, field: string) =>
  page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.locator(`#${field}`) })
const submitForm = (page: Page, field: string) => mainForm(page, field).locator('button[type="submit"]').last().click()

for (const [javaScriptEnabled, cell] of toCells([true, false], true)) {
  const withOrWithout = javaScriptEnabled ? 'with' : 'without'

  test(
    `the profile form changes the name, and the email only with the password (${withOrWithout} JavaScript)`,
    cell,
    async ({ openBrowser, expectErrors }) => {
      needs('email-verification')
      expectErrors(failedResourcePattern(422))
      const page = await openBrowser({ javaScriptEnabled })
      const customer = createCustomer()
      await registerViaApi(page, customer)
      await page.goto('/account/profile')
      await page.locator('#firstName').fill('Greta')
      await submitForm(page, 'firstName')
      await expect(page.getByRole('main')).toContainText(translations.en('profile:saved'))
      await expect(page.locator('#firstName')).toHaveValue('Greta')

      if (javaScriptEnabled) await expect(page.locator('#currentPassword')).toBeHidden()
      else await expect(page.locator('#currentPassword')).toBeVisible()
      const email = `new.${customer.email}`
      await page.locator('#email').fill(email)
      await submitForm(page, 'firstName')
      await expect(page.locator('#currentPassword')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator('#email')).toHaveValue(email)
      await page.locator('#currentPassword').fill(customer.password)
      await submitForm(page, 'firstName')
      await expect(page.getByRole('main')).toContainText(translations.en('profile:savedPending'))
      await expect(page.locator('#email')).toHaveValue(customer.email)
      await page.goto(await waitForEmailLink(email, '/verify-email'))
      await page.getByRole('button', { name: translations.en('identity:verify.submit') }).click()
      await expect(page.getByRole('main')).toContainText(translations.en('identity:verify.done.verified'))
      await page.goto('/account')
      await expect(page.getByRole('main')).toContainText(email)

      await page.goto(await waitForEmailLink(customer.email, '/undo-email-change'))
      await expect(page).toHaveURL(/\/undo-email-change\?lng=en$/)
      await page.getByRole('button', { name: translations.en('identity:undoEmail.submit') }).click()
      await expect(page.getByRole('main')).toContainText(translations.en('identity:undoEmail.done'))
      await page.goto(await waitForEmailLink(customer.email, '/set-password'))
      await expect(page.locator('#newPassword')).toBeVisible()
    },
  )

  test(`the newsletter page of the account switches it on and off (${withOrWithout} JavaScript)`, async ({
    openBrowser,
  }) => {
    needs('newsletter')
    const page = await openBrowser({ javaScriptEnabled })
    const customer = createCustomer()
    await registerViaApi(page, customer)
    await page.goto('/account/newsletter')
    const section = page.getByRole('main')
    await expect(section).toContainText(translations.en('newsletter:account.none'))
    await section.getByRole('button', { name: translations.en('newsletter:account.subscribe') }).click()
    await expect(section).toContainText(translations.en('newsletter:account.pending'))
    // Verifying the address also confirms the newsletter.
    await page.goto('/account/profile')
    await page.getByRole('button', { name: translations.en('profile:verification.send') }).click()
    await expect(page.getByRole('main')).toContainText(translations.en('profile:verification.sent'))
    await page.goto(await waitForEmailLink(customer.email, '/verify-email'))
    await page.getByRole('button', { name: translations.en('identity:verify.submit') }).click()
    await expect(page.getByRole('main')).toContainText(translations.en('identity:verify.done.verified'))
    await page.goto('/account/newsletter')
    await expect(section).toContainText(translations.en('newsletter:account.subscribed'))
    await section.getByRole('button', { name: translations.en('newsletter:account.unsubscribe') }).click()
    await expect(section).toContainText(translations.en('newsletter:account.none'))
    // A verified address needs no confirmation email.
    await section.getByRole('button', { name: translations.en('newsletter:account.subscribe') }).click()
    await expect(section).toContainText(translations.en('newsletter:account.subscribed'))
  })

  test(`the password form changes the password and ends the other sessions (${withOrWithout} JavaScript)`, async ({
    openBrowser,
    expectErrors,
  }) => {
    expectErrors(failedResourcePattern(422))
    const page = await openBrowser({ javaScriptEnabled })
    const otherBrowser = await openBrowser()
    const customer = createCustomer()
    await registerViaApi(page, customer)
    await signInViaApi(otherBrowser, customer)
    await page.goto('/account/password')
    const fill = async (current: string, chosen: string) => {
      await page.locator('#currentPassword').fill(current)
      await page.locator('#newPassword').fill(chosen)
      await page.locator('#confirmPassword').fill(chosen)
      await submitForm(page, 'newPassword')
    }
    await fill('not my password', 'the next long password')
    await expect(page.locator('#currentPassword-error')).toHaveText('This is not your current password.')
    await expect(page.locator('#newPassword')).toHaveValue('')
    await fill(customer.password, 'the next long password')
    await expect(page.getByRole('main')).toContainText(translations.en('profile:password.changedAndEnded'))
    await otherBrowser.goto('/account')
    await expect(otherBrowser).toHaveURL(/\/sign-in/)
    await page.goto('/account')
    await expect(page.getByRole('main')).toContainText(customer.email)
  })
}

test('the sessions page lists other browsers and ends their sessions [S20]', async ({ openBrowser, expectErrors }) => {
  expectErrors(failedResourcePattern(401))
  const customer = createCustomer()
  const firstBrowser = await openBrowser()
  const secondBrowser = await openBrowser({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  })
  await registerViaApi(firstBrowser, customer)
  await signInViaApi(secondBrowser, customer)
  await signInViaApi(await openBrowser(), customer)
  await secondBrowser.goto('/account/sessions')
  const ends = secondBrowser.getByRole('button', { name: translations.en('profile:sessions.end') })
  expect(new Set(await ends.allTextContents()).size, 'two sessions on one kind of device').toBe(2)
  await firstBrowser.goto('/account/sessions')
  const sessionItem = firstBrowser.getByRole('main').getByRole('listitem').filter({ hasText: 'Safari on iOS' })
  await expect(sessionItem).toContainText(translations.en('profile:sessions.device.phone'))
  await sessionItem.getByRole('button').click()
  await expect(firstBrowser.getByRole('main')).toContainText(translations.en('profile:sessions.endedOne'))
  await expect(sessionItem).toHaveCount(0)
  await secondBrowser.reload()
  await expect(secondBrowser).toHaveURL(/\/sign-in\?returnTo=%2Faccount%2Fsessions/)
  await sendSignIn(secondBrowser, customer)
  await expect(secondBrowser).toHaveURL(/\/account\/sessions/)
  await firstBrowser.goto('/account/profile')
  await hydrate(firstBrowser)
  await secondBrowser
    .getByRole('main')
    .getByRole('button', { name: translations.en('profile:sessions.endOthers') })
    .click()
  await expect(secondBrowser.getByRole('main')).toContainText(translations.en('profile:sessions.endedOthers'))
  await firstBrowser.locator('#firstName').fill('Greta')
  await submitForm(firstBrowser, 'firstName')
  await firstBrowser.getByRole('link', { name: translations.en('errors:signedOut') }).click()
  await expect(firstBrowser).toHaveURL(/\/sign-in\?returnTo=%2Faccount%2Fprofile/)
})

test('the profile page downloads the data of the customer as a file', async ({ page }) => {
  needs('account-data')
  const customer = createCustomer()
  await registerViaApi(page, customer)
  await page.goto('/account/profile')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: translations.en('profile:data.download') }).click(),
  ])
  expect(download.suggestedFilename()).toBe('px-live-my-data.json')
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as { profile: { email: string } }
  expect(data.profile.email).toBe(customer.email)
})

for (const [language, cell] of toCells(languages, 'de')) {
  test(
    `a customer deletes the account with password and checkbox, and restores it by signing in (${language})`,
    cell,
    async ({ page, context, expectErrors }) => {
      needs('account-data')
      expectErrors(failedResourcePattern(422))
      await setLanguage(context, language)
      const customer = createCustomer()
      await registerViaApi(page, customer)
      await page.goto('/account/profile')
      await page
        .getByRole('main')
        .getByRole('link', { name: translations[language]('profile:delete.title') })
        .click()
      await expect(page.getByRole('main')).toContainText(translations[language]('profile:delete.lead'))
      await page.locator('#password').fill(customer.password)
      await submitForm(page, 'password')
      await expect(page.locator('#confirmed')).toHaveAttribute('aria-invalid', 'true')
      await page.locator('#confirmed').check()
      await page.locator('#password').fill(customer.password)
      await submitForm(page, 'password')
      await expect(page).toHaveURL(/\/sign-in\?done=deleted/)
      await expect(page.getByRole('main')).toContainText(translations[language]('identity:signIn.done.deleted'))
      await sendSignIn(page, customer)
      await expect(page).toHaveURL('/account')
      await expect(page.getByRole('status').first()).toHaveText(translations[language]('common:done.account-kept'))
      await expect(page.getByRole('main')).toContainText(customer.email)
    },
  )
}

test('the button on the page of the emailed link verifies the email address', async ({ page }) => {
  needs('email-verification')
  const customer = createCustomer()
  await registerViaApi(page, customer)
  await page.goto('/account/profile')
  await page.getByRole('button', { name: translations.en('profile:verification.send') }).click()
  await expect(page.getByRole('main')).toContainText(translations.en('profile:verification.sent'))
  await page.goto(await waitForEmailLink(customer.email, '/verify-email'))
  await expect(page).toHaveURL(/\/verify-email\?lng=en$/)
  await page.getByRole('button', { name: translations.en('identity:verify.submit') }).click()
  await expect(page.getByRole('main')).toContainText(translations.en('identity:verify.done.verified'))
  await page.goto('/account/profile')
  await expect(page.getByRole('main')).toContainText(translations.en('profile:verification.yes'))
})
