import type { APIRequestContext, Page } from 'playwright/test'
import type { EventListItem, Home } from '#shared/api/catalogue/catalogue-schemas.ts'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { toEventPath } from '../../drivers/fill-basket.ts'
import {
  fillRegistration,
  createCustomer,
  registerViaApi,
  sendRegistration,
  sendSignIn,
} from '../../drivers/customer.ts'
import { hydrate } from '../../drivers/hydration.ts'
import { fetchListing, findEvent } from '../../drivers/events.ts'
import { fetchWishlists, wishlistItems } from '../../drivers/wishlists.ts'
import { translations } from '../../drivers/translations.ts'
import { toCells } from '../../drivers/matrix.ts'

/** Waits for the session: until then the button opens the wishlist page, as without JavaScript. */
const hydrateAsCustomer = async (page: Page) => {
  await hydrate(page)
  await expect(page.getByRole('main').locator('button[data-saved]').first()).toBeAttached()
}

/** The first event that the page lists. */
const findShownEvent = async (request: APIRequestContext, path: string): Promise<EventListItem> => {
  if (path !== '/') return (await fetchListing(request)).events[0]!
  return ((await (await request.get('/bff/home')).json()) as Home).posterEvents[0]!
}

const toAddLabel = (name: string) => translations.en('wishlist-button:saveNamed', { name })

for (const [javaScriptEnabled, cell] of toCells([true, false], true)) {
  const withOrWithout = javaScriptEnabled ? 'with' : 'without'

  test(
    `an event saved by a guest is on the wishlist after signing in (${withOrWithout} JavaScript)`,
    cell,
    async ({ openBrowser, request }) => {
      const event = await findEvent(request, { minTicketTypes: 1 })
      const customer = createCustomer()
      await registerViaApi(await openBrowser(), customer)
      const page = await openBrowser({ javaScriptEnabled })
      await page.goto(toEventPath(event))
      await page
        .getByRole('button', {
          name: translations.en('wishlist-button:named', {
            text: translations.en('wishlist-button:save'),
            name: event.name,
          }),
        })
        .click()
      await expect(page).toHaveURL(/\/sign-in\?returnTo=/)
      await expect(page.getByText(translations.en('identity:signIn.saveItemTitle'))).toBeVisible()
      await sendSignIn(page, customer)
      await expect(page).toHaveURL(/\/account\/wishlists\/[\w-]+(\?done=[a-z-]+)?$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My wishlist')
      await expect(wishlistItems(page)).toHaveCount(1)
      await expect(wishlistItems(page).getByRole('heading')).toHaveText(event.name)
    },
  )

  test(`an event saved by a guest on a poster is on the wishlist after registering (${withOrWithout} JavaScript)`, async ({
    openBrowser,
    request,
  }) => {
    const page = await openBrowser({ javaScriptEnabled })
    await page.goto('/whats-on')
    const [first] = (await fetchListing(request)).events
    await page
      .getByRole('main')
      .getByRole('button', { name: toAddLabel(first!.name), exact: true })
      .first()
      .click()
    await expect(page).toHaveURL(/\/sign-in\?returnTo=/)
    await page
      .getByRole('main')
      .getByRole('link', { name: translations.en('identity:register.title') })
      .click()
    const customer = createCustomer()
    await fillRegistration(page, customer)
    await sendRegistration(page)
    await expect(page).toHaveURL(/\/account\/wishlists\/[\w-]+(\?done=[a-z-]+)?$/)
    await expect(wishlistItems(page).getByRole('heading')).toHaveText(first!.name)
  })
}

test('the wishlist button of an event page saves the event, shows that it is saved and removes it', async ({
  page,
  request,
}) => {
  const event = await findEvent(request, { minTicketTypes: 1 })
  await registerViaApi(page, createCustomer())
  await page.goto(toEventPath(event))
  await hydrateAsCustomer(page)
  const findButton = (text: string) =>
    page.getByRole('button', {
      name: translations.en('wishlist-button:named', { text: translations.en(text), name: event.name }),
    })
  await findButton('wishlist-button:save').click()
  await expect(findButton('wishlist-button:saved')).toBeVisible()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: translations.en('wishlist-button:added', { name: event.name, list: 'My wishlist' }) }),
  ).toBeVisible()
  await expect(page).toHaveURL(toEventPath(event))
  await page.reload()
  await hydrateAsCustomer(page)
  await findButton('wishlist-button:saved').click()
  await expect(findButton('wishlist-button:save')).toBeVisible()
  await expect.poll(async () => (await fetchWishlists(page)).map(({ itemCount }) => itemCount)).toEqual([0])
})

for (const path of ['/whats-on', '/']) {
  test(`the buttons of saved events are pressed on ${path}, but not in its public HTML`, async ({ page, request }) => {
    const event = await findShownEvent(request, path)
    const before = await (await request.get(path)).text()
    await registerViaApi(page, createCustomer())
    await page.request.post('/bff/wishlist-items', {
      data: { sku: event.sku },
      headers: { 'X-Requested-With': 'stagedoor', Origin: new URL(process.env.SHOP_URL!).origin },
    })
    expect(await (await page.request.get(path)).text()).toBe(before)
    await page.goto(path)
    await hydrateAsCustomer(page)
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: toAddLabel(event.name), exact: true, pressed: true })
        .first(),
    ).toBeVisible()
  })
}

test('the wishlist button offers a retry when saving fails', async ({ page, request, expectErrors }) => {
  expectErrors(/Failed to load resource/)
  const event = await findEvent(request, { minTicketTypes: 1 })
  await registerViaApi(page, createCustomer())
  await page.goto(toEventPath(event))
  await hydrateAsCustomer(page)
  await page.route('**/bff/wishlist-items', (route) => route.abort())
  const findButton = (text: string) =>
    page.getByRole('button', {
      name: translations.en('wishlist-button:named', { text: translations.en(text), name: event.name }),
    })
  await findButton('wishlist-button:save').click()
  await expect(findButton('wishlist-button:tryAgain')).toBeVisible()
  await page.unroute('**/bff/wishlist-items')
  await findButton('wishlist-button:tryAgain').click()
  await expect(findButton('wishlist-button:saved')).toBeVisible()
})

test('a GET request of the save page saves nothing', async ({ page, request }) => {
  const event = await findEvent(request, { minTicketTypes: 1 })
  await registerViaApi(page, createCustomer())
  await page.goto(`/account/wishlists/keep?sku=${event.sku}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translations.en('wishlists:save.title'))
  expect(await fetchWishlists(page)).toEqual([])
  await page
    .getByRole('main')
    .getByRole('button', { name: translations.en('wishlists:save.submit') })
    .click()
  await expect(wishlistItems(page).getByRole('heading')).toHaveText(event.name)
})

test('the wishlist button on a category page saves a record', async ({ page }) => {
  needs('product-categories')
  await registerViaApi(page, createCustomer())
  await page.goto('/px-records')
  await hydrateAsCustomer(page)
  const tile = page
    .getByRole('main')
    .locator('article')
    .filter({ has: page.locator('form') })
    .filter({ hasNot: page.locator('article') })
    .first()
  const name = await tile.getByRole('heading').innerText()
  const button = tile.locator('button[data-saved]')
  await expect(button).toHaveAccessibleName(toAddLabel(name))
  await button.click()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: translations.en('wishlist-button:added', { name, list: 'My wishlist' }) }),
  ).toBeVisible()
  const [list] = await fetchWishlists(page)
  await page.goto(`/account/wishlists/${list!.id}`)
  await expect(wishlistItems(page)).toHaveCount(1)
  await expect(wishlistItems(page).getByRole('heading', { name })).toBeVisible()
})
