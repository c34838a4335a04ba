import { formatMoney } from '#shared/rules/money.ts'
import { expect, test } from '../../drivers/fixtures.ts'
import { eventPath, ticketForm } from '../../drivers/buy-tickets.ts'
import { wake } from '../../drivers/hydration.ts'
import { speak } from '../../drivers/language.ts'
import { findEvent, readEvent } from '../../drivers/programme.ts'
import { languages, words } from '../../drivers/words.ts'

for (const language of languages) {
  test(`on a phone everything that decides is in sight without scrolling (${language})`, async ({
    openBrowser,
    request,
  }) => {
    const page = await openBrowser({ viewport: { width: 390, height: 844 }, language })
    const found = [
      await findEvent(request, { kinds: 2 }),
      await findEvent(request, { kinds: 1, fits: ({ name }) => name.length > 25 }),
    ]
    for (const { slug } of found) {
      const event = await readEvent(request, slug, language)
      await page.goto(eventPath(event))
      const t = words[language]
      const time = (clock: string) => t('events:time', { time: clock })
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      const stub = page.getByRole('main').locator('time').first()
      await expect(stub).toBeInViewport({ ratio: 1 })
      await expect(stub).toContainText(event.date.weekday)
      await expect(stub).toContainText(event.date.long)
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
  })

  test(`a night that cannot be bought says so in words and offers something else (${language})`, async ({
    page,
    context,
    request,
  }) => {
    await speak(context, language)
    await page.setViewportSize({ width: 390, height: 844 })
    for (const status of ['sold_out', 'cancelled', 'postponed', 'announced', 'presale', 'off_sale'] as const) {
      await page.goto(eventPath(await findEvent(request, { status })))
      const t = words[language]
      await expect(
        page
          .getByRole('main')
          .getByText(t(`events:status.${status}`), { exact: true })
          .first(),
      ).toBeVisible()
      // Members may buy in a presale, and the page does not know who is one.
      await expect(ticketForm(page)).toHaveCount(status === 'presale' ? 1 : 0)
      await expect(page.getByRole('link', { name: t('events:action.buy') })).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('link', { name: t(`events:sale.${status}.bar`) })).toBeVisible()
      await expect(page.locator('#tickets').getByRole('link')).toHaveAttribute('href', /^\/(membership|whats-on)/)
    }
  })

  test(`a night that moved says so, and sells on (${language})`, async ({ page, context, request }) => {
    await speak(context, language)
    await page.goto(
      eventPath(
        await findEvent(request, { status: 'moved', fits: ({ tickets }) => tickets.some(({ max }) => max > 0) }),
      ),
    )
    await expect(page.getByRole('main').getByText(words[language]('events:sale.moved.title'))).toBeVisible()
    await expect(ticketForm(page)).toBeVisible()
  })
}

test('the sum counts along while a number is typed, before its field is left', async ({ page, request }) => {
  const event = await findEvent(request, { kinds: 2, fits: ({ tickets }) => tickets.every(({ max }) => max !== 1) })
  await page.goto(eventPath(event))
  await wake(page)
  const [first, second] = event.tickets.filter(({ max }) => max > 0)
  const fields = ticketForm(page).getByRole('spinbutton')
  await fields.nth(0).fill('2')
  await fields.nth(1).fill('1')
  await expect(fields.nth(1)).toBeFocused()
  const sum = formatMoney(2 * first!.price.amount + second!.price.amount, first!.price.currency, 'en')
  await expect(ticketForm(page).getByRole('status')).toContainText(sum)
})

test('in the programme a state is a word, and only what can be bought is offered for sale', async ({ page }) => {
  await page.goto('/whats-on?view=list')
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href^="/whats-on/"]') })
  const soldOut = rows.filter({ hasText: words.en('events:status.sold_out') }).first()
  await expect(soldOut.getByText(words.en('events:action.buy'))).toHaveCount(0)
  const onSale = rows.filter({ hasText: words.en('events:status.on_sale') }).first()
  await expect(onSale).toContainText(/£\d/)
})

for (const language of languages) {
  test(`the button stays under the finger when a typed number begins to count (${language})`, async ({
    openBrowser,
    request,
  }) => {
    for (const width of [390, 1280]) {
      const page = await openBrowser({ viewport: { width, height: 844 }, language })
      await page.goto(eventPath(await findEvent(request, { kinds: 2 })))
      await wake(page)
      await ticketForm(page).getByRole('spinbutton').first().fill('2')
      const button = ticketForm(page).locator('button[type="submit"]')
      await button.scrollIntoViewIfNeeded()
      const before = await button.boundingBox()
      await button.hover()
      await page.mouse.down()
      await expect(ticketForm(page).getByRole('status')).toContainText(/\d[.,]\d\d/)
      // A pressed button gives way by one pixel.
      expect(Math.abs((await button.boundingBox())!.y - before!.y)).toBeLessThanOrEqual(1)
      await page.mouse.up()
      await expect(page).toHaveURL(({ pathname }) => pathname === '/basket')
    }
  })
}

for (const timezoneId of ['America/Los_Angeles', 'Asia/Tokyo']) {
  test(`times are the venue's in a browser in ${timezoneId}`, async ({ openBrowser, request }) => {
    const page = await openBrowser({ timezoneId })
    const event = await findEvent(request, { venue: 'trafohalle', kinds: 1 })
    expect(event.date.iso).toContain(`T${event.date.starts}`)
    const check = async () => {
      const facts = page.getByRole('main').locator('dl').first()
      await expect(facts).toContainText(event.date.doors!)
      await expect(facts).toContainText(event.date.starts)
      await expect(page.getByRole('main').locator('time').first()).toHaveAttribute('datetime', event.date.iso)
      await expect(page.getByRole('main').locator('time').first()).toContainText(event.date.day)
    }
    await page.goto(eventPath(event))
    await check()
    await page.goto('/whats-on?venue=trafohalle&view=list')
    await page
      .getByRole('main')
      .locator(`a[href^="${eventPath(event)}"]`)
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.name)
    await check()
  })
}

test('what was mended is no longer complained about, in the form and in the title', async ({
  page,
  request,
  expectTrouble,
}) => {
  expectTrouble(/422/)
  await page.goto(
    eventPath(await findEvent(request, { kinds: 2, fits: ({ tickets }) => tickets.every(({ max }) => max !== 1) })),
  )
  await wake(page)
  await ticketForm(page).locator('button[type="submit"]').click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  const field = ticketForm(page).getByRole('spinbutton').first()
  await field.fill('2')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page).not.toHaveTitle(/^Error: /)
  await expect(field).toBeFocused()
})

test('on a phone the bar at the foot makes way for the tickets it leads to', async ({ openBrowser, request }) => {
  const page = await openBrowser({ viewport: { width: 390, height: 844 } })
  await page.goto(eventPath(await findEvent(request, { kinds: 2 })))
  await wake(page)
  const bar = page.locator('[data-buy-bar]')
  await expect(bar).toBeVisible()
  await ticketForm(page).locator('button[type="submit"]').scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(bar).toBeVisible()
})

test('in a presale whoever is no member is told so where the tickets are', async ({ page, request, expectTrouble }) => {
  expectTrouble(/422/)
  await page.goto(eventPath(await findEvent(request, { status: 'presale' })))
  await wake(page)
  await ticketForm(page).getByRole('spinbutton').first().fill('1')
  await ticketForm(page).locator('button[type="submit"]').click()
  await expect(page.getByRole('alert')).toContainText('Presale is for members.')
  await expect(ticketForm(page)).toBeVisible()
})
