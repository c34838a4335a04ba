import type { Page } from 'playwright/test'
import { createCustomer, registerViaApi, sendSignIn, signOut } from '../../drivers/customer.ts'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { setLanguage } from '../../drivers/language.ts'
import { waitForEmail } from '../../drivers/mailbox.ts'
import { toCells } from '../../drivers/matrix.ts'
import { languages, translations } from '../../drivers/translations.ts'
import { addVirtualAuthenticator } from '../../drivers/virtual-authenticator.ts'

needs('passkeys')

const main = (page: Page) => page.getByRole('main')
const pressSubmit = (page: Page, field: string) =>
  main(page)
    .locator('form')
    .filter({ has: page.locator(`#${field}`) })
    .locator('button[type="submit"]')
    .click()

for (const [language, cell] of toCells(languages, 'de')) {
  test(
    `a customer adds a passkey, signs in with it, changes the password without the old one, and removes it (${language})`,
    cell,
    async ({ page, context }) => {
      await setLanguage(context, language)
      const t = translations[language]
      const authenticator = await addVirtualAuthenticator(page)
      const customer = createCustomer()
      await registerViaApi(page, customer)

      await page.goto('/account/sessions')
      await page.locator('#name').fill('Laptop')
      await page.locator('#password').fill(customer.password)
      await pressSubmit(page, 'name')
      await expect(main(page)).toContainText(t('profile:passkeys.added'))
      await expect(main(page).getByRole('heading', { name: 'Laptop' })).toBeVisible()
      await waitForEmail(customer.email, '/forgotten-password')

      await signOut(page)
      await page.goto('/sign-in?returnTo=/account/password')
      const signInButton = page.getByRole('button', { name: t('identity:passkey.signIn') })
      await authenticator.setVerified(false)
      await signInButton.click()
      await expect(page.getByRole('alert')).toHaveText(t('identity:passkey.problem.cancelled'))
      await authenticator.setVerified(true)
      await signInButton.click()
      await expect(page).toHaveURL(/\/account\/password/)

      // The page needs no password, because the passkey was used a moment ago.
      await expect(main(page)).toContainText(t('identity:passkey.confirmed'))
      const password = 'another ticket for the late show'
      await page.locator('#newPassword').fill(password)
      await page.locator('#confirmPassword').fill(password)
      await pressSubmit(page, 'newPassword')
      await expect(main(page)).toContainText(t('profile:password.changed'))

      await page.goto('/account/sessions')
      await main(page).locator('a[href*="remove="]').click()
      await expect(main(page)).toContainText(t('profile:passkeys.removeLast'))
      await page.locator('#password').fill(password)
      await pressSubmit(page, 'password')
      await expect(main(page)).toContainText(t('profile:passkeys.removed'))
      await expect(main(page).getByRole('heading', { name: 'Laptop' })).toHaveCount(0)
    },
  )
}

test('without JavaScript a customer signs in and removes a passkey with the password', async ({
  page,
  openBrowser,
}) => {
  await addVirtualAuthenticator(page)
  const customer = createCustomer()
  await registerViaApi(page, customer)
  await page.goto('/account/sessions')
  await page.locator('#password').fill(customer.password)
  await pressSubmit(page, 'name')
  await expect(main(page)).toContainText(translations.en('profile:passkeys.added'))
  await page.goto('/account/profile/delete')
  await page.getByRole('button', { name: translations.en('identity:passkey.use') }).click()
  await expect(main(page)).toContainText(translations.en('identity:passkey.confirmed'))

  const plain = await openBrowser({ javaScriptEnabled: false })
  await plain.goto('/sign-in?returnTo=/account/sessions')
  await expect(plain.getByRole('button', { name: translations.en('identity:passkey.signIn') })).toBeHidden()
  await sendSignIn(plain, customer)
  await expect(main(plain)).toContainText(translations.en('profile:passkeys.needsScript'))
  await main(plain).locator('a[href*="remove="]').click()
  await plain.locator('#password').fill(customer.password)
  await pressSubmit(plain, 'password')
  await expect(main(plain)).toContainText(translations.en('profile:passkeys.removed'))
})
