import type { Page } from 'playwright/test'
import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { createCustomer, registerViaApi } from '../../drivers/customer.ts'
import { fetchEvent, fetchListing, findEvent } from '../../drivers/events.ts'
import { toEventPath } from '../../drivers/fill-basket.ts'
import { hydrate } from '../../drivers/hydration.ts'
import { announcement, basketLines, expectBasketCount } from '../../drivers/shop-page.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import {
  addWishlistItem,
  createWishlist,
  fetchWishlists,
  removeButton,
  shareWishlist,
  wishlistItems,
} from '../../drivers/wishlists.ts'
import { translations } from '../../drivers/translations.ts'
import { selectOption } from '../../drivers/select.ts'

const fetchQuantities = async (page: Parameters<typeof wishlistItems>[0], list: string) =>
  ((await (await page.request.get(`/bff/wishlists/${list}`)).json()) as { items: { quantity: number }[] }).items.map(
    ({ quantity }) => quantity,
  )

let event: EventPage
let list: string

test.beforeEach(async ({ page, request }) => {
  event = await findEvent(request, {
    minTicketTypes: 2,
    matches: ({ ticketTypes }) => ticketTypes.some(({ maxQuantity }) => maxQuantity >= 3),
  })
  await registerViaApi(page, createCustomer())
  list = (await createWishlist(page, 'Maybe in January')).id
  await addWishlistItem(page, list, { sku: event.sku })
})

test('a wishlist is created, renamed and deleted', { tag: '@thin-api' }, async ({ page }) => {
  await page.goto('/account/wishlists')
  await page.getByLabel(translations.en('wishlists:new.name')).fill('For Greta')
  await page.getByRole('button', { name: translations.en('wishlists:new.submit') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For Greta')
  await page.locator('#name').fill('For Greta’s birthday')
  await page.getByRole('button', { name: translations.en('wishlists:rename.submit') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For Greta’s birthday')
  await page.getByText(translations.en('wishlists:delete.title')).click()
  await page.getByRole('button', { name: translations.en('wishlists:delete.submit') }).click()
  await expect(page).toHaveURL('/account/wishlists')
  await expect(page.getByRole('main').getByRole('link', { name: 'Maybe in January' })).toBeVisible()
  await expect(page.getByText('For Greta’s birthday')).toBeHidden()
})

test('the form of a new wishlist shows an error when the name is empty', async ({ page, expectErrors }) => {
  expectErrors(failedResourcePattern(422))
  await page.goto('/account/wishlists')
  await page.getByRole('button', { name: translations.en('wishlists:new.submit') }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await expect(page.locator('#name')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('alert').getByRole('link').click()
  await expect(page.locator('#name')).toBeFocused()
})

test('the stepper of a wishlist item changes, announces and saves the quantity', async ({ page }) => {
  await page.goto(`/account/wishlists/${list}`)
  await hydrate(page)
  await wishlistItems(page)
    .getByRole('button', { name: translations.en('wishlists:list.oneMore') })
    .dblclick()
  await expect(wishlistItems(page).getByRole('spinbutton')).toHaveValue('3')
  await expect(announcement(page)).toHaveText(translations.en('wishlists:list.changed', { name: event.name, count: 3 }))
  await expect.poll(() => fetchQuantities(page, list)).toEqual([3])
  await page.reload()
  await expect(wishlistItems(page).getByRole('spinbutton')).toHaveValue('3')
})

test('a wishlist item shows its previous quantity and an error when a change fails', async ({ page, expectErrors }) => {
  expectErrors(/Failed to load resource/)
  await page.goto(`/account/wishlists/${list}`)
  await hydrate(page)
  await page.route('**/bff/wishlist-items/*', (route) => route.abort())
  await wishlistItems(page)
    .getByRole('button', { name: translations.en('wishlists:list.oneMore') })
    .click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(wishlistItems(page).getByRole('spinbutton')).toHaveValue('1')
  await expect(wishlistItems(page).getByRole('spinbutton')).toHaveAttribute('aria-invalid', 'true')
})

test('an item is removed and restored with its quantity', async ({ page }) => {
  await page.goto(`/account/wishlists/${list}`)
  await hydrate(page)
  await wishlistItems(page)
    .getByRole('button', { name: translations.en('wishlists:list.oneMore') })
    .click()
  await expect(wishlistItems(page).getByRole('spinbutton')).toHaveValue('2')
  await removeButton(page, event.name).press('Enter')
  await expect(wishlistItems(page)).toHaveCount(0)
  await expect(
    page.getByRole('status').filter({ hasText: translations.en('wishlists:list.removed', { name: event.name }) }),
  ).toBeFocused()
  await expect.poll(() => fetchQuantities(page, list)).toEqual([])
  await page.getByRole('button', { name: translations.en('wishlists:list.restore') }).click()
  await expect(wishlistItems(page).getByRole('spinbutton')).toHaveValue('2')
  await expect.poll(() => fetchQuantities(page, list)).toEqual([2])
})

test('an item is restored without JavaScript in the language of the URL', async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false })
  await registerViaApi(page, createCustomer())
  const { id } = await createWishlist(page, 'Vielleicht im Januar')
  await addWishlistItem(page, id, { sku: event.sku })
  await page.goto(`/account/wishlists/${id}?lng=de`)
  await wishlistItems(page).locator('button[value="remove"]').click()
  await expect(wishlistItems(page)).toHaveCount(0)
  await page.getByRole('button', { name: translations.de('wishlists:list.restore') }).click()
  await expect(wishlistItems(page)).toHaveCount(1)
  await expect(page).toHaveURL(`/account/wishlists/${id}?lng=de`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('an item moves to another wishlist', async ({ page }) => {
  const otherWishlist = await createWishlist(page, 'Later')
  await page.goto(`/account/wishlists/${list}`)
  await wishlistItems(page).locator('summary').click()
  await selectOption(wishlistItems(page).getByLabel(translations.en('wishlists:list.moveTo')), otherWishlist.id)
  await wishlistItems(page)
    .getByRole('button', { name: translations.en('wishlists:list.move'), exact: true })
    .click()
  await expect(wishlistItems(page)).toHaveCount(0)
  await expect(announcement(page)).toHaveText(
    translations.en('wishlists:list.moved', { name: event.name, list: 'Later' }),
  )
  await expect
    .poll(async () => (await fetchWishlists(page)).find(({ id }) => id === otherWishlist.id)?.itemCount)
    .toBe(1)
})

test('the wishlist adds available items to the basket and shows an error for each other item', async ({
  page,
  request,
  expectErrors,
}) => {
  expectErrors(failedResourcePattern(422))
  const soldOut = await findEvent(request, { status: 'sold_out' })
  await addWishlistItem(page, list, { sku: soldOut.sku })
  await page.goto(`/account/wishlists/${list}`)
  // The badge has said that it is sold out.
  await expect(wishlistItems(page)).toHaveCount(2)
  await expect(page.getByText(translations.en('wishlists:list.unavailable'))).toHaveCount(0)
  const addAll = page.getByRole('button', { name: translations.en('wishlists:list.addAll') })
  await addAll.click()
  await expect(
    page.getByRole('heading', { name: translations.en('wishlists:added.title', { count: 0 }) }),
  ).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(soldOut.name)
  await page
    .getByRole('alert')
    .getByRole('link', { name: new RegExp(event.name) })
    .click()

  const ticketType = event.ticketTypes.find(({ maxQuantity }) => maxQuantity >= 3)
  await selectOption(
    page.getByLabel(translations.en('wishlists:list.variantOf', { name: event.name })),
    ticketType!.sku,
  )
  await addAll.click()
  await expect(
    page.getByRole('heading', { name: translations.en('wishlists:added.title', { count: 1 }) }),
  ).toBeVisible()
  await expectBasketCount(page, 1)
  await page
    .getByRole('main')
    .getByRole('link', { name: translations.en('wishlists:added.toBasket') })
    .click()
  await expect(basketLines(page)).toContainText([ticketType!.name])
})

test('a long wishlist has pages, for its owner and for readers of its link', async ({ page, openBrowser, request }) => {
  needs('shared-wishlists')
  const listings = await Promise.all([1, 2].map((number) => fetchListing(request, `?page=${number}`)))
  const others = listings.flatMap(({ events }) => events).filter(({ slug }) => slug !== event.slug)
  for (const { slug } of others.slice(0, 25)) await addWishlistItem(page, list, await fetchEvent(request, slug))
  const nextPage = (reader: Page) =>
    reader
      .getByRole('navigation', { name: translations.en('wishlists:list.pages') })
      .getByRole('link', { name: translations.en('common:pager.next') })
  await page.goto(`/account/wishlists/${list}`)
  await expect(wishlistItems(page)).toHaveCount(24)
  await hydrate(page)
  const removed = translations.en('wishlists:list.removed', { name: event.name })
  await removeButton(page, event.name).first().click()
  await expect(page.getByRole('status').filter({ hasText: removed })).toBeFocused()
  await expect(page.getByText(removed)).toBeInViewport()
  await page.getByRole('button', { name: translations.en('wishlists:list.restore') }).click()
  await expect(announcement(page)).toHaveText(translations.en('wishlists:list.restored', { name: event.name }))
  await expect(page.getByRole('region', { name: translations.en('wishlists:list.items') })).toBeFocused()
  await nextPage(page).click()
  await expect(wishlistItems(page)).toHaveCount(2)
  await expect(page.getByRole('region', { name: translations.en('wishlists:list.items') })).toBeFocused()
  await expect(wishlistItems(page).first()).toBeInViewport()
  for (const itemsLeft of [1, 24]) {
    await wishlistItems(page)
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(wishlistItems(page)).toHaveCount(itemsLeft)
  }
  await expect(page).toHaveURL(`/account/wishlists/${list}`)

  await addWishlistItem(page, list, await fetchEvent(request, others[25]!.slug))
  const reader = await openBrowser({ javaScriptEnabled: false })
  await reader.goto((await shareWishlist(page, list)).sharedUrl)
  await nextPage(reader).click()
  await expect(reader.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveText(others[25]!.name)
})

test('a shared wishlist is public until it is unshared', async ({ page, request, openBrowser, expectErrors }) => {
  needs('shared-wishlists')
  expectErrors(failedResourcePattern(404))
  const cancelled = await findEvent(request, { status: 'cancelled' })
  await addWishlistItem(page, list, { sku: cancelled.sku })
  await page.goto(`/account/wishlists/${list}`)
  // Before hydration the browser sends the form itself. The new page has the link, and the focus at its start.
  await hydrate(page)
  await page.getByRole('button', { name: translations.en('wishlists:share.submit') }).click()
  const link = page.getByLabel(translations.en('wishlists:share.link'))
  await expect(link).toHaveValue(new RegExp(`^${process.env.SHOP_URL}/wishlists/shared/[\\w-]{22,}$`))
  await expect(link).toBeFocused()
  await expect(announcement(page)).toHaveText(translations.en('wishlists:share.shared'))
  const url = await link.inputValue()

  const otherBrowser = await openBrowser()
  const shown = await otherBrowser.goto(url)
  expect(shown!.headers()['cache-control']).toBe('private, no-store')
  await expect(otherBrowser.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(otherBrowser.getByRole('heading', { level: 1 })).toHaveText('Maybe in January')
  await expect(
    otherBrowser
      .getByRole('main')
      .getByRole('link', { name: event.name })
      .filter({ hasText: translations.en('wishlists:sharedPage.buy') }),
  ).toHaveAttribute('href', toEventPath(event))
  await expect(otherBrowser.getByRole('main').getByRole('link', { name: cancelled.name, exact: true })).toHaveCSS(
    'text-decoration-line',
    'line-through',
  )
  await expect(otherBrowser.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(otherBrowser.getByRole('main').locator('input, select')).toHaveCount(0)

  await page.getByRole('button', { name: translations.en('wishlists:share.revoke') }).click()
  await expect(page.getByRole('button', { name: translations.en('wishlists:share.submit') })).toBeFocused()
  await expect(announcement(page)).toHaveText(translations.en('wishlists:share.private'))
  const gone = await otherBrowser.goto(url)
  expect(gone!.status()).toBe(404)
  await expect(otherBrowser.getByRole('heading', { level: 1 })).toHaveText(
    translations.en('wishlists:sharedPage.goneTitle'),
  )
})

test('a customer gets 404 for the wishlist of another customer [S45]', async ({ page, openBrowser, expectErrors }) => {
  expectErrors(failedResourcePattern(404))
  const otherBrowser = await openBrowser()
  await registerViaApi(otherBrowser, createCustomer())
  expect((await otherBrowser.goto(`/account/wishlists/${list}`))!.status()).toBe(404)
  expect((await page.goto(`/account/wishlists/${list}`))!.status()).toBe(200)
})
