import {
  addressForm,
  britishAddress,
  fillAddress,
  createAddressViaApi,
  saveAddress,
} from '../../drivers/address-book.ts'
import { createCustomer, registerViaApi } from '../../drivers/customer.ts'
import { expect, test } from '../../drivers/fixtures.ts'
import { setLanguage } from '../../drivers/language.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { languages, translations } from '../../drivers/translations.ts'
import { locateNativeSelect, selectOption } from '../../drivers/select.ts'
import { toCells } from '../../drivers/matrix.ts'

for (const [language, cell] of toCells(languages, 'de')) {
  test(
    `the address form shows each error at its field and keeps the values when it is rejected (${language})`,
    cell,
    async ({ page, context, expectErrors }) => {
      expectErrors(failedResourcePattern(422))
      const t = translations[language]
      await setLanguage(context, language)
      await registerViaApi(page, createCustomer())
      await page.goto('/account/address-book/new')
      // Every error comes in one round: missing values, and a postcode that cannot exist.
      await fillAddress(page, { ...britishAddress, city: '', line1: '', postcode: 'nonsense!!' })
      await saveAddress(page)

      const summary = page.getByRole('alert')
      await expect(summary).toBeFocused()
      await expect(page).toHaveTitle(new RegExp(`^${t('common:errorTitlePrefix')} `))
      for (const field of ['line1', 'city', 'postcode']) {
        const input = page.locator(`#${field}`)
        await expect(input).toHaveAttribute('aria-invalid', 'true')
        await expect(input).toHaveAttribute('aria-describedby', new RegExp(`(^| )${field}-error( |$)`))
        const danger = await summary.evaluate((box) => getComputedStyle(box).borderTopColor)
        await expect(input).toHaveCSS('border-top-color', danger)
        await summary.locator(`a[href="#${field}"]`).click()
        await expect(input).toBeFocused()
      }
      await expect(page.locator('#line2')).toHaveValue('Flat 3')
      await expect(page.locator('#postcode')).toHaveValue('nonsense!!')
      await expect(addressForm(page).locator('button[type="submit"]').first()).toBeEnabled()

      await fillAddress(page, britishAddress)
      await saveAddress(page)
      await expect(page).toHaveURL(/\/account\/address-book(\?|$)/)
    },
  )
}

test('the address form shows an error when the address has no type or its country has no delivery', async ({
  page,
  expectErrors,
}) => {
  expectErrors(failedResourcePattern(422))
  await registerViaApi(page, createCustomer())
  await page.goto('/account/address-book/new')
  await fillAddress(page, { ...britishAddress, type: [] })
  await saveAddress(page)
  await page.getByRole('alert').locator('a[href="#type"]').click()
  await expect(page.locator('#type')).toBeFocused()
  await expect(page.locator('#type-error')).toBeVisible()

  await fillAddress(page, { ...britishAddress, countryCode: 'NZ', postcode: '6011' })
  await saveAddress(page)
  await expect(page.locator('#countryCode-error')).toHaveText('We do not deliver to this country.')
  await expect(locateNativeSelect(page.locator('#countryCode'))).toHaveValue('NZ')
})

test('the address form keeps its values when another country changes order and labels', async ({ page }) => {
  await registerViaApi(page, createCustomer())
  await page.goto('/account/address-book/new')
  // Typed letters find the likely country first: not French Guiana, which is behind the preselected United Kingdom.
  await page.locator('#countryCode').focus()
  await page.keyboard.type('Fr')
  await expect(locateNativeSelect(page.locator('#countryCode'))).toHaveValue('FR')
  await fillAddress(page, britishAddress)
  const order = () =>
    addressForm(page)
      .locator('input[type="text"], input:not([type])')
      .evaluateAll((inputs) => inputs.map(({ id }) => id))
  expect((await order()).slice(-6)).toEqual(['line1', 'city', 'postcode', 'company', 'line2', 'region'])
  await expect(page.getByText('County — optional')).toBeVisible()

  await selectOption(page.locator('#countryCode'), 'DE')
  await expect(page.locator('#region')).toHaveCount(0)
  expect((await order()).slice(-5)).toEqual(['line1', 'postcode', 'city', 'company', 'line2'])
  await expect(page.locator('#line2')).toHaveValue('Flat 3')
  await expect(page.locator('label[for="line1"]')).toContainText('Street and house number')
  await expect(page.locator('#line1')).toHaveValue('12 Example Street')
  await expect(page.locator('#city')).toHaveValue('Bristol')
  await expect(page.locator('#postcode')).toHaveValue('BS1 4ST')
  await expect(page.locator('#postcode')).toHaveAttribute('inputmode', 'numeric')
})

test('the address form uses German labels and preselects Germany when the language is German', async ({
  page,
  context,
}) => {
  await setLanguage(context, 'de')
  await registerViaApi(page, createCustomer())
  await page.goto('/account/address-book/new')
  await expect(locateNativeSelect(page.locator('#countryCode'))).toHaveValue('DE')
  await expect(page.locator('label[for="line1"]')).toContainText('Straße und Hausnummer')
  await expect(page.locator('label[for="postcode"]')).toContainText('Postleitzahl')
  await selectOption(page.locator('#countryCode'), 'GB')
  await expect(page.locator('label[for="region"]')).toContainText('Grafschaft')
})

test('every address field has its autocomplete token and the telephone field explains its purpose', async ({
  page,
}) => {
  await registerViaApi(page, createCustomer())
  await page.goto('/account/address-book/new')
  const expected = {
    firstName: 'given-name',
    lastName: 'family-name',
    company: 'organization',
    countryCode: 'country',
    line1: 'address-line1',
    line2: 'address-line2',
    city: 'address-level2',
    region: 'address-level1',
    postcode: 'postal-code',
    telephone: 'tel',
  }
  for (const [id, token] of Object.entries(expected))
    await expect(page.locator(`[name="${id}"]`)).toHaveAttribute('autocomplete', `section-address ${token}`)
  await expect(page.locator('#telephone')).toHaveAttribute('aria-describedby', 'telephone-hint')
  await expect(page.locator('#telephone-hint')).toHaveText(translations.en('addresses:telephoneHint'))
})

test('a customer gets 404 for the address of another customer', async ({ page, openBrowser, expectErrors }) => {
  expectErrors(failedResourcePattern(404))
  await registerViaApi(page, createCustomer())
  const id = await createAddressViaApi(page, britishAddress)
  const otherBrowser = await openBrowser()
  await registerViaApi(otherBrowser, createCustomer())
  const response = await otherBrowser.goto(`/account/address-book/${id}`)
  expect(response?.status()).toBe(404)
  await expect(otherBrowser.locator('body')).not.toContainText('Example Street')
  await otherBrowser.goto('/account/address-book')
  await expect(otherBrowser.getByRole('heading', { name: translations.en('addresses:emptyTitle') })).toBeVisible()
  await page.goto(`/account/address-book/${id}`)
  await expect(page.locator('#line1')).toHaveValue('12 Example Street')
})
