import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { dayAhead, fillIn, readForm, sendForm } from '../../drivers/cms-form.ts'
import { expect, test } from '../../drivers/fixtures.ts'
import { wake } from '../../drivers/hydration.ts'
import { countLetters, mailedLetter } from '../../drivers/mailbox.ts'
import { refusedWith } from '../../drivers/watch-browser.ts'
import { words } from '../../drivers/words.ts'

const anAddress = () => `wanda.${randomUUID()}@example.com`

const hire = (email: string) => ({
  venue: 'trafohalle',
  occasion: 'wedding',
  date: dayAhead(90),
  guests: '120',
  name: 'Wanda Quill',
  email,
  message: 'Wir bringen eine Blaskapelle mit.',
})

const expectDone = async (page: Page, code: string) => {
  const form = await readForm(page, code)
  await expect(page).toHaveURL(new RegExp(`\\?done=${code}#sent$`))
  await expect(page.locator('#sent').getByRole('heading', { name: form.doneTitle })).toBeVisible()
  await expect(page.locator('#sent')).toHaveAttribute('role', 'status')
  await expect(page.locator('#form form')).toHaveCount(0)
}

test('a wedding is asked for in German without JavaScript, after what was wrong', async ({
  openBrowser,
  expectTrouble,
}) => {
  expectTrouble(refusedWith(422))
  const page = await openBrowser({ javaScriptEnabled: false, language: 'de' })
  const email = anAddress()
  await page.goto('/private-hire')
  await fillIn(page, { ...hire(email), guests: '5', name: '' })
  await sendForm(page)

  await expect(page).toHaveTitle(/^Fehler: /)
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('link')).toHaveText([
    'Gäste: Gib mindestens 10 ein.',
    'Dein Name: Dieses Feld ist erforderlich.',
  ])
  await expect(summary.getByRole('link').first()).toHaveAttribute('href', '#guests')
  for (const [name, value] of Object.entries({
    venue: 'trafohalle',
    guests: '5',
    email,
    message: 'Wir bringen eine Blaskapelle mit.',
  }))
    await expect(page.locator(`#${name}`), 'nothing has to be written twice').toHaveValue(value)
  await expect(page.locator('[name="occasion"][value="wedding"]')).toBeChecked()
  await expect(page.locator('#guests')).toHaveAttribute('aria-invalid', 'true')

  await fillIn(page, { guests: '50', name: 'Wanda Quill' })
  await sendForm(page)
  await expectDone(page, 'private-hire')
  await page.reload()
  await expectDone(page, 'private-hire')
  expect(await mailedLetter(email, 'Angekommen: Termin anfragen')).toContain('Trafohalle, Berlin')
  expect(await mailedLetter('hire@example.com', email)).toContain('Blaskapelle')
})

test('a date is asked for with JavaScript: the browser finds faults first, the server the rest, and a double click sends once', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(refusedWith(422))
  const email = anAddress()
  await page.goto('/private-hire')
  await wake(page)
  await sendForm(page)
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(6)
  await expect(page).toHaveTitle(/^Error: /)
  await summary.getByRole('link', { name: /^What is it for\? / }).click()
  await expect(page.locator('#occasion')).toBeFocused()
  await summary.getByRole('link', { name: /^Venue: / }).click()
  await expect(page.locator('#venue')).toBeFocused()
  await expect(page.locator('#telephone-hint')).toContainText('ring you')
  await expect(page.locator('label[for="telephone"]')).toContainText(words.en('common:optional'))
  await expect(page.locator('#telephone')).toHaveAttribute('inputmode', 'tel')
  await expect(page.locator('#email')).toHaveAttribute('autocomplete', 'email')

  await fillIn(page, { ...hire(email), guests: '5000' })
  await sendForm(page)
  await expect(summary.getByRole('link')).toHaveText(['Guests: Enter 1900 or less.'])
  await expect(summary).toBeFocused()
  await expect(page.locator('#guests')).toHaveAccessibleDescription(/Enter 1900 or less\./)
  await expect(page.locator('#message')).toHaveValue(hire(email).message)

  await fillIn(page, { guests: '500' })
  await page.locator('#form button[type="submit"]').dblclick()
  await expectDone(page, 'private-hire')
  await expect(page.locator('#sent')).toBeFocused()
  await page.reload()
  await expectDone(page, 'private-hire')
  expect(await mailedLetter(email, 'We have it: Ask for a date')).toContain('Guests: 500')
  expect(await countLetters(email)).toBe(1)
})

for (const javaScriptEnabled of [true, false]) {
  test(`a message is sent ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({ openBrowser }) => {
    const page = await openBrowser({ javaScriptEnabled })
    const email = anAddress()
    await page.goto('/contact-us')
    await fillIn(page, { topic: 'lost', name: 'Wanda Quill', email, message: 'One trombone, slightly bent.' })
    await sendForm(page)
    await expectDone(page, 'contact-us')
    expect(await mailedLetter('boxoffice@example.com', email)).toContain('One trombone, slightly bent.')
  })
}

test('a contract is withdrawn from, and another cancelled, from the foot of any page, in German and without signing in', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ language: 'de' })
  const email = anAddress()
  await page.goto('/faqs')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click()
  await fillIn(page, { name: 'Wanda Quill', contract: 'Bestellung 4711', email })
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()
  await expectDone(page, 'withdrawal')
  expect(await mailedLetter(email, 'Bestellung 4711')).toMatch(/\d\d:\d\d:\d\d/)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Verträge hier kündigen' }).click()
  await fillIn(page, { name: 'Wanda Quill', contract: 'Mitgliedschaft 12', kind: 'ordinary', email })
  await page.getByRole('button', { name: 'jetzt kündigen' }).click()
  await expectDone(page, 'cancellation')
  expect(await mailedLetter(email, 'Mitgliedschaft 12')).toContain('Ordentlich')
})

test('whoever fills in what nobody sees is taken for a robot, loses nothing, and may send again', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(refusedWith(422))
  await page.goto('/newsletter')
  await wake(page)
  const trap = page.locator('#form [name="homepage"]')
  await expect(trap).not.toBeInViewport()
  expect(
    await trap.evaluate((field: HTMLInputElement) => [field.tabIndex, field.closest('[aria-hidden]') !== null]),
  ).toEqual([-1, true])
  const email = anAddress()
  await fillIn(page, { email })
  await trap.evaluate((field: HTMLInputElement) => (field.value = 'https://example.com'))
  await sendForm(page)
  await expect(page.getByRole('alert')).toContainText('took this for a robot')
  await expect(page.locator('#email')).toHaveValue(email)
  await trap.evaluate((field: HTMLInputElement) => (field.value = ''))
  await sendForm(page)
  await expectDone(page, 'newsletter')
})
