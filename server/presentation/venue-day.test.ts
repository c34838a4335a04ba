import { describe, expect, test } from 'vitest'
import { getEventDay, getNextMidnight, isFromEarlierDay, toVenueDay } from './venue-day.ts'

test('toVenueDay changes at the midnight of the venue', () => {
  const midnightInBerlin = Date.parse('2026-12-31T23:00:00Z')
  expect(toVenueDay(midnightInBerlin - 1, 'Europe/Berlin')).toBe('2026-12-31')
  expect(toVenueDay(midnightInBerlin, 'Europe/Berlin')).toBe('2027-01-01')
  expect(toVenueDay(midnightInBerlin, 'Europe/London')).toBe('2026-12-31')
})

test('getNextMidnight is the first midnight of the venues, on days of 23 and 25 hours too', () => {
  toVenueDay(0, 'Europe/Berlin')
  toVenueDay(0, 'Europe/London')
  const toNextMidnight = (iso: string) => new Date(getNextMidnight(Date.parse(iso))).toISOString()
  expect(toNextMidnight('2026-11-20T22:59:59Z')).toBe('2026-11-20T23:00:00.000Z')
  expect(toNextMidnight('2026-11-20T23:00:00Z')).toBe('2026-11-21T00:00:00.000Z')
  expect(toNextMidnight('2026-11-21T00:00:00Z')).toBe('2026-11-21T23:00:00.000Z')
  expect(toNextMidnight('2026-03-29T12:00:00Z')).toBe('2026-03-29T22:00:00.000Z')
  expect(toNextMidnight('2026-10-25T12:00:00Z')).toBe('2026-10-25T23:00:00.000Z')
})

describe('the day of an event', () => {
  const berlin = {
    doorsAt: '2026-11-20T19:00:00+01:00',
    startsAt: '2026-11-20T20:00:00+01:00',
    endsAt: '2026-11-21T01:00:00+01:00',
    timeZone: 'Europe/Berlin',
  }
  const getDayAt = (iso: string, changes: Partial<typeof berlin> = {}) =>
    getEventDay({ ...berlin, ...changes }, Date.parse(iso))

  test('is tonight between two midnights of its venue', () => {
    expect(getDayAt('2026-11-19T22:59:59Z')).toBe('later')
    expect(getDayAt('2026-11-19T23:00:00Z')).toBe('tonight')
    expect(getDayAt('2026-11-20T22:59:59Z')).toBe('tonight')
    expect(getDayAt('2026-11-20T23:00:00Z')).toBe('later')
  })

  test('is right on the day the clocks change, when the event has another offset than midnight', () => {
    const london = {
      doorsAt: '2026-10-25T19:00:00+00:00',
      startsAt: '2026-10-25T20:00:00+00:00',
      endsAt: '2026-10-25T23:00:00+00:00',
      timeZone: 'Europe/London',
    }
    expect(getDayAt('2026-10-24T22:59:59Z', london)).toBe('later')
    expect(getDayAt('2026-10-24T23:00:00Z', london)).toBe('tonight')
  })

  test('is today before the evening', () => {
    const matinee = { doorsAt: '2026-11-20T10:30:00+01:00', startsAt: '2026-11-20T11:00:00+01:00' }
    expect(getDayAt('2026-11-20T08:00:00Z', matinee)).toBe('today')
  })

  test('is both days when a club night opens before midnight and starts after it', () => {
    const clubNight = { doorsAt: '2026-11-20T23:00:00+01:00', startsAt: '2026-11-21T00:30:00+01:00' }
    expect(getDayAt('2026-11-20T12:00:00Z', clubNight)).toBe('tonight')
    expect(getDayAt('2026-11-20T23:10:00Z', clubNight)).toBe('today')
  })

  test('is over when the event has ended', () => {
    expect(getDayAt('2026-11-20T22:30:00Z', { endsAt: '2026-11-20T23:00:00+01:00' })).toBe('later')
  })

  test('is an earlier day from midnight on, while the event still plays', () => {
    expect(isFromEarlierDay(berlin, Date.parse('2026-11-20T22:59:59Z'))).toBe(false)
    expect(isFromEarlierDay(berlin, Date.parse('2026-11-20T23:00:00Z'))).toBe(true)
  })
})
