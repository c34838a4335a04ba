import { expect, needs, test } from '../../drivers/fixtures.ts'
import { createCustomer, registerViaApi, sendSignIn, signIn, type Customer } from '../../drivers/customer.ts'
import { openPasswordReset, requestResetViaApi } from '../../drivers/open-password-reset.ts'
import { setLanguage } from '../../drivers/language.ts'
import { countEmails, waitForEmailLink } from '../../drivers/mailbox.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { languages, translations } from '../../drivers/translations.ts'
import { toCells } from '../../drivers/matrix.ts'
import type { Page } from 'playwright/test'

const newPasswordText = 'a password chosen by link'

const mainForm = (page: Page) => page.getByRole('main').locator('form')

const requestResetLink = async (page: Page, email: string) => {
  await page.goto('/sign-in')
  await page.getByRole('main').locator('a[href^="/forgotten-password"]').click()
  await expect(page).toHaveURL(/\/forgotten-password/)
  // Waits, because the previous page has an email field, too.
  await expect(page.locator('#password')).toHaveCount(0)
  await page.locator('#email').fill(email)
  await mainForm(page).locator('button[type="submit"]').click()
}

const setPassword = async (page: Page, newPassword: string, confirmPassword = newPassword) => {
  await page.locator('#newPassword').fill(newPassword)
  await page.locator('#confirmPassword').fill(confirmPassword)
  await mainForm(page).locator('button[type="submit"]').last().click()
}

const registerCustomer = async (page: Page): Promise<Customer> => {
  const customer = createCustomer()
  await registerViaApi(page, customer)
  return customer
}

for (const [javaScriptEnabled, cell] of toCells([true, false], false)) {
  test(
    `the emailed link sets a new password and ends the other sessions (${javaScriptEnabled ? 'with' : 'without'} JavaScript)`,
    cell,
    async ({ openBrowser }) => {
      const otherBrowser = await openBrowser()
      const customer = await registerCustomer(otherBrowser)
      const page = await openBrowser({ javaScriptEnabled })
      await requestResetLink(page, customer.email)
      await expect(page.getByRole('main')).toContainText(translations.en('identity:forgotten.sent'))

      const link = await waitForEmailLink(customer.email, '/set-password')
      const token = new URL(link, 'http://shop').searchParams.get('token')!
      const requestLog: string[] = []
      page.on('request', (request) => requestLog.push(`${request.url()} ${request.headers().referer ?? ''}`))
      await page.goto(link)
      await expect(page).toHaveURL(/\/set-password\?lng=en$/)
      await expect(page.getByRole('main')).toContainText(customer.email)
      expect(await page.content()).not.toContain(token)
      expect(
        requestLog.filter((line) => line.includes(token)),
        'requests with the token: only the link itself',
      ).toHaveLength(1)

      await setPassword(page, newPasswordText)
      await expect(page).toHaveURL(/\/sign-in\?done=password/)
      await expect(page.getByRole('main')).toContainText(translations.en('identity:signIn.done.password'))
      await otherBrowser.goto('/account')
      await expect(otherBrowser).toHaveURL(/\/sign-in/)
      await sendSignIn(page, { email: customer.email, password: newPasswordText })
      await expect(page).toHaveURL(/\/account\?(done=signed-in&)?lng=en$/)
      await page.goto('/account/sessions')
      await expect(
        page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ hasText: translations.en('profile:sessions.current') }),
      ).toHaveCount(1)
    },
  )
}

for (const [language, cell] of toCells(languages, 'en')) {
  test(
    `the password reset confirms an unknown email address and rejects a malformed one (${language})`,
    cell,
    async ({ page, context, expectErrors }) => {
      expectErrors(failedResourcePattern(422))
      await setLanguage(context, language)
      await requestResetLink(page, createCustomer().email)
      await expect(page.getByRole('main')).toContainText(translations[language]('identity:forgotten.sent'))
      await page.locator('#email').fill('wanda.at.example')
      await mainForm(page).locator('button[type="submit"]').click()
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(page.locator('#email')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator('#email')).toHaveValue('wanda.at.example')
      await expect(page).toHaveTitle(new RegExp(`^${translations[language]('common:errorTitlePrefix')} `))
    },
  )
}

// Specification §8, "Set password 401".
const sentences = {
  en: "Either the token provided or email address provided are incorrect. Please ensure you're using the correct email address and the link from the latest password reset email.",
  de: 'Entweder das Token oder die E‑Mail-Adresse stimmt nicht. Bitte benutze die richtige E‑Mail-Adresse und den Link aus der neuesten E‑Mail zum Zurücksetzen des Passworts.',
}

for (const [language, cell] of toCells(languages, 'de')) {
  test(
    `the password page rejects different passwords, and shows the specified message when the link is invalid (${language})`,
    cell,
    async ({ page, context, expectErrors }) => {
      expectErrors(failedResourcePattern(401))
      expectErrors(failedResourcePattern(422))
      await setLanguage(context, language)
      const { email } = await openPasswordReset(page)
      await setPassword(page, newPasswordText, 'a password typed by mistake')
      await expect(page.locator('#confirmPassword')).toHaveAttribute('aria-invalid', 'true')
      // A newer link ends the one whose form is open.
      await requestResetViaApi(page, email)
      await expect.poll(() => countEmails(email)).toBeGreaterThan(2)
      await setPassword(page, newPasswordText)
      await expect(page.getByRole('alert')).toContainText(sentences[language])
    },
  )
}

test('the password page offers a new link when it is opened without one, and by one that has ended', async ({
  page,
}) => {
  needs('password-reset-links')
  await page.goto('/set-password')
  await expect(page.getByRole('main')).toContainText(translations.en('identity:setPassword.noLink'))
  await page.goto('/set-password?email=somebody%40example.com&token=wrong')
  await expect(page.getByRole('main')).toContainText(translations.en('identity:setPassword.ended'))
  await expect(page.locator('#newPassword')).toHaveCount(0)
  await page
    .getByRole('main')
    .getByRole('link', { name: translations.en('identity:setPassword.again') })
    .click()
  await expect(page).toHaveURL(/\/forgotten-password/)
})

test('the password fields have the autocomplete tokens of a username and a new password', async ({ page }) => {
  await page.goto('/forgotten-password')
  await expect(page.locator('#email')).toHaveAttribute('autocomplete', 'username')
  const { email } = await openPasswordReset(page)
  await expect(page.locator('input[autocomplete="username"]')).toHaveValue(email)
  for (const field of ['newPassword', 'confirmPassword'])
    await expect(page.locator(`#${field}`)).toHaveAttribute('autocomplete', 'new-password')
})

test('the sign-in form shows the time to wait after too many wrong passwords [S42]', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(failedResourcePattern(429))
  const customer = await registerCustomer(page)
  await context.clearCookies()
  for (let count = 0; count < 10; count++) {
    const response = await page.request.post('/bff/session', {
      data: { email: customer.email, password: `wrong guess ${count}` },
      headers: { 'X-Requested-With': 'stagedoor', Origin: new URL(process.env.SHOP_URL!).origin },
    })
    expect(response.status()).toBe(401)
  }
  for (const language of languages) {
    await setLanguage(context, language)
    await page.goto('/sign-in')
    await sendSignIn(page, customer)
    await expect(page.getByRole('alert')).toContainText(translations[language]('errors:tryAgainIn', { count: 15 }))
    await expect(page.locator('#email')).toHaveValue(customer.email)
  }
})

test('a customer can sign in with the old password after requesting a password reset', async ({ page }) => {
  const customer = await registerCustomer(page)
  await page.context().clearCookies()
  await requestResetLink(page, customer.email)
  await expect(page.getByRole('main')).toContainText(translations.en('identity:forgotten.sent'))
  await signIn(page, customer)
})
