import { describe, expect, test } from 'vitest'
import { formatEventDate, formatLongDateTime, formatMonth, formatShortDateTime } from './event-date.ts'

const lamphouse = {
  doorsAt: '2026-11-20T19:00:00+00:00',
  startsAt: '2026-11-20T20:00:00+00:00',
  timeZone: 'Europe/London',
}

describe('the date of an event', () => {
  test('is written in English', () => {
    expect(formatEventDate(lamphouse, 'en', Date.parse('2026-11-19T12:00:00Z'))).toEqual({
      iso: '2026-11-20T20:00:00+00:00',
      weekday: 'Fri',
      day: '20',
      month: 'Nov',
      year: '2026',
      isOtherYear: false,
      long: 'Friday 20 November 2026',
      doors: '19:00',
      starts: '20:00',
    })
  })

  test('is written in German', () => {
    expect(formatEventDate(lamphouse, 'de')).toMatchObject({
      weekday: 'Fr',
      month: 'Nov',
      long: 'Freitag, 20. November 2026',
      starts: '20:00',
    })
  })

  test('is in the venue’s time zone, independent of the server’s', () => {
    const event = {
      doorsAt: '2026-07-03T22:30:00+02:00',
      startsAt: '2026-07-03T23:30:00+02:00',
      timeZone: 'Europe/Berlin',
    }
    expect(formatEventDate(event, 'de')).toMatchObject({ day: '3', doors: '22:30', starts: '23:30' })
  })

  test('follows daylight saving time', () => {
    const summer = { ...lamphouse, doorsAt: '2026-10-24T18:00:00Z', startsAt: '2026-10-24T19:00:00Z' }
    const winter = { ...lamphouse, doorsAt: '2026-10-25T19:00:00Z', startsAt: '2026-10-25T20:00:00Z' }
    expect(formatEventDate(summer, 'en').starts).toBe('20:00')
    expect(formatEventDate(winter, 'en').starts).toBe('20:00')
  })

  test('has a midnight of 00:00 and a day without a leading zero', () => {
    const event = {
      doorsAt: '2026-05-01T23:00:00+01:00',
      startsAt: '2026-05-02T00:00:00+01:00',
      timeZone: 'Europe/London',
    }
    expect(formatEventDate(event, 'en')).toMatchObject({ day: '2', starts: '00:00', weekday: 'Sat' })
  })

  test('is in another year until the year begins at the venue', () => {
    const january = { ...lamphouse, doorsAt: '2027-01-20T19:00:00Z', startsAt: '2027-01-20T20:00:00Z' }
    const newYearInBerlin = Date.parse('2026-12-31T23:00:00Z')
    const isOtherYear = (timeZone: string, now: number) =>
      formatEventDate({ ...january, timeZone }, 'en', now).isOtherYear
    expect(isOtherYear('Europe/Berlin', newYearInBerlin - 1)).toBe(true)
    expect(isOtherYear('Europe/Berlin', newYearInBerlin)).toBe(false)
    expect(isOtherYear('Europe/London', newYearInBerlin)).toBe(true)
    expect(formatEventDate(lamphouse, 'en', Date.parse('2027-01-01T00:00:00Z')).isOtherYear).toBe(true)
  })

  test('has no doors when they equal the start', () => {
    expect(formatEventDate({ ...lamphouse, doorsAt: lamphouse.startsAt }, 'en').doors).toBeNull()
  })
})

test('months have three letters and no dot in either language', () => {
  const months = (language: 'en' | 'de') =>
    Array.from({ length: 12 }, (_, month) => {
      const iso = `2026-${String(month + 1).padStart(2, '0')}-10T19:00:00Z`
      return formatEventDate({ doorsAt: iso, startsAt: iso, timeZone: 'Europe/London' }, language).month
    }).join(' ')
  expect(months('en')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec')
  expect(months('de')).toBe('Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez')
})

test('a month has its name and year', () => {
  expect(formatMonth(2026, 12, 'en')).toBe('December 2026')
  expect(formatMonth(2026, 12, 'de')).toBe('Dezember 2026')
})

test('a date and time has both', () => {
  expect(formatLongDateTime('2026-11-20T10:00:00Z', 'Europe/Berlin', 'de')).toBe(
    'Freitag, 20. November 2026, 11:00 Uhr',
  )
})

test('a short date and time has no year', () => {
  expect(formatShortDateTime('2026-11-20T10:00:00Z', 'Europe/London', 'en')).toBe('Fri 20 Nov, 10:00')
  expect(formatShortDateTime('2026-11-20T10:00:00Z', 'Europe/Berlin', 'de')).toBe('Fr 20. Nov, 11:00 Uhr')
})
