import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { formatMoney } from '#shared/wire/format-money.ts'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { toEventPath, ticketForm } from '../../drivers/fill-basket.ts'
import { holdRequests } from '../../drivers/hold-requests.ts'
import { hydrate } from '../../drivers/hydration.ts'
import { setLanguage } from '../../drivers/language.ts'
import { findEvent, fetchEvent } from '../../drivers/events.ts'
import { languages, translations } from '../../drivers/translations.ts'
import { toCells } from '../../drivers/matrix.ts'

const hasDoors = ({ date }: EventPage) => date.doors !== null

const exceedsParent = (element: HTMLElement | SVGElement) =>
  element.getBoundingClientRect().left + element.scrollWidth > element.parentElement!.getBoundingClientRect().right + 1

for (const [language, cell] of toCells(languages, 'de')) {
  test(
    `the event page shows date, venue, price and button without scrolling on a phone (${language})`,
    cell,
    async ({ openBrowser, request }) => {
      const page = await openBrowser({ viewport: { width: 390, height: 844 }, language })
      const found = [
        await findEvent(request, { minTicketTypes: 2, matches: hasDoors }),
        await findEvent(request, { minTicketTypes: 1, matches: (event) => hasDoors(event) && event.name.length > 25 }),
      ]
      for (const { slug } of found) {
        const event = await fetchEvent(request, slug, language)
        await page.goto(toEventPath(event))
        const t = translations[language]
        const time = (clock: string) => t('events:time', { time: clock })
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
        const dateBlock = page.getByRole('main').locator('time').first()
        await expect(dateBlock).toBeInViewport({ ratio: 1 })
        await expect(dateBlock).toContainText(event.date.weekday)
        await expect(dateBlock).toContainText(event.date.long)
        const fact = (term: string) =>
          page.locator('dt', { hasText: term }).first().locator('xpath=following-sibling::dd')
        await expect(fact(t('events:event.doors'))).toHaveText(time(event.date.doors!))
        await expect(fact(t('events:event.doors'))).toBeInViewport({ ratio: 1 })
        await expect(fact(t('events:event.venue'))).toContainText(event.venue.name)
        await expect(fact(t('events:event.venue'))).toBeInViewport({ ratio: 1 })
        await expect(fact(t('events:event.tickets'))).toBeInViewport({ ratio: 1 })
        await expect(fact(t('events:event.tickets'))).toContainText(/\d[.,]\d\d/)
        await expect(
          page
            .getByRole('main')
            .getByText(t(`events:status.${event.status}`))
            .first(),
        ).toBeInViewport({ ratio: 1 })
        const buy = page.getByRole('main').getByRole('link', { name: t('events:action.buy') })
        await expect(buy).toBeInViewport({ ratio: 1 })
        await buy.click()
        await expect(ticketForm(page)).toBeInViewport()
      }
    },
  )

  test(
    `the page of an event that is not on sale shows the status and an alternative (${language})`,
    cell,
    async ({ page, context, request }) => {
      needs('genres')
      await setLanguage(context, language)
      await page.setViewportSize({ width: 390, height: 844 })
      for (const status of ['sold_out', 'cancelled', 'postponed', 'announced', 'presale', 'off_sale'] as const) {
        await page.goto(toEventPath(await findEvent(request, { status })))
        const t = translations[language]
        const main = page.getByRole('main')
        await expect(main.getByText(t(`events:status.${status}`), { exact: true }).first()).toBeVisible()
        // In a presale the public page has the form, which is hidden until scripts know a member.
        await expect(ticketForm(page)).toHaveCount(status === 'presale' ? 1 : 0)
        await expect(ticketForm(page)).toBeHidden()
        await expect(page.getByRole('link', { name: t('events:action.buy') })).toHaveCount(0)
        if (status === 'announced' || status === 'presale') {
          const links = page.locator('#tickets').getByRole('link')
          await expect(links.last()).toHaveAttribute('href', /^\/membership/)
          await expect(links).toHaveCount(status === 'presale' ? 2 : 1)
          if (status === 'presale') await expect(links.first()).toHaveAttribute('href', /^\/sign-in\?returnTo=/)
          await expect(main.getByRole('term').filter({ hasText: t(`events:sale.${status}.from`) })).toBeInViewport()
          if (status === 'presale')
            await expect(main.getByRole('link', { name: t('events:sale.presale.bar') })).toHaveAttribute(
              'href',
              /^\/sign-in\?returnTo=/,
            )
          else await expect(page.locator('[data-buy-bar] form[action^="/account/wishlists"]')).toHaveCount(1)
        } else {
          await expect(page.locator('#tickets').getByRole('listitem').getByRole('link')).toHaveCount(3)
          for (const date of await page.locator('#tickets').getByRole('listitem').locator('time').all())
            expect(await date.evaluate(exceedsParent), 'a date with a year fits its column').toBe(false)
          const similar = main.getByRole('link', { name: t('events:sale.similar') }).first()
          await expect(similar).toBeInViewport({ ratio: 1 })
          await expect(similar).toHaveAttribute('href', /^\/whats-on\?genre=/)
          await expect(page.locator('[data-buy-bar]'), 'the button is in the screen already').toBeHidden()
        }
        const isCancelled = status === 'cancelled'
        await expect(main.locator('form[action^="/account/wishlists"]').first()).toBeVisible({ visible: !isCancelled })
        await expect(main.locator('article img').first()).toHaveCSS('filter', isCancelled ? /grayscale/ : 'none')
      }
    },
  )

  test(
    `the page of an event that is over shows its date and other events (${language})`,
    cell,
    async ({ page, context, request }) => {
      await setLanguage(context, language)
      const event = await fetchEvent(request, 'the-umbrella-treaty', language)
      await page.goto(toEventPath(event))
      const t = translations[language]
      const main = page.getByRole('main')
      await expect(main.getByText(t('events:sale.over.title'), { exact: true }).first()).toBeVisible()
      await expect(main.getByText(t('events:sale.over.text', { date: event.date.long }))).toBeVisible()
      await expect(page.locator('#tickets').getByRole('listitem').getByRole('link')).toHaveCount(3)
      await expect(main.getByRole('link', { name: t('events:sale.off_sale.boxOffice') })).toHaveCount(0)
      await expect(main.locator('form[action^="/account/wishlists"]')).toHaveCount(0)
    },
  )

  test(
    `the page of a moved event shows the change and sells tickets (${language})`,
    cell,
    async ({ page, context, request }) => {
      await setLanguage(context, language)
      const { slug } = await findEvent(request, {
        status: 'moved',
        matches: ({ ticketTypes }) => ticketTypes.some(({ maxQuantity }) => maxQuantity > 0),
      })
      await page.goto(toEventPath({ slug }))
      const { previousDate, previousVenue } = await fetchEvent(request, slug, language)
      await expect(page.getByRole('main').locator('dl s')).toHaveText(
        [previousDate, previousVenue].filter(Boolean).join(', '),
      )
      await expect(page.getByRole('main').getByText(translations[language]('events:sale.moved.title'))).toBeVisible()
      await expect(ticketForm(page)).toBeVisible()
    },
  )
}

test('the running total changes while a quantity is typed', async ({ page, request }) => {
  const event = await findEvent(request, {
    minTicketTypes: 2,
    matches: ({ ticketTypes }) => ticketTypes.every(({ maxQuantity }) => maxQuantity !== 1),
  })
  await page.goto(toEventPath(event))
  await hydrate(page)
  const [first, second] = event.ticketTypes.filter(({ maxQuantity }) => maxQuantity > 0)
  const fields = ticketForm(page).getByRole('spinbutton')
  await fields.nth(0).fill('2')
  await fields.nth(1).fill('1')
  await expect(fields.nth(1)).toBeFocused()
  const sum = formatMoney(2 * first!.price.amount + second!.price.amount, first!.price.currency, 'en')
  await expect(ticketForm(page).getByRole('status')).toContainText(sum)
})

test('the listing shows the sale status as text and promotes only buyable events', async ({ page }) => {
  await page.goto('/whats-on?view=list')
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href^="/whats-on/"]') })
  const soldOut = rows.filter({ hasText: translations.en('events:status.sold_out') }).first()
  await expect(soldOut.getByText(translations.en('events:action.buy'))).toHaveCount(0)
  const onSale = rows.filter({ hasText: translations.en('events:status.on_sale') }).first()
  await expect(onSale).toContainText(/£\d/)
})

for (const [language, cell] of toCells(languages, 'en')) {
  test(
    `the button stays in place when a typed quantity changes the total, and keeps its width while busy (${language})`,
    cell,
    async ({ openBrowser, request }) => {
      for (const width of [390, 1280]) {
        const page = await openBrowser({ viewport: { width, height: 844 }, language })
        await page.goto(toEventPath(await findEvent(request, { minTicketTypes: 2 })))
        await hydrate(page)
        await ticketForm(page).getByRole('spinbutton').first().fill('2')
        const button = ticketForm(page).locator('button[type="submit"]')
        await button.scrollIntoViewIfNeeded()
        const before = await button.boundingBox()
        await button.hover()
        await page.mouse.down()
        await expect(ticketForm(page).getByRole('status')).toContainText(/\d[.,]\d\d/)
        // The button moves by one pixel while it is pressed.
        expect(Math.abs((await button.boundingBox())!.y - before!.y)).toBeLessThanOrEqual(1)
        const release = await holdRequests(page, '**/bff/basket/lines')
        await page.mouse.up()
        await expect(button).toHaveAttribute('aria-busy', 'true')
        expect((await button.boundingBox())!.width).toBe(before!.width)
        release()
        await expect(page).toHaveURL(({ pathname }) => pathname === '/basket')
      }
    },
  )
}

for (const timezoneId of ['America/Los_Angeles', 'Asia/Tokyo']) {
  test(`the event page shows times of the venue in a browser in ${timezoneId}`, async ({ openBrowser, request }) => {
    const page = await openBrowser({ timezoneId })
    const event = await findEvent(request, { matches: hasDoors, venue: 'trafohalle', minTicketTypes: 1 })
    expect(event.date.iso).toContain(`T${event.date.starts}`)
    const check = async () => {
      const facts = page.getByRole('main').locator('dl').first()
      await expect(facts).toContainText(event.date.doors!)
      await expect(facts).toContainText(event.date.starts)
      await expect(page.getByRole('main').locator('time').first()).toHaveAttribute('datetime', event.date.iso)
      await expect(page.getByRole('main').locator('time').first()).toContainText(event.date.day)
    }
    await page.goto(toEventPath(event))
    await check()
    await page.goto('/whats-on?venue=trafohalle&view=list')
    await page
      .getByRole('main')
      .locator(`a[href^="${toEventPath(event)}"]`)
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.name)
    await check()
  })
}

test('a corrected error disappears from the form and from the title', async ({ page, request, expectErrors }) => {
  expectErrors(/422/)
  await page.goto(
    toEventPath(
      await findEvent(request, {
        minTicketTypes: 2,
        matches: ({ ticketTypes }) => ticketTypes.every(({ maxQuantity }) => maxQuantity !== 1),
      }),
    ),
  )
  await hydrate(page)
  await ticketForm(page).locator('button[type="submit"]').click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  const field = ticketForm(page).getByRole('spinbutton').first()
  await field.fill('2')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page).not.toHaveTitle(/^Error: /)
  await expect(field).toBeFocused()
})

test('the buy bar hides on a phone while the tickets are visible', async ({ openBrowser, request }) => {
  const page = await openBrowser({ viewport: { width: 390, height: 844 } })
  await page.goto(toEventPath(await findEvent(request, { minTicketTypes: 2 })))
  await hydrate(page)
  const bar = page.locator('[data-buy-bar]')
  await expect(bar).toBeVisible()
  await ticketForm(page).locator('button[type="submit"]').scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(bar).toBeVisible()
})

test('the buy bar of a phone adds what is chosen', async ({ openBrowser, request }) => {
  const page = await openBrowser({ viewport: { width: 390, height: 844 } })
  const event = await findEvent(request, {
    minTicketTypes: 2,
    matches: ({ ticketTypes }) => (ticketTypes[0]?.maxQuantity ?? 0) >= 2,
  })
  await page.goto(toEventPath(event))
  await hydrate(page)
  await ticketForm(page).getByRole('spinbutton').first().fill('2')
  await page.evaluate(() => window.scrollTo(0, 0))
  const bar = page.locator('[data-buy-bar]')
  const { amount, currency } = event.ticketTypes[0]!.price
  await expect(bar).toContainText(`2 · ${formatMoney(2 * amount, currency, 'en')}`)
  await bar.getByRole('button', { name: translations.en('events:buy.submit') }).click()
  await expect(page).toHaveURL(({ pathname }) => pathname === '/basket')
})

test('the event page shows other events of the venue without JavaScript', async ({ openBrowser, request }) => {
  // In German, because `findEvent` has already fetched the event's data in English.
  const page = await openBrowser({ javaScriptEnabled: false, language: 'de' })
  await page.goto(toEventPath(await findEvent(request, { minTicketTypes: 1 })))
  await expect(page.locator('section[aria-labelledby="also-here"]').getByRole('article').first()).toBeVisible()
})

test('the ticket form of a presale tells a guest that it is for members', async ({
  openBrowser,
  request,
  page,
  expectErrors,
}) => {
  expectErrors(/422/)
  const path = toEventPath(await findEvent(request, { status: 'presale' }))
  await page.goto(path)
  await hydrate(page)
  await expect(ticketForm(page), 'where scripts run, a guest has no form').toBeHidden()
  const browser = await openBrowser({ javaScriptEnabled: false })
  await browser.goto(path)
  await ticketForm(browser).getByRole('spinbutton').first().fill('1')
  await ticketForm(browser).locator('button[type="submit"]').click()
  await expect(browser.getByRole('alert')).toContainText('Presale is for members.')
  await expect(ticketForm(browser)).toBeVisible()
})
