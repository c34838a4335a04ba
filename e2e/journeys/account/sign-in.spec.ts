import type { Language } from '#shared/rules/preferences.ts'
import { expect, test } from '../../drivers/fixtures.ts'
import {
  demoCustomer,
  createCustomer,
  register,
  registerViaApi,
  sendSignIn,
  signIn,
  signInForm,
  signOut,
} from '../../drivers/customer.ts'
import { hydrate } from '../../drivers/hydration.ts'
import { setLanguage } from '../../drivers/language.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { translations } from '../../drivers/translations.ts'
import { toCells } from '../../drivers/matrix.ts'

const errorMessages = { en: 'Invalid credentials.', de: 'Ungültige Anmeldeinformationen.' } as const

for (const [language, message] of Object.entries(errorMessages) as [Language, string][]) {
  test(`the sign-in form shows the message of the API when the password is wrong (${language})`, async ({
    page,
    context,
    expectErrors,
  }) => {
    expectErrors(failedResourcePattern(401))
    await setLanguage(context, language)
    await page.goto('/sign-in')
    await sendSignIn(page, { email: demoCustomer.email, password: 'not the password' })

    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary).toContainText(message)
    await expect(page.getByRole('link', { name: translations[language]('identity:signIn.newPassword') })).toBeVisible()
    await expect(page.getByRole('main').locator('a[href^="/forgotten-password"]')).toHaveCount(1)
    await expect(page).toHaveTitle(new RegExp(`^${translations[language]('common:errorTitlePrefix')} `))
    await expect(page.locator('#email')).toHaveValue(demoCustomer.email)
    await expect(page.locator('#password')).toHaveValue('')
    await expect(signInForm(page).locator('button[type="submit"]')).toBeEnabled()
  })
}

test('the sign-in form shows the same message when the email address is unknown [S44]', async ({
  page,
  expectErrors,
}) => {
  expectErrors(failedResourcePattern(401))
  await page.goto('/sign-in')
  await sendSignIn(page, { email: createCustomer().email, password: 'whatever it was' })
  await expect(page.getByRole('alert')).toContainText('Invalid credentials.')
})

test('the sign-in form shows the error and keeps the email address without JavaScript', async ({
  openBrowser,
  expectErrors,
}) => {
  expectErrors(failedResourcePattern(401))
  const page = await openBrowser({ javaScriptEnabled: false })
  await page.goto('/sign-in')
  await sendSignIn(page, { email: demoCustomer.email, password: 'not the password' })
  await expect(page.getByRole('alert')).toContainText('Invalid credentials.')
  await expect(page).toHaveTitle(/^Error: /)
  await expect(page.locator('#email')).toHaveValue(demoCustomer.email)
  await expect(page.locator('#password')).toHaveValue('')
})

test('a guest returns to the account page after signing in', { tag: ['@quick', '@thin-api'] }, async ({ page }) => {
  await page.goto('/account')
  await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Faccount/)
  await sendSignIn(page, demoCustomer)
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('main')).toContainText(demoCustomer.email)
})

test('the sign-in redirects to the account when the return path is another site [S36]', async ({ page }) => {
  for (const returnTo of ['https://example.org/', '//example.org', '/\\example.org']) {
    await page.goto(`/sign-in?returnTo=${encodeURIComponent(returnTo)}`)
    await sendSignIn(page, demoCustomer)
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/account(\?done=signed-in)?$/)
    await signOut(page)
  }
})

test('a GET request of /sign-out does not sign the customer out [S27]', async ({ page }) => {
  await signIn(page, demoCustomer)
  await page.goto('/sign-out')
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('main')).toContainText(demoCustomer.email)
})

test('Back shows no personal data after signing out [S24]', { tag: '@thin-api' }, async ({ page }) => {
  const customer = createCustomer()
  await register(page, customer)
  await signOut(page)
  await page.goto('/account')
  await expect(page).toHaveURL(/\/sign-in/)
  await page.goBack()
  await expect(page).toHaveURL(/\/(\?|$)/)
  await expect(page.locator('body')).not.toContainText(customer.email)
  // Back opens the account page again, which redirects to sign-in.
  await page.goBack()
  await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Faccount/)
  await expect(page.locator('body')).not.toContainText(customer.email)
})

for (const [javaScriptEnabled, cell] of toCells([true, false], true)) {
  test(
    `Back after signing out on the account page shows neither name nor email (${javaScriptEnabled ? 'with' : 'without'} JavaScript) [S24]`,
    cell,
    async ({ openBrowser }) => {
      const page = await openBrowser({ javaScriptEnabled })
      const customer = { ...createCustomer(), firstName: 'Philippa', lastName: 'Zwingli' }
      await register(page, customer)
      await signOut(page)
      await signIn(page, customer)
      await page.goto('/account')
      await expect(page.getByRole('main')).toContainText(customer.email)
      await expect(page.getByRole('main')).toContainText(customer.firstName)
      await page.locator('form[action^="/sign-out"] button[type="submit"]').last().click()
      await expect(page).toHaveURL(/\/(\?|$)/)

      const personal = new RegExp([customer.firstName, customer.lastName, customer.email].join('|'))
      await page.goBack()
      // Checks the markup before the redirect, unless that has begun, and after it.
      expect(await page.content().catch(() => '')).not.toMatch(personal)
      await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Faccount/)
      expect(await page.content()).not.toMatch(personal)
    },
  )
}

test('signing in without returnTo leads to the previous page', async ({ page }) => {
  const customer = createCustomer()
  await registerViaApi(page, customer)
  await signOut(page)
  await page.goto('/sitemap')
  await hydrate(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: translations.en('identity:signIn.title'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/sign-in$/)
  await page.locator('#email').fill(customer.email)
  await page.locator('#password').fill(customer.password)
  await page
    .getByRole('main')
    .getByRole('button', { name: translations.en('identity:signIn.submit'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/sitemap(\?|$)/)
})
