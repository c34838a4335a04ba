import type { APIRequestContext } from 'playwright/test'
import type { EventCalendar } from '#shared/api/catalogue/catalogue-schemas.ts'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { hydrate } from '../../drivers/hydration.ts'
import { fetchListing } from '../../drivers/events.ts'
import { matrixCell } from '../../drivers/matrix.ts'
import { languages, translations } from '../../drivers/translations.ts'
import { selectOption } from '../../drivers/select.ts'

const fetchCalendar = async (request: APIRequestContext, query: string) =>
  (await (await request.get(`/bff/calendar?${query}`)).json()) as EventCalendar

/** One for each event that the calendar shows, and one for each day with more. */
const countLinks = ({ days, following }: EventCalendar) =>
  [...days, ...following].reduce((sum, { total, events }) => sum + events.length + (total > events.length ? 1 : 0), 0)

for (const language of languages) {
  for (const javaScriptEnabled of [true, false]) {
    test(
      `the calendar is a table of weeks with the events of a month, ${javaScriptEnabled ? 'with' : 'without'} JavaScript (${language})`,
      matrixCell((language === 'en') === javaScriptEnabled),
      async ({ openBrowser, request }) => {
        const t = translations[language]
        const page = await openBrowser({ javaScriptEnabled, language, viewport: { width: 1280, height: 900 } })
        await page.goto('/whats-on?venue=trafohalle')
        if (javaScriptEnabled) await hydrate(page)
        await page
          .getByRole('main')
          .getByRole('link', { name: t('events:listing.calendar'), exact: true })
          .click()
        await expect(page).toHaveURL('/whats-on?venue=trafohalle&view=calendar')

        const first = await fetchCalendar(request, `venue=trafohalle&lng=${language}`)
        const table = page.getByRole('table', { name: first.label })
        await expect(table.getByRole('columnheader')).toHaveText(first.weekdays.map(({ long }) => long))
        await expect(table.getByRole('link')).toHaveCount(countLinks(first))
        const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
        expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
        const busy = first.days.find(({ events }) => events.length > 0)!
        const day = table.getByRole('cell').filter({ has: page.locator(`time[datetime="${busy.date}"]`) })
        for (const event of busy.events)
          await expect(day.getByRole('link', { name: event.name })).toContainText(`${event.starts}, `)

        await page
          .getByRole('navigation', { name: t('events:calendar.months'), exact: true })
          .getByRole('link', { name: first.next!.label })
          .click()
        await expect(page).toHaveURL(`/whats-on?month=${first.next!.value}&venue=trafohalle&view=calendar`)
        await expect(page.getByRole('heading', { level: 2, name: first.next!.label })).toBeVisible()
        await expect(page.getByRole('main').getByRole('status')).toContainText(first.next!.label)

        await selectOption(page.getByLabel(t('events:listing.venue'), { exact: true }), 'any')
        if (!javaScriptEnabled)
          await page
            .getByRole('search')
            .getByRole('button', { name: t('events:listing.show') })
            .click()
        await expect(page).toHaveURL(`/whats-on?month=${first.next!.value}&view=calendar`)
        const all = await fetchCalendar(request, `month=${first.next!.value}&lng=${language}`)
        await expect(page.getByRole('table').getByRole('link')).toHaveCount(countLinks(all))
      },
    )
  }

  test(`the calendar is a list of the days with events on a phone (${language})`, async ({ openBrowser, request }) => {
    const page = await openBrowser({ language, viewport: { width: 390, height: 844 } })
    const month = (await fetchListing(request)).months[1]!.value
    await page.goto(`/whats-on?month=${month}&view=calendar`)
    const calendar = await fetchCalendar(request, `month=${month}&lng=${language}`)
    await expect(page.getByRole('table')).toHaveCount(0)
    const agenda = page.getByRole('main').getByRole('list', { name: calendar.label })
    await expect(agenda.getByRole('heading', { level: 3 })).toHaveCount(
      calendar.days.filter(({ events }) => events.length > 0).length,
    )
    await expect(agenda.getByRole('link')).toHaveCount(countLinks(calendar))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
}

test('the calendar marks today, and on a phone leads to the next month below its list', async ({
  openBrowser,
  request,
}) => {
  const page = await openBrowser({ viewport: { width: 390, height: 844 } })
  await page.goto('/whats-on?view=calendar')
  const { days, following, today, next, label } = await fetchCalendar(request, '')
  const agenda = page.getByRole('main').getByRole('list', { name: label })
  await expect(agenda.locator('[aria-current="date"]')).toHaveCount(
    days.filter(({ date, events }) => date === today && events.length > 0).length,
  )
  // The first month may be nearly over.
  await expect(
    page.getByRole('main').getByRole('list', { name: next!.label }).getByRole('heading', { level: 3 }),
  ).toHaveCount(following.filter(({ events }) => events.length > 0).length)
  // A short list has the links only above it.
  await page.goto(`/whats-on?view=calendar&month=${next!.value}`)
  const { next: nextButOne } = await fetchCalendar(request, `month=${next!.value}`)
  await page
    .getByRole('navigation', { name: translations.en('events:calendar.monthsBelow') })
    .getByRole('link', { name: nextButOne!.label })
    .click()
  await expect(page).toHaveURL(new RegExp(`month=${nextButOne!.value}`))
})

/** The days of the table, and whether each is faded. Runs in the page. */
const readDays = (times: Element[]) =>
  (times as HTMLTimeElement[]).map((time) => ({
    date: time.dateTime,
    isFaded: Number(getComputedStyle(time).opacity) < 1,
  }))

test('the calendar opens an event by keyboard, fades past days, and the next month starts at its top', async ({
  page,
  request,
}) => {
  const { months } = await fetchListing(request)
  await page.goto(`/whats-on?month=${months[0]!.value}&view=calendar`)
  await hydrate(page)
  const today = `${months[1]!.value}-10`
  await page.route('**/bff/calendar?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as EventCalendar), today } })
  })
  const next = page
    .getByRole('navigation', { name: translations.en('events:calendar.months'), exact: true })
    .getByRole('link')
    .last()
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`month=${months[1]!.value}`))
  await expect(page.getByRole('heading', { level: 2, name: months[1]!.label })).toBeInViewport()
  const days = await page.getByRole('table').locator('td > time').evaluateAll(readDays)
  expect(days.filter(({ isFaded }) => isFaded)).toEqual(days.filter(({ date }) => date < today))
  expect(days[0]!.isFaded).toBe(true)
  await page.getByRole('table').getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/whats-on\/[a-z0-9-]+$/)
})

test('calendar and posters of a month share one canonical URL, and a list without events is noindex', async ({
  request,
}) => {
  needs('genres')
  const { months } = await fetchListing(request)
  const html = await (await request.get(`/whats-on?month=${months[1]!.value}&venue=saltworks&view=calendar`)).text()
  expect(html).toMatch(
    new RegExp(`<link rel="canonical" href="[^"]*/whats-on\\?month=${months[1]!.value}&amp;venue=saltworks">`),
  )
  const empty = await (await request.get('/whats-on?venue=saltworks&genre=jazz')).text()
  expect(empty).toContain('<meta name="robots" content="noindex">')
})

test('the filters leave no empty parameters in the URL without JavaScript', async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false })
  await page.goto('/whats-on?lng=de')
  await page.getByLabel(translations.de('events:listing.venue'), { exact: true }).selectOption('saltworks')
  await page
    .getByRole('search')
    .getByRole('button', { name: translations.de('events:listing.show') })
    .click()
  await expect(page).toHaveURL('/whats-on?venue=saltworks&lng=de')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/whats-on\?venue=saltworks&lng=de$/)
})
