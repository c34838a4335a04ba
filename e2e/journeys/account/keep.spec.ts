import type { APIRequestContext, Page } from 'playwright/test'
import { expect, test } from '../../drivers/fixtures.ts'
import { eventPath } from '../../drivers/buy-tickets.ts'
import { fillRegistration, newCustomer, registerQuickly, sendRegistration, sendSignIn } from '../../drivers/customer.ts'
import { wake } from '../../drivers/hydration.ts'
import { findEvent } from '../../drivers/programme.ts'
import { readLists, wishes } from '../../drivers/wishes.ts'
import { words } from '../../drivers/words.ts'

/** Until the shop knows whose lists to look at, the button leads to the page of the list, as without a script. */
const wakeAsCustomer = async (page: Page) => {
  await wake(page)
  await expect(page.getByRole('main').locator('button[data-kept]').first()).toBeAttached()
}

type Night = { sku: string; name: string }

/** The first night that the page lists. */
const nightShownOn = async (request: APIRequestContext, path: string) => {
  const answer = (await (await request.get(path === '/' ? '/bff/home' : '/bff/events')).json()) as {
    events?: Night[]
    wall?: Night[]
  }
  return (answer.wall ?? answer.events)![0]!
}

const keepLabel = (name: string) => words.en('keep:keepNamed', { name })

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without'

  test(`a guest who keeps a night is asked to sign in, and finds it on the list afterwards (${how} JavaScript)`, async ({
    openBrowser,
    request,
  }) => {
    const event = await findEvent(request, { kinds: 1 })
    const customer = newCustomer()
    await registerQuickly(await openBrowser(), customer)
    const page = await openBrowser({ javaScriptEnabled })
    await page.goto(eventPath(event))
    await page
      .getByRole('button', { name: words.en('keep:named', { text: words.en('keep:keep'), name: event.name }) })
      .click()
    await expect(page).toHaveURL(/\/sign-in\?returnTo=/)
    await expect(page.getByText(words.en('identity:signIn.keepTitle'))).toBeVisible()
    await sendSignIn(page, customer)
    await expect(page).toHaveURL(/\/account\/wishlists\/[\w-]+(\?done=[a-z-]+)?$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My wishlist')
    await expect(wishes(page)).toHaveCount(1)
    await expect(wishes(page).getByRole('heading')).toHaveText(event.name)
  })

  test(`a guest may open an account for what they keep on a poster (${how} JavaScript)`, async ({
    openBrowser,
    request,
  }) => {
    const page = await openBrowser({ javaScriptEnabled })
    await page.goto('/whats-on')
    const [first] = ((await (await request.get('/bff/events')).json()) as { events: { name: string }[] }).events
    await page
      .getByRole('main')
      .getByRole('button', { name: keepLabel(first!.name), exact: true })
      .first()
      .click()
    await expect(page).toHaveURL(/\/sign-in\?returnTo=/)
    await page
      .getByRole('main')
      .getByRole('link', { name: words.en('identity:register.title') })
      .click()
    const customer = newCustomer()
    await fillRegistration(page, customer)
    await sendRegistration(page)
    await expect(page).toHaveURL(/\/account\/wishlists\/[\w-]+(\?done=[a-z-]+)?$/)
    await expect(wishes(page).getByRole('heading')).toHaveText(first!.name)
  })
}

test('a customer keeps a night on its page, sees that it is kept, and lets it go again', async ({ page, request }) => {
  const event = await findEvent(request, { kinds: 1 })
  await registerQuickly(page, newCustomer())
  await page.goto(eventPath(event))
  await wakeAsCustomer(page)
  const named = (text: string) =>
    page.getByRole('button', { name: words.en('keep:named', { text: words.en(text), name: event.name }) })
  await named('keep:keep').click()
  await expect(named('keep:kept')).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: words.en('keep:added', { name: event.name, list: 'My wishlist' }) }),
  ).toBeVisible()
  await expect(page).toHaveURL(eventPath(event))
  await page.reload()
  await wakeAsCustomer(page)
  await named('keep:kept').click()
  await expect(named('keep:keep')).toBeVisible()
  await expect.poll(async () => (await readLists(page)).map(({ itemCount }) => itemCount)).toEqual([0])
})

for (const path of ['/whats-on', '/']) {
  test(`what is kept shows on the nights of ${path}, but not in the page that everybody gets`, async ({
    page,
    request,
  }) => {
    const shown = await nightShownOn(request, path)
    const before = await (await request.get(path)).text()
    await registerQuickly(page, newCustomer())
    await page.request.post('/bff/wishlist-items', {
      data: { sku: shown.sku },
      headers: { 'X-Requested-With': 'stagedoor', Origin: new URL(process.env.SHOP_URL!).origin },
    })
    expect(await (await page.request.get(path)).text()).toBe(before)
    await page.goto(path)
    await wakeAsCustomer(page)
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: keepLabel(shown.name), exact: true, pressed: true })
        .first(),
    ).toBeVisible()
  })
}

test('a wish that could not be kept is taken back, and said in place', async ({ page, request, expectTrouble }) => {
  expectTrouble(/Failed to load resource/)
  const event = await findEvent(request, { kinds: 1 })
  await registerQuickly(page, newCustomer())
  await page.goto(eventPath(event))
  await wakeAsCustomer(page)
  await page.route('**/bff/wishlist-items', (route) => route.abort())
  const named = (text: string) =>
    page.getByRole('button', { name: words.en('keep:named', { text: words.en(text), name: event.name }) })
  await named('keep:keep').click()
  await expect(named('keep:tryAgain')).toBeVisible()
  await page.unroute('**/bff/wishlist-items')
  await named('keep:tryAgain').click()
  await expect(named('keep:kept')).toBeVisible()
})

test('following a link keeps nothing by itself', async ({ page, request }) => {
  const event = await findEvent(request, { kinds: 1 })
  await registerQuickly(page, newCustomer())
  await page.goto(`/account/wishlists/keep?sku=${event.sku}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en('wishlists:keep.title'))
  expect(await readLists(page)).toEqual([])
  await page
    .getByRole('main')
    .getByRole('button', { name: words.en('wishlists:keep.submit') })
    .click()
  await expect(wishes(page).getByRole('heading')).toHaveText(event.name)
})

test('a record is kept from its shelf, and is on the list', async ({ page }) => {
  await registerQuickly(page, newCustomer())
  await page.goto('/px-records')
  await wakeAsCustomer(page)
  const tile = page
    .getByRole('main')
    .locator('article')
    .filter({ has: page.locator('form') })
    .filter({ hasNot: page.locator('article') })
    .first()
  const name = await tile.getByRole('heading').innerText()
  const button = tile.locator('button[data-kept]')
  await expect(button).toHaveAccessibleName(keepLabel(name))
  await button.click()
  await expect(
    page.getByRole('status').filter({ hasText: words.en('keep:added', { name, list: 'My wishlist' }) }),
  ).toBeVisible()
  const [list] = await readLists(page)
  await page.goto(`/account/wishlists/${list!.id}`)
  await expect(wishes(page)).toHaveCount(1)
  await expect(wishes(page).getByRole('heading', { name })).toBeVisible()
})
