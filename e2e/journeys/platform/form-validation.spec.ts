import type { Page } from 'playwright/test'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { fillRegistration, createCustomer, registerViaApi, sendRegistration } from '../../drivers/customer.ts'
import { hydrate } from '../../drivers/hydration.ts'
import { setLanguage } from '../../drivers/language.ts'
import { openPasswordReset } from '../../drivers/open-password-reset.ts'
import { languages, translations } from '../../drivers/translations.ts'
import { toCells } from '../../drivers/matrix.ts'

/** Records the URLs of all further requests other than GET. */
const recordPosts = (page: Page) => {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !request.url().includes('/reports/')) posts.push(request.url())
  })
  return posts
}

const fieldError = (page: Page, field: string) => page.locator(`#${field}-error`)

for (const [language, cell] of toCells(languages, 'de')) {
  test(
    `the browser shows errors with the messages of the server and sends nothing (${language})`,
    cell,
    async ({ page, context }) => {
      await setLanguage(context, language)
      const t = translations[language]
      const customer = createCustomer()
      await page.goto('/register')
      await hydrate(page)
      const posts = recordPosts(page)
      const invalidValues = { ...customer, firstName: ' ', email: 'wanda.at.example', password: '🎟🎟🎟🎟🎟' }
      await fillRegistration(page, invalidValues, 'another')
      // The error opens the folded field.
      const foldedField = page.getByText(t('identity:register.telephone'))
      await foldedField.click()
      await page.locator('#telephone').fill('call me')
      await foldedField.click()
      await expect(page.locator('#telephone')).toBeHidden()
      await sendRegistration(page)

      const messages = {
        firstName: t('errors:enter.firstName'),
        email: t('errors:check.email'),
        telephone: t('errors:check.telephone'),
        password: t('errors:check.tooShort', { minimum: 10 }),
        confirmPassword: t('errors:check.passwordsDiffer'),
      }
      const summary = page.getByRole('alert')
      await expect(summary).toBeFocused()
      await expect(page).toHaveTitle(new RegExp(`^${t('common:errorTitlePrefix')} `))
      await expect(summary.getByRole('link')).toHaveText(Object.values(messages))
      for (const [field, text] of Object.entries(messages)) {
        await expect(fieldError(page, field)).toBeVisible()
        await expect(fieldError(page, field)).toHaveText(text)
        await expect(page.locator(`#${field}`)).toHaveAttribute('aria-invalid', 'true')
      }
      for (const [field, value] of Object.entries({
        lastName: customer.lastName,
        email: invalidValues.email,
        telephone: 'call me',
      })) {
        await expect(page.locator(`#${field}`)).toHaveValue(value)
      }

      await page.locator('#confirmPassword').fill('')
      await sendRegistration(page)
      await expect(fieldError(page, 'confirmPassword')).toHaveText(t('errors:enter.confirmPassword'))

      // A second submission with the same errors must focus the summary again.
      await page.locator('#lastName').focus()
      await sendRegistration(page)
      await expect(summary).toBeFocused()
      expect(posts).toEqual([])

      await page.locator('#telephone').fill('')
      await fillRegistration(page, customer)
      await sendRegistration(page)
      await expect(page).not.toHaveURL(/\/register/)
    },
  )
}

/** Forms of the account area and of signing in. Each lacks a value when it is submitted unchanged. */
const forms: { path: string; open?: (page: Page) => Promise<unknown>; empty?: string; field: string }[] = [
  { path: '/sign-in', field: 'password' },
  { path: '/forgotten-password', field: 'email' },
  { path: '/set-password', open: openPasswordReset, field: 'newPassword' },
  { path: '/newsletter', field: 'email' },
  { path: '/account/profile', empty: 'lastName', field: 'lastName' },
  { path: '/account/password', field: 'currentPassword' },
  { path: '/account/profile/delete', field: 'confirmed' },
  { path: '/account/address-book/new', field: 'line1' },
  { path: '/account/wishlists', field: 'name' },
]

for (const { path, open, empty, field } of forms) {
  test(`the form on ${path} shows a missing value before it is sent`, async ({ page, openBrowser }) => {
    if (path === '/account/profile/delete') needs('account-data')
    const formPage = path.startsWith('/account') ? page : await openBrowser()
    if (formPage === page) await registerViaApi(page, createCustomer())
    await (open ? open(formPage) : formPage.goto(path))
    await hydrate(formPage)
    const posts = recordPosts(formPage)
    if (empty) await formPage.locator(`#${empty}`).fill('')
    await formPage
      .getByRole('main')
      .locator('form')
      .filter({ has: formPage.locator(`#${field}`) })
      .locator('button[type="submit"]')
      .first()
      .click()
    await expect(formPage.getByRole('alert')).toBeFocused()
    await expect(fieldError(formPage, field)).toBeVisible()
    await expect(formPage).toHaveTitle(/^Error: /)
    expect(posts).toEqual([])
  })
}
