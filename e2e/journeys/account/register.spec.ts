import type { Page } from 'playwright/test'
import { expect, test } from '../../drivers/fixtures.ts'
import {
  demoCustomer,
  fillRegistration,
  createCustomer,
  registrationForm,
  sendRegistration,
} from '../../drivers/customer.ts'
import { setLanguage } from '../../drivers/language.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { languages, translations } from '../../drivers/translations.ts'
import { toCells } from '../../drivers/matrix.ts'

/** Expects one error at the field and in the focused summary, which links to the field. Returns its text. */
const expectErrorAt = async (page: Page, field: string): Promise<string> => {
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  const link = summary.locator(`a[href="#${field}"]`)
  const text = await page.locator(`#${field}-error`).innerText()
  await expect(link).toContainText(text)
  const input = page.locator(`#${field}`)
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  await expect(input).toHaveAttribute('aria-describedby', new RegExp(`(^| )${field}-error( |$)`))
  const danger = await summary.evaluate((box) => getComputedStyle(box).borderTopColor)
  await expect(input).toHaveCSS('border-top-color', danger)
  await link.click()
  await expect(input).toBeFocused()
  return text
}

const expectInputPreserved = async (page: Page, { firstName, lastName, email }: ReturnType<typeof createCustomer>) => {
  await expect(registrationForm(page).locator('button[type="submit"]')).toBeEnabled()
  await expect(page.locator('#firstName')).toHaveValue(firstName)
  await expect(page.locator('#lastName')).toHaveValue(lastName)
  await expect(page.locator('#email')).toHaveValue(email)
}

/** Only the server empties the password fields when it rejects the form; the browser keeps them. */
const expectPasswordsEmpty = async (page: Page) => {
  for (const field of ['password', 'confirmPassword']) await expect(page.locator(`#${field}`)).toHaveValue('')
}

const mismatch = { en: 'The passwords do not match.', de: 'Die Passwörter stimmen nicht überein.' }

for (const [language, cell] of toCells(languages, 'en')) {
  test(
    `the registration form shows an error at the confirmation when the passwords differ (${language})`,
    cell,
    async ({ page, context, expectErrors }) => {
      expectErrors(failedResourcePattern(422))
      await setLanguage(context, language)
      const customer = createCustomer()
      await page.goto('/register')
      await fillRegistration(page, customer, 'something else entirely')
      await sendRegistration(page)
      expect(await expectErrorAt(page, 'confirmPassword')).toBe(mismatch[language])
      await expect(page.getByRole('alert').getByRole('heading')).toHaveText(
        translations[language]('common:thereIsAProblem'),
      )
      await expect(page).toHaveTitle(new RegExp(`^${language === 'en' ? 'Error:' : 'Fehler:'} `))
      await expectInputPreserved(page, customer)
    },
  )

  test(`the registration form shows an error at the email field when the address has an account (${language})`, async ({
    page,
    context,
    expectErrors,
  }) => {
    expectErrors(failedResourcePattern(422))
    await setLanguage(context, language)
    const customer = { ...createCustomer(), email: demoCustomer.email }
    await page.goto('/register')
    await fillRegistration(page, customer)
    await sendRegistration(page)
    await expectErrorAt(page, 'email')
    await expect(page).toHaveTitle(new RegExp(`^${translations[language]('common:errorTitlePrefix')} `))
    await expectInputPreserved(page, customer)
    await expectPasswordsEmpty(page)
  })
}

test('the registration form rejects a malformed email address and accepts the corrected one', async ({
  page,
  expectErrors,
}) => {
  expectErrors(failedResourcePattern(422))
  const customer = createCustomer()
  const malformed = { ...customer, email: 'wanda.at.example' }
  await page.goto('/register')
  await fillRegistration(page, malformed)
  await sendRegistration(page)
  await expectErrorAt(page, 'email')
  await expectInputPreserved(page, malformed)

  await fillRegistration(page, customer)
  await sendRegistration(page)
  await expect(page).toHaveURL(/\/account(\?done=registered)?$/)
})

test('the registration form shows an error at each required field when it is empty', async ({ page, expectErrors }) => {
  expectErrors(failedResourcePattern(422))
  await page.goto('/register')
  await sendRegistration(page)
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  for (const field of ['firstName', 'lastName', 'email', 'password']) {
    await expect(summary.locator(`a[href="#${field}"]`)).toBeVisible()
    await expect(page.locator(`#${field}`)).toHaveAttribute('aria-invalid', 'true')
  }
})

test('the registration form shows errors and keeps the values without JavaScript', async ({
  openBrowser,
  expectErrors,
}) => {
  expectErrors(failedResourcePattern(422))
  const page = await openBrowser({ javaScriptEnabled: false })
  const customer = createCustomer()
  await page.goto('/register')
  await fillRegistration(page, customer, 'something else entirely')
  await sendRegistration(page)
  await expect(page.getByRole('alert')).toContainText(mismatch.en)
  await expect(page).toHaveTitle(/^Error: /)
  await expectInputPreserved(page, customer)
  await expectPasswordsEmpty(page)
})

test('the fields of registration and sign-in have their autocomplete tokens and keyboards', async ({ page }) => {
  await page.goto('/register')
  const autocomplete = {
    firstName: 'given-name',
    lastName: 'family-name',
    email: 'email',
    telephone: 'tel',
    password: 'new-password',
    confirmPassword: 'new-password',
  }
  for (const [field, value] of Object.entries(autocomplete))
    await expect(page.locator(`#${field}`)).toHaveAttribute('autocomplete', value)
  await expect(page.locator('#email')).toHaveAttribute('inputmode', 'email')
  await expect(page.locator('#telephone')).toHaveAttribute('inputmode', 'tel')
  await page.goto('/sign-in')
  await expect(page.locator('#email')).toHaveAttribute('autocomplete', 'username')
  await expect(page.locator('#password')).toHaveAttribute('autocomplete', 'current-password')
})

for (const [language, cell] of toCells(languages, 'de')) {
  test(
    `the registration form marks required and optional fields and explains the telephone field (${language})`,
    cell,
    async ({ page, context }) => {
      await setLanguage(context, language)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/register')
      await expect(registrationForm(page).locator('button[type="submit"]')).toBeInViewport({ ratio: 1 })
      for (const field of ['firstName', 'lastName', 'email', 'password', 'confirmPassword']) {
        await expect(page.locator(`#${field}`)).toHaveAttribute('required', '')
        const star = page.locator(`label[for="${field}"] [aria-hidden="true"]`)
        await expect(star).toHaveText('*')
        const [red, green, blue] = (await star.evaluate((mark) => getComputedStyle(mark).color))
          .match(/\d+/g)!
          .map(Number)
        expect(red).toBeGreaterThan(2 * Math.max(green!, blue!))
      }
      await page.getByText(translations[language]('identity:register.telephone')).click()
      await expect(page.locator('label[for="telephone"]')).toContainText(translations[language]('common:optional'))
      await expect(page.locator('#telephone')).toHaveAccessibleDescription(
        translations[language]('identity:telephoneHint'),
      )
    },
  )
}

test('the password field accepts pasted text and can show it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/register')
  await page.locator('#lastName').fill('pasted, not typed')
  await page.locator('#lastName').press('ControlOrMeta+a')
  await page.locator('#lastName').press('ControlOrMeta+x')
  await page.locator('#password').press('ControlOrMeta+v')
  await expect(page.locator('#password')).toHaveValue('pasted, not typed')
  const toggle = page.getByRole('button', { name: translations.en('common:showPassword') })
  await toggle.click()
  await expect(page.locator('#password')).toHaveAttribute('type', 'text')
  await expect(page.locator('#confirmPassword')).toHaveAttribute('type', 'text')
})
