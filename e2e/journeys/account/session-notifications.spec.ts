import { expect, needs, test } from '../../drivers/fixtures.ts'
import {
  fillRegistration,
  createCustomer,
  registerViaApi,
  sendRegistration,
  sendSignIn,
} from '../../drivers/customer.ts'
import { findEvent } from '../../drivers/events.ts'
import { fillBasket } from '../../drivers/fill-basket.ts'
import { hydrate } from '../../drivers/hydration.ts'
import { setLanguage } from '../../drivers/language.ts'
import { languages, translations } from '../../drivers/translations.ts'
import { toCells } from '../../drivers/matrix.ts'

for (const [language, cell] of toCells(languages, 'de')) {
  test(
    `the next page confirms registration, sign-out and sign-in once (${language})`,
    cell,
    async ({ page, context }) => {
      // Without a verification email to announce, registration needs no notification.
      needs('email-verification')
      await setLanguage(context, language)
      const findNotification = (done: string) =>
        page.getByRole('status').filter({ hasText: translations[language](`common:done.${done}`) })
      const customer = createCustomer()

      await page.goto('/register')
      await fillRegistration(page, customer)
      await sendRegistration(page)
      await expect(page).not.toHaveURL(/\/register/)
      await hydrate(page)
      await expect(findNotification('registered')).toBeVisible()
      await expect(page).toHaveURL('/account')
      const accountLink = page.getByRole('banner').locator('a[href="/account"]').first()
      const signedInLabel = translations[language]('common:accountOf', { name: customer.firstName })
      await expect(accountLink).toHaveAccessibleName(signedInLabel)
      await expect(accountLink, 'the initial of the customer').toHaveText(customer.firstName.slice(0, 1))

      await page.goto('/account')
      await page.locator('form[action^="/sign-out"] button[type="submit"]').last().click()
      await expect(page).not.toHaveURL(/\/account/)
      await hydrate(page)
      await expect(findNotification('signed-out')).toBeVisible()
      await expect(page).toHaveURL('/')
      await expect(accountLink).toHaveAccessibleName(translations[language]('common:account'))

      await page.goto('/sign-in?returnTo=%2Faccount%2Fprofile')
      await sendSignIn(page, customer)
      await expect(findNotification('signed-in')).toBeVisible()
      await expect(page).toHaveURL('/account/profile')
      await page.reload()
      await expect(page.locator('#firstName')).toHaveValue(customer.firstName)
      await expect(findNotification('signed-in')).toHaveCount(0)
    },
  )
}

test('the step of the checkout that follows a sign-in confirms it, without JavaScript', async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false })
  const customer = createCustomer()
  await registerViaApi(page, customer)
  await page.context().clearCookies()
  const event = await findEvent(page.request, { minTicketTypes: 1 })
  await fillBasket(page, [{ sku: event.ticketTypes[0]!.sku, quantity: 1 }])
  await page.goto('/sign-in?returnTo=%2Fcheckout')
  await sendSignIn(page, customer)
  await expect(page).toHaveURL(/\/checkout\/\w+/)
  await expect(page.getByRole('status').filter({ hasText: translations.en('common:done.signed-in') })).toBeVisible()
})

test('the HTML of a public page contains no session notice', async ({ page }) => {
  const bodies = await Promise.all(['/', '/?done=signed-in'].map(async (path) => (await page.request.get(path)).text()))
  for (const body of bodies)
    expect(body.replace(/<script[\s\S]*?<\/script>/g, '')).not.toContain(translations.en('common:done.signed-in'))
})
