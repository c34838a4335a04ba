import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { expect, test } from '../../drivers/fixtures.ts'
import { newCustomer, registerQuickly } from '../../drivers/customer.ts'
import { findEvent } from '../../drivers/programme.ts'
import { announcement, basketLines, expectBasketCount } from '../../drivers/shop-page.ts'
import { refusedWith } from '../../drivers/watch-browser.ts'
import { keepOn, makeList, readLists, removeButton, wishes } from '../../drivers/wishes.ts'
import { words } from '../../drivers/words.ts'
import { pick } from '../../drivers/select.ts'

const quantities = async (page: Parameters<typeof wishes>[0], list: string) =>
  ((await (await page.request.get(`/bff/wishlists/${list}`)).json()) as { items: { quantity: number }[] }).items.map(
    ({ quantity }) => quantity,
  )

let event: EventPage
let list: string

test.beforeEach(async ({ page, request }) => {
  event = await findEvent(request, { kinds: 2, fits: ({ tickets }) => tickets.some(({ max }) => max >= 3) })
  await registerQuickly(page, newCustomer())
  list = (await makeList(page, 'Maybe in January')).id
  await keepOn(page, list, { sku: event.sku })
})

test('a list is made, renamed and deleted', async ({ page }) => {
  await page.goto('/account/wishlists')
  await page.getByLabel(words.en('wishlists:new.name')).fill('For Greta')
  await page.getByRole('button', { name: words.en('wishlists:new.submit') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For Greta')
  await page.locator('#name').fill('For Greta’s birthday')
  await page.getByRole('button', { name: words.en('wishlists:rename.submit') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For Greta’s birthday')
  await page.getByText(words.en('wishlists:delete.title')).click()
  await page.getByRole('button', { name: words.en('wishlists:delete.submit') }).click()
  await expect(page).toHaveURL('/account/wishlists')
  await expect(page.getByRole('main').getByRole('link', { name: 'Maybe in January' })).toBeVisible()
  await expect(page.getByText('For Greta’s birthday')).toBeHidden()
})

test('a list without a name is refused at its field', async ({ page, expectTrouble }) => {
  expectTrouble(refusedWith(422))
  await page.goto('/account/wishlists')
  await page.getByRole('button', { name: words.en('wishlists:new.submit') }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await expect(page.locator('#name')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('alert').getByRole('link').click()
  await expect(page.locator('#name')).toBeFocused()
})

test('a quantity changes at once, is said aloud, and stays', async ({ page }) => {
  await page.goto(`/account/wishlists/${list}`)
  await wishes(page)
    .getByRole('button', { name: words.en('wishlists:list.oneMore') })
    .dblclick()
  await expect(wishes(page).getByRole('spinbutton')).toHaveValue('3')
  await expect(announcement(page)).toHaveText(words.en('wishlists:list.changed', { name: event.name, count: 3 }))
  await expect.poll(() => quantities(page, list)).toEqual([3])
  await page.reload()
  await expect(wishes(page).getByRole('spinbutton')).toHaveValue('3')
})

test('a refused change is taken back and explained at the wish', async ({ page, expectTrouble }) => {
  expectTrouble(/Failed to load resource/)
  await page.goto(`/account/wishlists/${list}`)
  await page.route('**/bff/wishlist-items/*', (route) => route.abort())
  await wishes(page)
    .getByRole('button', { name: words.en('wishlists:list.oneMore') })
    .click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(wishes(page).getByRole('spinbutton')).toHaveValue('1')
  await expect(wishes(page).getByRole('spinbutton')).toHaveAttribute('aria-invalid', 'true')
})

test('a wish is removed and put back as it was', async ({ page }) => {
  await page.goto(`/account/wishlists/${list}`)
  await wishes(page)
    .getByRole('button', { name: words.en('wishlists:list.oneMore') })
    .click()
  await expect(wishes(page).getByRole('spinbutton')).toHaveValue('2')
  await removeButton(page, event.name).press('Enter')
  await expect(wishes(page)).toHaveCount(0)
  await expect(
    page.getByRole('status').filter({ hasText: words.en('wishlists:list.removed', { name: event.name }) }),
  ).toBeFocused()
  await expect.poll(() => quantities(page, list)).toEqual([])
  await page.getByRole('button', { name: words.en('wishlists:list.putBack') }).click()
  await expect(wishes(page).getByRole('spinbutton')).toHaveValue('2')
  await expect.poll(() => quantities(page, list)).toEqual([2])
})

test('a wish moves to another list', async ({ page }) => {
  const other = await makeList(page, 'Later')
  await page.goto(`/account/wishlists/${list}`)
  await wishes(page).locator('summary').click()
  await pick(wishes(page).getByLabel(words.en('wishlists:list.moveTo')), other.id)
  await wishes(page)
    .getByRole('button', { name: words.en('wishlists:list.move'), exact: true })
    .click()
  await expect(wishes(page)).toHaveCount(0)
  await expect(announcement(page)).toHaveText(words.en('wishlists:list.moved', { name: event.name, list: 'Later' }))
  await expect.poll(async () => (await readLists(page)).find(({ id }) => id === other.id)?.itemCount).toBe(1)
})

test('everything goes into the basket that can, and the rest says why not', async ({
  page,
  request,
  expectTrouble,
}) => {
  expectTrouble(refusedWith(422))
  const soldOut = await findEvent(request, { status: 'sold_out' })
  await keepOn(page, list, { sku: soldOut.sku })
  await page.goto(`/account/wishlists/${list}`)
  const addAll = page.getByRole('button', { name: words.en('wishlists:list.addAll') })
  await addAll.click()
  await expect(page.getByRole('heading', { name: words.en('wishlists:added.title', { count: 0 }) })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(soldOut.name)
  await page
    .getByRole('alert')
    .getByRole('link', { name: new RegExp(event.name) })
    .click()

  const kind = event.tickets.find(({ max }) => max >= 3)
  await pick(page.getByLabel(words.en('wishlists:list.kindOf', { name: event.name })), kind!.sku)
  await addAll.click()
  await expect(page.getByRole('heading', { name: words.en('wishlists:added.title', { count: 1 }) })).toBeVisible()
  await expectBasketCount(page, 1)
  await page
    .getByRole('main')
    .getByRole('link', { name: words.en('wishlists:added.toBasket') })
    .click()
  await expect(basketLines(page)).toContainText([kind!.name])
})

test('a shared list is read by anybody, until it is not shared any more', async ({
  page,
  openBrowser,
  expectTrouble,
}) => {
  expectTrouble(refusedWith(404))
  await page.goto(`/account/wishlists/${list}`)
  await page.getByRole('button', { name: words.en('wishlists:share.submit') }).click()
  const link = page.getByLabel(words.en('wishlists:share.link'))
  await expect(link).toHaveValue(new RegExp(`^${process.env.SHOP_URL}/wishlists/shared/[\\w-]{22,}$`))
  const url = await link.inputValue()

  const elsewhere = await openBrowser()
  const shown = await elsewhere.goto(url)
  expect(shown!.headers()['cache-control']).toBe('private, no-store')
  await expect(elsewhere.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Maybe in January')
  await expect(elsewhere.getByRole('main')).toContainText(event.name)
  await expect(elsewhere.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(elsewhere.getByRole('main').locator('input, select')).toHaveCount(0)

  await page.getByRole('button', { name: words.en('wishlists:share.revoke') }).click()
  await expect(page.getByRole('button', { name: words.en('wishlists:share.submit') })).toBeVisible()
  const gone = await elsewhere.goto(url)
  expect(gone!.status()).toBe(404)
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(words.en('wishlists:sharedPage.goneTitle'))
})

test("somebody else's list is not there [S45]", async ({ page, openBrowser, expectTrouble }) => {
  expectTrouble(refusedWith(404))
  const stranger = await openBrowser()
  await registerQuickly(stranger, newCustomer())
  expect((await stranger.goto(`/account/wishlists/${list}`))!.status()).toBe(404)
  expect((await page.goto(`/account/wishlists/${list}`))!.status()).toBe(200)
})
