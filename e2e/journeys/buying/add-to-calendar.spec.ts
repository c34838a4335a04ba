import ICAL from 'ical.js'
import { expect, test } from '../../drivers/fixtures.ts'
import { toEventPath } from '../../drivers/fill-basket.ts'
import { findEvent, fetchEvent } from '../../drivers/events.ts'
import { languages, translations } from '../../drivers/translations.ts'
import { toCells } from '../../drivers/matrix.ts'

for (const [language, cell] of toCells(languages, 'de')) {
  test(
    `the calendar file contains name, times and place of the event page (${language})`,
    cell,
    async ({ openBrowser, request }) => {
      const t = translations[language]
      const page = await openBrowser({ language, timezoneId: 'America/Los_Angeles' })
      const { slug } = await findEvent(request, {
        venue: 'trafohalle',
        minTicketTypes: 1,
        matches: ({ date: { doors } }) => doors !== null,
      })
      const { name, date } = await fetchEvent(request, slug, language)
      await page.goto(toEventPath({ slug }))
      const file = await page
        .getByRole('main')
        .getByRole('link', { name: t('events:event.addToCalendar') })
        .getAttribute('href')
      const response = await request.get(file!)
      expect(response.headers()).toMatchObject({
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'public, max-age=300',
      })
      const event = new ICAL.Event(
        new ICAL.Component(ICAL.parse(await response.text())).getFirstSubcomponent('vevent')!,
      )
      expect(event.summary).toBe(date.isOtherYear ? `${name} (${date.year})` : name)
      expect(event.startDate.toString()).toBe(`${date.iso.slice(0, 10)}T${date.doors}:00`)
      expect(event.component.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('Europe/Berlin')
      expect(event.location).toContain('Kupferspulenweg 7')
      const [times] = t('calendar:times', { doors: date.doors, starts: date.starts, ends: 'CURFEW' }).split('CURFEW')
      expect(event.description).toContain(times!)
      expect(event.component.getFirstPropertyValue('url')).toMatch(new RegExp(`/whats-on/${slug}\\?lng=${language}$`))
    },
  )
}

test('the page of a cancelled event has no calendar link, and its calendar file is cancelled', async ({
  page,
  request,
}) => {
  const { slug } = await findEvent(request, { status: 'cancelled' })
  await page.goto(toEventPath({ slug }))
  await expect(page.getByRole('link', { name: translations.en('events:event.addToCalendar') })).toHaveCount(0)
  const text = await (await request.get(`${toEventPath({ slug })}/calendar.ics`)).text()
  expect(text).toContain('STATUS:CANCELLED')
})
