import { expect, test } from '../../drivers/fixtures.ts'
import { basketCount, expectLines } from '../../drivers/shop-page.ts'
import { toEventPath, fillBasket, ticketForm } from '../../drivers/fill-basket.ts'
import { untilDomReady, delayHydration, delayLateScripts, hydrate } from '../../drivers/hydration.ts'
import { fetchListing, findEvent } from '../../drivers/events.ts'
import { readLayoutShift, recordLayoutShifts } from '../../drivers/layout-shifts.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { translations } from '../../drivers/translations.ts'
import { locateNativeSelect } from '../../drivers/select.ts'

test('the ticket form keeps quantities typed before hydration', async ({ page, request }) => {
  const releaseScript = await delayHydration(page)
  const event = await findEvent(request, { minTicketTypes: 2 })
  await page.goto(toEventPath(event), untilDomReady)
  await ticketForm(page).getByRole('spinbutton').first().fill('2')
  releaseScript()
  await hydrate(page)
  await ticketForm(page)
    .getByRole('button', { name: translations.en('events:buy.more', { variant: event.ticketTypes[1]!.name }) })
    .click()
  await expect(ticketForm(page).getByRole('spinbutton').first()).toHaveValue('2')
  await ticketForm(page).locator('button[type="submit"]').click()
  await expectLines(page, [
    { name: event.name, variant: event.ticketTypes[0]!.name, quantity: 2 },
    { name: event.name, variant: event.ticketTypes[1]!.name, quantity: 1 },
  ])
})

test('the listing keeps a filter chosen before hydration', async ({ page }) => {
  const releaseScript = await delayHydration(page)
  await page.goto('/whats-on', untilDomReady)
  await page.getByLabel(translations.en('events:listing.venue'), { exact: true }).selectOption('saltworks')
  releaseScript()
  await hydrate(page)
  await expect(
    locateNativeSelect(page.getByLabel(translations.en('events:listing.venue'), { exact: true })),
  ).toHaveValue('saltworks')
  await page
    .getByRole('search')
    .getByRole('button', { name: translations.en('events:listing.show') })
    .click()
  await expect(page).toHaveURL(/venue=saltworks/)
})

test('the header shows the basket count before hydration', async ({ page, request }) => {
  await delayHydration(page)
  const event = await findEvent(request, { minTicketTypes: 1 })
  await fillBasket(page, [{ sku: event.ticketTypes[0]!.sku, quantity: 2 }])
  await page.goto('/', untilDomReady)
  await expect(basketCount(page)).toHaveAttribute('data-count', '2')
})

/** Whether an element is missing in any frame of the next two seconds. Runs in the page. */
const isMissingForAMoment = (selector: string) =>
  new Promise<boolean>((resolve) => {
    const end = performance.now() + 2_000
    const check = () => {
      if (!document.querySelector(selector)) resolve(true)
      else if (performance.now() > end) resolve(false)
      else requestAnimationFrame(check)
    }
    check()
  })

test('the buy bar of a phone stays while its code is on its way, and leads to the tickets', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await delayLateScripts(page)
  await page.goto(toEventPath(await findEvent(request, { minTicketTypes: 1 })), untilDomReady)
  expect(await page.evaluate(isMissingForAMoment, '[data-buy-bar]')).toBe(false)
  await page.locator('[data-buy-bar] a').click()
  await expect(ticketForm(page)).toBeInViewport()
})

test('hydration moves nothing while the code of a part is still on its way', async ({
  page,
  request,
  expectErrors,
}) => {
  expectErrors(failedResourcePattern(404))
  expectErrors(/ERR_FAILED.*\.woff2/)
  await page.setViewportSize({ width: 1440, height: 900 })
  // A machine without Arial and Roboto has no font with the metrics of the shop's: their arrival would move text.
  await page.route(/\.woff2$/, (route) => route.abort())
  await recordLayoutShifts(page)
  await delayLateScripts(page)
  for (const path of [toEventPath(await findEvent(request, { status: 'presale' })), '/no-such-page']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await readLayoutShift(page), path).toBeLessThan(0.005)
  }
})

test('a title is as wide before its font arrives as afterwards, on average', async ({ page, request }) => {
  const { events } = await fetchListing(request)
  for (const path of [toEventPath(events[0]!), '/venues']) {
    await page.goto(path)
    // Hydration would report the replaced text as a mismatch.
    await hydrate(page)
    const hasFallback = await page.evaluate(() =>
      document.fonts.load("16px 'Anybody Arial'").then(
        () => true,
        () => false,
      ),
    )
    test.skip(!hasFallback, 'needs Arial or fonts-liberation')
    const ratio = await page.getByRole('heading', { level: 1 }).evaluate(
      async (title, names) => {
        const measure = async (family: string) => {
          Object.assign(title.style, { display: 'inline-block', fontFamily: family, whiteSpace: 'nowrap' })
          // Layout requests the font.
          title.getBoundingClientRect()
          await document.fonts.ready
          return names.reduce((sum, name) => {
            title.textContent = name
            return sum + title.getBoundingClientRect().width
          }, 0)
        }
        return (await measure("'Anybody Arial'")) / (await measure("'Anybody'"))
      },
      events.map(({ name }) => name),
    )
    expect(Math.abs(1 - ratio), path).toBeLessThan(0.02)
  }
})
