import type { Page } from 'playwright/test'
import type { Capability } from '#shared/wire/capabilities.ts'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { fillBasket, ticketForm, toEventPath } from '../../drivers/fill-basket.ts'
import { createCustomer, registerViaApi } from '../../drivers/customer.ts'
import { findEvent } from '../../drivers/events.ts'
import { waitForHydration } from '../../drivers/hydration.ts'
import { emulateSlowPhone, firstSecondsCell, openUntilFirstPaint } from '../../drivers/first-seconds.ts'
import { openSearch } from '../../drivers/search-field.ts'
import { locatePanel } from '../../drivers/select.ts'
import { basketCount, basketLines, switchLanguage } from '../../drivers/shop-page.ts'
import { translations } from '../../drivers/translations.ts'
import { fetchWishlists } from '../../drivers/wishlists.ts'

/** One control: what a shopper does with it, and the state that a hydrated page would be in afterwards. */
type Control = {
  name: string
  capability?: Capability
  /** Prepares the shopper; resolves to the path of the page. */
  prepare(page: Page): Promise<string>
  use(page: Page): Promise<void>
  expectResult(page: Page): Promise<void>
}

/** Milliseconds between two keys of a fast typist. */
const keyDelayMs = 120

const openEvent = async (page: Page) => toEventPath(await findEvent(page.request, { minTicketTypes: 1 }))
const openPath = (path: string) => () => Promise.resolve(path)

const increaseButton = (page: Page) => page.getByRole('main').locator('[data-step="stepUp"]').first()
const quantityField = (page: Page) => page.getByRole('main').getByRole('spinbutton').first()
const submitButton = (page: Page) => ticketForm(page).locator('button[type="submit"]').first()

const pressTwice = async (page: Page) => {
  await increaseButton(page).click()
  await increaseButton(page).click()
}
const expectQuantity = (quantity: number) => async (page: Page) => {
  await waitForHydration(page)
  await expect(quantityField(page)).toHaveValue(String(quantity))
  // Only the hydrated application shows the total, so it has adopted the quantity.
  await expect(ticketForm(page).getByRole('status')).toContainText(/[£€]/)
}

const countSavedItems = async (page: Page) =>
  (await fetchWishlists(page)).reduce((sum, { itemCount }) => sum + itemCount, 0)
const expectOneSavedItem = async (page: Page) => {
  await expect(page.getByRole('main').locator('button[data-saved="true"]').first()).toBeVisible()
  await expect(page).toHaveURL(/\/whats-on\//)
  await expect.poll(() => countSavedItems(page)).toBe(1)
  await page.waitForTimeout(300)
  expect(await countSavedItems(page)).toBe(1)
}
const prepareCustomer = async (page: Page) => {
  await registerViaApi(page, createCustomer())
  return openEvent(page)
}
const saveButton = (page: Page) =>
  page.getByRole('main').locator('form[action^="/account/wishlists/keep"] button').first()

const compareButton = (page: Page) =>
  page.getByRole('main').locator('form[action^="/product-comparison"] button').first()

const expectBasketQuantity = (quantity: number) => async (page: Page) => {
  await expect(page).toHaveURL(({ pathname }) => pathname === '/basket')
  await expect(basketLines(page).getByRole('spinbutton')).toHaveValue(String(quantity))
  await waitForHydration(page)
  await expect(basketCount(page)).toHaveText(String(quantity))
}

/** Chooses in the native select or in the list that has replaced it, whichever is there. */
const chooseVenue = async (page: Page) => {
  const field = page.locator('#venue')
  const isNative = await field.evaluate((element) => {
    if (!(element instanceof HTMLSelectElement)) return false
    element.value = 'saltworks'
    for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
    return true
  })
  if (isNative) return
  await field.click()
  await locatePanel(page.locator('#venue')).locator('[data-value="saltworks"]').click()
}

const controls: Control[] = [
  { name: 'the stepper of an event', prepare: openEvent, use: pressTwice, expectResult: expectQuantity(2) },
  {
    // One piece is preselected.
    name: 'the stepper of a product',
    prepare: openPath('/products/kohlenstoff-betriebsstunden'),
    use: pressTwice,
    expectResult: expectQuantity(3),
  },
  {
    name: 'the amount and the name of a gift voucher',
    capability: 'product-categories',
    prepare: openPath('/gift-vouchers'),
    use: async (page) => {
      await page.locator('[data-option="2"]').check()
      await page.locator('#giftTo').fill('Sam')
    },
    expectResult: async (page) => {
      await waitForHydration(page)
      await expect(page.locator('#giftTo')).toHaveValue('Sam')
      // Only the hydrated application updates the card, so it has adopted what was typed.
      await expect(page.getByRole('group', { name: translations.en('gifts:card.label') })).toContainText(/£100.*Sam/s)
    },
  },
  {
    name: 'a quantity that is typed',
    prepare: openEvent,
    use: (page) => quantityField(page).fill('2'),
    expectResult: expectQuantity(2),
  },
  {
    name: 'the stepper of the basket',
    prepare: async (page) => {
      const { ticketTypes } = await findEvent(page.request, {
        matches: ({ ticketTypes: types }) => (types[0]?.maxQuantity ?? 0) > 2,
      })
      await fillBasket(page, [{ sku: ticketTypes[0]!.sku, quantity: 1 }])
      return '/basket'
    },
    use: (page) => increaseButton(page).click(),
    expectResult: async (page) => {
      await waitForHydration(page)
      await expect(quantityField(page)).toHaveValue('2')
      await expect(basketCount(page)).toHaveText('2')
    },
  },
  {
    name: 'the button that saves to a wishlist',
    prepare: prepareCustomer,
    use: (page) => saveButton(page).click(),
    expectResult: expectOneSavedItem,
  },
  {
    name: 'two presses of the button that saves to a wishlist',
    prepare: prepareCustomer,
    use: (page) => saveButton(page).dblclick(),
    expectResult: expectOneSavedItem,
  },
  {
    name: 'the button that compares a product',
    capability: 'product-categories',
    prepare: openPath('/px-records'),
    use: (page) => compareButton(page).click(),
    expectResult: async (page) => {
      await waitForHydration(page)
      await expect(compareButton(page)).toHaveAccessibleName(
        new RegExp(`^${translations.en('product-lists:compare.remove')}`),
      )
      await expect(page).toHaveURL('/px-records')
    },
  },
  {
    name: 'two presses of the button that adds to the basket',
    prepare: openEvent,
    use: async (page) => {
      await quantityField(page).fill('1')
      await submitButton(page).dblclick()
    },
    expectResult: expectBasketQuantity(1),
  },
  {
    name: 'a filter of the listing',
    prepare: openPath('/whats-on'),
    use: chooseVenue,
    expectResult: (page) => expect(page).toHaveURL(/venue=saltworks/),
  },
  {
    name: 'the search of the header',
    prepare: openPath('/'),
    use: async (page) => {
      const field = await openSearch(page)
      await field.pressSequentially('marrow choir', { delay: keyDelayMs })
      await field.press('Enter')
    },
    expectResult: (page) => expect(page).toHaveURL(/\/search\?query=marrow(\+|%20)choir/),
  },
  {
    name: 'the search page',
    prepare: openPath('/search'),
    use: (page) => page.locator('#query').pressSequentially('marrow choir', { delay: keyDelayMs }),
    expectResult: async (page) => {
      await expect(page).toHaveURL(/query=marrow(\+|%20)choir/)
      await expect(page.locator('#query')).toHaveValue('marrow choir')
    },
  },
  {
    name: 'the search page with results',
    prepare: openPath('/search?query=choir'),
    use: async (page) => {
      await page.locator('#query').press('End')
      await page.locator('#query').pressSequentially(' night', { delay: keyDelayMs })
    },
    expectResult: async (page) => {
      await expect(page).toHaveURL(/query=choir(\+|%20)night/)
      await expect(page.locator('#query')).toHaveValue('choir night')
    },
  },
  {
    name: 'the language',
    prepare: openPath('/whats-on'),
    use: (page) => switchLanguage(page, 'de'),
    expectResult: (page) => expect(page.locator('html')).toHaveAttribute('lang', 'de'),
  },
  {
    name: 'the menu',
    prepare: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      return '/'
    },
    use: (page) => page.getByRole('banner').locator('button[popovertarget="menu-drawer"]').first().click(),
    expectResult: async (page) => {
      await waitForHydration(page)
      await expect(page.locator('#menu-drawer')).toBeVisible()
    },
  },
  {
    name: 'the consent choices',
    capability: 'product-categories',
    prepare: openPath('/about-us'),
    use: (page) => page.getByRole('contentinfo').locator('a[href^="/consent-choices"]').click(),
    expectResult: (page) => expect(page.locator('input[name="recentlyViewed"]')).toBeVisible(),
  },
]

const moments = [0, 100, 300, 700, 1_500, 3_000]

for (const { name, capability, prepare, use, expectResult } of controls)
  for (const moment of moments) {
    test(`${name} loses nothing ${moment} ms after the first paint`, firstSecondsCell(moment), async ({ page }) => {
      if (capability) needs(capability)
      const path = await prepare(page)
      await openUntilFirstPaint(page, path, moment)
      await use(page)
      await expectResult(page)
    })
    test(
      `${name} loses nothing ${moment} ms after the first paint on a slow phone`,
      firstSecondsCell(moment, true),
      async ({ page }) => {
        if (capability) needs(capability)
        const path = await prepare(page)
        await emulateSlowPhone(page)
        await openUntilFirstPaint(page, path, moment)
        await use(page)
        await expectResult(page)
      },
    )
  }
