import { maxAddresses } from '#shared/wire/address-types.ts'
import {
  locateAddress,
  addressButton,
  addressForm,
  locateAddresses,
  britishAddress,
  expectOnlyDefaultAddress,
  fillAddress,
  germanAddress,
  createAddressViaApi,
  saveAddress,
} from '../../drivers/address-book.ts'
import { addTicketsToBasket, toEventPath } from '../../drivers/fill-basket.ts'
import { createCustomer, register, registerViaApi, signOut } from '../../drivers/customer.ts'
import { expect, test } from '../../drivers/fixtures.ts'
import { setLanguage } from '../../drivers/language.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { findEvent } from '../../drivers/events.ts'
import { announcement, expectBasketCount } from '../../drivers/shop-page.ts'
import { languages, translations } from '../../drivers/translations.ts'
import { toCells } from '../../drivers/matrix.ts'

for (const [language, cell] of toCells(languages, 'en')) {
  test(
    `a customer edits the profile and adds, edits, deletes and restores addresses (${language})`,
    cell,
    async ({ page, context, request }) => {
      const t = translations[language]
      await setLanguage(context, language)
      await page.goto(toEventPath(await findEvent(request, { minTicketTypes: 1 })))
      await addTicketsToBasket(page, [2])
      await register(page, createCustomer())
      await expectBasketCount(page, 2)

      await page.goto('/account')
      await page
        .getByRole('main')
        .getByRole('navigation')
        .getByRole('link', { name: t('account:menu.profile') })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('profile:title'))
      await page.locator('#lastName').fill('Zwingli')
      await page
        .getByRole('main')
        .getByRole('button', { name: t('profile:save') })
        .click()
      await expect(page.getByRole('main').getByRole('status')).toContainText(t('profile:saved'))
      await expect(page.locator('#lastName')).toHaveValue('Zwingli')
      await page
        .getByRole('main')
        .getByRole('navigation')
        .getByRole('link', { name: t('account:menu.addressBook') })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('addresses:title'))
      await page.getByRole('link', { name: t('addresses:new') }).click()
      await expect(page.locator('#firstName')).toHaveValue('Wanda')
      await fillAddress(page, britishAddress)
      await saveAddress(page)
      await expect(page).toHaveURL(/\/account\/address-book(\?|$)/)
      // The page itself says it, above the addresses. A toast would cover its headline.
      await expect(page.getByRole('main').getByRole('status')).toHaveText(t('addresses:saved'))
      await expect(page.getByText(t('addresses:saved'))).toHaveCount(1)
      await expectOnlyDefaultAddress(page, 'delivery', britishAddress, t('addresses:default'))
      await expectOnlyDefaultAddress(page, 'billing', britishAddress, t('addresses:default'))

      await page.getByRole('link', { name: t('addresses:new') }).click()
      await fillAddress(page, germanAddress)
      await saveAddress(page)
      await expect(locateAddresses(page, 'delivery')).toHaveCount(2)

      await addressButton(page, 'billing', germanAddress, 'makeDefault').click()
      await expectOnlyDefaultAddress(page, 'billing', germanAddress, t('addresses:default'))
      await expectOnlyDefaultAddress(page, 'delivery', britishAddress, t('addresses:default'))
      await expect(announcement(page)).toContainText(
        t('addresses:isDefault.billing', { name: 'Jonah Achterberg, Musterstraße 7' }),
      )
      await expect(locateAddress(page, 'billing', germanAddress).getByRole('heading')).toBeFocused()

      await locateAddress(page, 'delivery', germanAddress).getByRole('link').click()
      await expect(page.locator('#line1')).toHaveValue('Musterstraße 7')
      await page.locator('#line1').fill('Musterstraße 8')
      await saveAddress(page)
      const moved = { ...germanAddress, line1: 'Musterstraße 8' }
      await expectOnlyDefaultAddress(page, 'billing', moved, t('addresses:default'))

      await addressButton(page, 'billing', moved, 'remove').click()
      await expect(locateAddresses(page, 'billing')).toHaveCount(1)
      const undo = page.getByRole('main').getByRole('status')
      await expect(undo).toContainText(t('addresses:deleted', { name: 'Jonah Achterberg, Musterstraße 8' }))
      await expect(undo).toBeFocused()
      await undo.getByRole('button').click()
      await expectOnlyDefaultAddress(page, 'billing', moved, t('addresses:default'))
      await expect(locateAddress(page, 'delivery', moved)).toContainText('Hinterhaus')
      await expect(undo).toHaveCount(0)

      await page.reload()
      await expectOnlyDefaultAddress(page, 'billing', moved, t('addresses:default'))
      await signOut(page)
      await page.goto('/account/address-book')
      await expect(page).toHaveURL(/\/sign-in\?returnTo=/)
    },
  )
}

test('the account overview prints default addresses in the format of their countries', async ({ page }) => {
  await registerViaApi(page, createCustomer())
  await createAddressViaApi(page, { ...britishAddress, type: ['delivery'] })
  await createAddressViaApi(page, { ...germanAddress, type: ['billing'] })
  await page.goto('/account')
  const cards = page.locator('section[aria-labelledby="addresses"] li')
  await expect(cards).toHaveCount(2)
  const lines = async (index: number) => (await cards.nth(index).locator('p[translate="no"]').innerText()).split('\n')
  expect(await lines(0)).toEqual(['12 Example Street', 'Flat 3', 'Bristol', 'BS1 4ST', 'United Kingdom'])
  expect(await lines(1)).toEqual(['Hinterhaus', 'Musterstraße 7', '10115 Berlin', 'Germany'])
  await expect(cards.nth(0)).toContainText(translations.en('account:addresses.delivery'))
  await expect(cards.nth(1)).toContainText(translations.en('account:addresses.billing'))
})

test('the address book restores each of several deleted addresses', { tag: '@thin-api' }, async ({ page }) => {
  await registerViaApi(page, createCustomer())
  await createAddressViaApi(page, britishAddress)
  await createAddressViaApi(page, germanAddress)
  await page.goto('/account/address-book')
  await addressButton(page, 'delivery', britishAddress, 'remove').click()
  await addressButton(page, 'delivery', germanAddress, 'remove').click()
  await expect(page.getByRole('heading', { name: translations.en('addresses:emptyTitle') })).toBeVisible()
  await page.locator('button[value="restore"]').first().click()
  await expect(locateAddresses(page, 'delivery')).toHaveCount(1)
  await page.locator('button[value="restore"]').click()
  await expect(locateAddresses(page, 'delivery')).toHaveCount(2)
})

test('the address book saves, deletes and restores an address once when a button is double-clicked', async ({
  page,
}) => {
  await registerViaApi(page, createCustomer())
  await page.goto('/account/address-book/new')
  await fillAddress(page, britishAddress)
  await addressForm(page).locator('button[type="submit"]').first().dblclick()
  await expect(locateAddresses(page, 'delivery')).toHaveCount(1)
  await addressButton(page, 'delivery', britishAddress, 'remove').dblclick()
  await expect(page.locator('button[value="restore"]')).toHaveCount(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.locator('button[value="restore"]').dblclick()
  await expect(locateAddresses(page, 'delivery')).toHaveCount(1)
  await page.reload()
  await expect(locateAddresses(page, 'delivery')).toHaveCount(1)
})

test('a full address book says so, on its page and at the form of a new address', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(failedResourcePattern(422))
  const t = translations.de
  await setLanguage(context, 'de')
  await registerViaApi(page, createCustomer())
  for (let count = 0; count < maxAddresses; count += 1) await createAddressViaApi(page, britishAddress)
  await page.goto('/account/address-book')
  await expect(page.getByText(t('addresses:full', { maximum: maxAddresses }))).toBeVisible()
  await expect(page.getByRole('link', { name: t('addresses:new') })).toHaveCount(0)
  await page.goto('/account/address-book/new')
  await fillAddress(page, germanAddress)
  await saveAddress(page)
  await expect(page.getByRole('alert')).toContainText(t('api-messages:address.tooMany', { maximum: maxAddresses }))
  await expect(page.locator('#line1')).toHaveValue(germanAddress.line1)
})
