import {
  locateAddress,
  addressButton,
  locateAddresses,
  britishAddress,
  expectOnlyDefaultAddress,
  fillAddress,
  germanAddress,
  saveAddress,
} from '../../drivers/address-book.ts'
import { createCustomer, register, registerViaApi } from '../../drivers/customer.ts'
import { expect, test } from '../../drivers/fixtures.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { languages, translations } from '../../drivers/translations.ts'
import { toCells } from '../../drivers/matrix.ts'

for (const [language, cell] of toCells(languages, 'de')) {
  test(
    `the address book adds, edits, deletes and restores addresses without JavaScript (${language})`,
    cell,
    async ({ openBrowser, expectErrors }) => {
      expectErrors(failedResourcePattern(422))
      const t = translations[language]
      const page = await openBrowser({ javaScriptEnabled: false, language })
      await register(page, createCustomer())
      await page.goto('/account/address-book')
      await page.getByRole('link', { name: t('addresses:new') }).click()

      await page.locator('#line1').fill('Musterstraße 7')
      await page.locator('#countryCode').selectOption('US')
      await page.getByRole('button', { name: t('addresses:showFields') }).click()
      await expect(page.locator('label[for="postcode"]')).toContainText(t('addresses:label.zip'))
      await expect(page.locator('#line1')).toHaveValue('Musterstraße 7')

      await page.locator('#countryCode').selectOption('DE')
      await page.getByRole('button', { name: t('addresses:showFields') }).click()
      await fillAddress(page, { ...germanAddress, postcode: 'SW1A 1AA' })
      await saveAddress(page)
      await expect(page.getByRole('alert')).toContainText('10115')
      await expect(page).toHaveTitle(new RegExp(`^${t('common:errorTitlePrefix')} `))
      await expect(page.locator('#city')).toHaveValue('Berlin')
      await page.locator('#postcode').fill('10115')
      await saveAddress(page)
      await expect(page.getByRole('main').getByRole('status')).toHaveText(t('addresses:saved'))
      await expectOnlyDefaultAddress(page, 'delivery', germanAddress, t('addresses:default'))

      await page.getByRole('link', { name: t('addresses:new') }).click()
      await page.locator('#countryCode').selectOption('GB')
      await page.getByRole('button', { name: t('addresses:showFields') }).click()
      await fillAddress(page, { ...britishAddress, type: ['delivery'] })
      await saveAddress(page)
      await addressButton(page, 'delivery', britishAddress, 'makeDefault').click()
      await expectOnlyDefaultAddress(page, 'delivery', britishAddress, t('addresses:default'))
      await expectOnlyDefaultAddress(page, 'billing', germanAddress, t('addresses:default'))

      await locateAddress(page, 'delivery', britishAddress).getByRole('link').click()
      await page.locator('#line2').fill('Flat 4')
      await saveAddress(page)
      await addressButton(page, 'delivery', britishAddress, 'remove').click()
      await expect(page.getByRole('main').getByRole('status')).toContainText(
        t('addresses:deleted', { name: 'Wanda Quill, 12 Example Street' }),
      )
      await expect(locateAddresses(page, 'delivery')).toHaveCount(1)
      await page.locator('button[value="restore"]').click()
      await expectOnlyDefaultAddress(page, 'delivery', britishAddress, t('addresses:default'))
      await expect(locateAddress(page, 'delivery', britishAddress)).toContainText('Flat 4')
    },
  )
}

test('the account overview links to the addresses without JavaScript', async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false })
  await registerViaApi(page, createCustomer())
  await page.goto('/account')
  await page
    .locator('section[aria-labelledby="addresses"]')
    .getByRole('link', { name: translations.en('account:addresses.all') })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translations.en('addresses:title'))
})
