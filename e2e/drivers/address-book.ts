import { expect, type Page } from 'playwright/test'
import type { AddressInput } from '#shared/api/addresses/addresses-schemas.ts'
import type { AddressType } from '#shared/wire/address-types.ts'
import { getShopUrl } from './language.ts'
import { selectOption } from './select.ts'

export const britishAddress: AddressInput = {
  type: ['delivery', 'billing'],
  defaults: [],
  firstName: 'Wanda',
  lastName: 'Quill',
  line1: '12 Example Street',
  line2: 'Flat 3',
  city: 'Bristol',
  postcode: 'BS1 4ST',
  countryCode: 'GB',
}

export const germanAddress: AddressInput = {
  type: ['delivery', 'billing'],
  defaults: [],
  firstName: 'Jonah',
  lastName: 'Achterberg',
  line1: 'Musterstraße 7',
  line2: 'Hinterhaus',
  city: 'Berlin',
  postcode: '10115',
  countryCode: 'DE',
}

/** Creates an address of this browser's customer with one request; resolves to its id. */
export const createAddressViaApi = async (page: Page, address: AddressInput): Promise<string> => {
  const response = await page.request.post('/bff/addresses', {
    data: address,
    headers: { 'X-Requested-With': 'stagedoor', Origin: getShopUrl() },
  })
  expect(response.ok(), await response.text()).toBe(true)
  return ((await response.json()) as { id: string }).id
}

/** Opens the fields that few addresses need. */
const showRareFields = async (page: Page) => {
  const rare = addressForm(page)
    .locator('details')
    .filter({ has: page.locator('#line2') })
  if (!(await rare.evaluate((details: HTMLDetailsElement) => details.open))) await rare.locator('summary').click()
}

export const addressForm = (page: Page) => page.locator('form').filter({ has: page.locator('#line1') })

/** Fills in an address; the country first, because the fields depend on it. */
export const fillAddress = async (page: Page, { type, defaults, countryCode, ...texts }: AddressInput) => {
  await selectOption(page.locator('#countryCode'), countryCode)
  await showRareFields(page)
  for (const [name, value] of Object.entries(texts)) await page.locator(`#${name}`).fill(value)
  for (const [name, selected] of Object.entries({ type, defaults }))
    for (const addressType of ['delivery', 'billing'] as const)
      await addressForm(page)
        .locator(`input[name="${name}"][value="${addressType}"]`)
        .setChecked(selected.includes(addressType))
}

export const saveAddress = (page: Page) => addressForm(page).locator('button[type="submit"]').first().click()

/** The addresses of one type on the page of the address book. */
export const locateAddresses = (page: Page, type: AddressType) => page.locator(`section[aria-labelledby="${type}"] li`)

/** The address of one type with this first line. */
export const locateAddress = (page: Page, type: AddressType, { line1 }: Pick<AddressInput, 'line1'>) =>
  locateAddresses(page, type).filter({ hasText: line1 })

/** A button of an address, by its intent. */
export const addressButton = (
  page: Page,
  type: AddressType,
  address: Pick<AddressInput, 'line1'>,
  intent: 'makeDefault' | 'remove',
) => locateAddress(page, type, address).locator(`button[value="${intent}"]`)

/** Expects the address to be the only default of its type. */
export const expectOnlyDefaultAddress = async (
  page: Page,
  type: AddressType,
  address: Pick<AddressInput, 'line1'>,
  label: string,
) => {
  await expect(locateAddress(page, type, address).getByText(label, { exact: true })).toBeVisible()
  await expect(locateAddresses(page, type).getByText(label, { exact: true })).toHaveCount(1)
  await expect(addressButton(page, type, address, 'makeDefault')).toHaveCount(0)
}
