import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { toFutureDate, fillForm, fetchForm, sendForm } from '../../drivers/cms-form.ts'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { hydrate } from '../../drivers/hydration.ts'
import { countEmails, waitForEmail } from '../../drivers/mailbox.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { translations } from '../../drivers/translations.ts'
import { toCells } from '../../drivers/matrix.ts'

const createEmailAddress = () => `wanda.${randomUUID()}@example.com`

const createHireRequest = (email: string) => ({
  venue: 'trafohalle',
  occasion: 'wedding',
  date: toFutureDate(90),
  guests: '120',
  name: 'Wanda Quill',
  email,
  message: 'Wir bringen eine Blaskapelle mit.',
})

const expectFormSuccess = async (page: Page, code: string) => {
  const form = await fetchForm(page, code)
  await expect(page).toHaveURL(new RegExp(`\\?done=${code}#sent$`))
  await expect(page.locator('#sent').getByRole('heading', { name: form.doneTitle })).toBeVisible()
  await expect(page.locator('#sent')).toHaveAttribute('role', 'status')
  await expect(page.locator('#form form')).toHaveCount(0)
}

test('the hire form is sent in German without JavaScript after its errors are corrected', async ({
  openBrowser,
  expectErrors,
}) => {
  expectErrors(failedResourcePattern(422))
  const page = await openBrowser({ javaScriptEnabled: false, language: 'de' })
  const email = createEmailAddress()
  await page.goto('/private-hire')
  await fillForm(page, { ...createHireRequest(email), guests: '5', name: '' })
  await sendForm(page)

  await expect(page).toHaveTitle(/^Fehler: /)
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('link')).toHaveText(['Gäste: Gib mindestens 10 ein.', 'Fülle „Dein Name“ aus.'])
  await expect(summary.getByRole('link').first()).toHaveAttribute('href', '#guests')
  await expect(summary).toBeInViewport()
  for (const [name, value] of Object.entries({
    venue: 'trafohalle',
    guests: '5',
    email,
    message: 'Wir bringen eine Blaskapelle mit.',
  }))
    await expect(page.locator(`#${name}`), `the value of ${name}`).toHaveValue(value)
  await expect(page.locator('[name="occasion"][value="wedding"]')).toBeChecked()
  await expect(page.locator('#guests')).toHaveAttribute('aria-invalid', 'true')

  await fillForm(page, { guests: '50', name: 'Wanda Quill' })
  await sendForm(page)
  await expectFormSuccess(page, 'private-hire')
  await page.reload()
  await expectFormSuccess(page, 'private-hire')
  expect(await waitForEmail(email, 'Angekommen: Termin anfragen')).toContain('Trafohalle, Berlin')
  expect(await waitForEmail('hire@example.com', email)).toContain('Blaskapelle')
})

test('the hire form shows errors of browser and server, and a double click sends it once', async ({
  page,
  expectErrors,
}) => {
  expectErrors(failedResourcePattern(422))
  const email = createEmailAddress()
  await page.goto('/private-hire')
  await hydrate(page)
  await sendForm(page)
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(6)
  await expect(page).toHaveTitle(/^Error: /)
  await summary.getByRole('link', { name: 'Choose an option for “What is it for?”.' }).click()
  await expect(page.locator('#occasion')).toBeFocused()
  await summary.getByRole('link', { name: 'Choose an option for “Venue”.' }).click()
  await expect(page.locator('#venue')).toBeFocused()
  await expect(page.locator('#telephone-hint')).toContainText('ring you')
  await expect(page.locator('label[for="telephone"]')).toContainText(translations.en('common:optional'))
  await expect(page.locator('#telephone')).toHaveAttribute('inputmode', 'tel')
  await expect(page.locator('#email')).toHaveAttribute('autocomplete', 'email')

  await fillForm(page, { ...createHireRequest(email), guests: '5000' })
  await sendForm(page)
  await expect(summary.getByRole('link')).toHaveText(['Guests: Enter 1900 or less.'])
  await expect(summary).toBeFocused()
  await expect(page.locator('#guests')).toHaveAccessibleDescription(/Enter 1900 or less\./)
  await expect(page.locator('#message')).toHaveValue(createHireRequest(email).message)

  await fillForm(page, { guests: '500' })
  await page.locator('#form button[type="submit"]').dblclick()
  await expectFormSuccess(page, 'private-hire')
  await expect(page.locator('#sent')).toBeFocused()
  await page.reload()
  await expectFormSuccess(page, 'private-hire')
  expect(await waitForEmail(email, 'We have it: Ask for a date')).toContain('Guests: 500')
  expect(await countEmails(email)).toBe(1)
})

for (const [javaScriptEnabled, cell] of toCells([true, false], false)) {
  test(
    `the contact form is sent ${javaScriptEnabled ? 'with' : 'without'} JavaScript`,
    cell,
    async ({ openBrowser }) => {
      const page = await openBrowser({ javaScriptEnabled })
      const email = createEmailAddress()
      await page.goto('/contact-us')
      await fillForm(page, { topic: 'lost', name: 'Wanda Quill', email, message: 'One trombone, slightly bent.' })
      await sendForm(page)
      await expectFormSuccess(page, 'contact-us')
      expect(await waitForEmail('boxoffice@example.com', email)).toContain('One trombone, slightly bent.')
    },
  )
}

test('the withdrawal and cancellation forms work from the footer, in German and without signing in', async ({
  openBrowser,
}) => {
  // The page of cancellations is named unlike its form.
  needs('content-parts')
  const page = await openBrowser({ language: 'de' })
  const email = createEmailAddress()
  await page.goto('/faqs')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click()
  await fillForm(page, { name: 'Wanda Quill', contract: 'Bestellung 4711', email })
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()
  await expectFormSuccess(page, 'withdrawal')
  expect(await waitForEmail(email, 'Bestellung 4711')).toMatch(/\d\d:\d\d:\d\d/)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Verträge hier kündigen' }).click()
  await fillForm(page, { name: 'Wanda Quill', contract: 'Mitgliedschaft 12', kind: 'ordinary', email })
  await page.getByRole('button', { name: 'jetzt kündigen' }).click()
  await expectFormSuccess(page, 'cancellation')
  expect(await waitForEmail(email, 'Mitgliedschaft 12')).toContain('Ordentlich')
})

test('a form with a filled honeypot is rejected, keeps its values and can be sent again', async ({
  page,
  expectErrors,
}) => {
  expectErrors(failedResourcePattern(422))
  await page.goto('/newsletter')
  await hydrate(page)
  const trap = page.locator('#form [name="homepage"]')
  await expect(trap).not.toBeInViewport()
  await expect(trap).toHaveAttribute('tabindex', '-1')
  await expect(page.locator('#form [aria-hidden="true"] [name="homepage"]')).toHaveCount(1)
  const email = createEmailAddress()
  await fillForm(page, { email })
  await trap.evaluate((field: HTMLInputElement) => (field.value = 'https://example.com'))
  await sendForm(page)
  await expect(page.getByRole('alert')).toContainText('took this for a robot')
  await expect(page.locator('#email')).toHaveValue(email)
  await trap.evaluate((field: HTMLInputElement) => (field.value = ''))
  await sendForm(page)
  await expectFormSuccess(page, 'newsletter')
})
