import { describe, expect, it } from 'vitest'
import { addDays, toDayInZone, toInstant, toIsoInZone } from './zoned-time.ts'

describe('local times', () => {
  it.each([
    ['2027-03-27', '20:00', 'Europe/London', '2027-03-27T20:00:00+00:00'],
    ['2027-03-28', '20:00', 'Europe/London', '2027-03-28T20:00:00+01:00'],
    ['2027-03-28', '00:30', 'Europe/Berlin', '2027-03-28T00:30:00+01:00'],
    ['2027-03-28', '03:00', 'Europe/Berlin', '2027-03-28T03:00:00+02:00'],
    ['2027-10-31', '01:59', 'Europe/Berlin', '2027-10-31T01:59:00+02:00'],
    ['2027-10-31', '03:00', 'Europe/Berlin', '2027-10-31T03:00:00+01:00'],
    ['2027-10-31', '20:00', 'Europe/Berlin', '2027-10-31T20:00:00+01:00'],
    ['2028-02-29', '19:30', 'Europe/London', '2028-02-29T19:30:00+00:00'],
  ])('%s %s in %s is %s', (date, time, zone, iso) => {
    expect(toIsoInZone(toInstant(date, time, zone), zone)).toBe(iso)
  })

  it('move forward by an hour inside the hour that clocks skip', () => {
    expect(toIsoInZone(toInstant('2027-03-28', '02:30', 'Europe/Berlin'), 'Europe/Berlin')).toBe(
      '2027-03-28T03:30:00+02:00',
    )
    expect(toIsoInZone(toInstant('2027-03-28', '01:30', 'Europe/London'), 'Europe/London')).toBe(
      '2027-03-28T02:30:00+01:00',
    )
  })

  it('refer to the first of the two hours when clocks go back', () => {
    expect(toIsoInZone(toInstant('2027-10-31', '02:30', 'Europe/Berlin'), 'Europe/Berlin')).toBe(
      '2027-10-31T02:30:00+02:00',
    )
  })

  it('convert to an instant and back for every hour of two years', () => {
    for (const zone of ['Europe/London', 'Europe/Berlin', 'America/New_York']) {
      for (let hour = 0; hour < 2 * 365 * 24; hour += 1) {
        const iso = toIsoInZone(new Date(Date.UTC(2026, 0, 1) + hour * 3_600_000), zone)
        const again = toIsoInZone(toInstant(iso.slice(0, 10), iso.slice(11, 16), zone), zone)
        expect(again.slice(0, 16)).toBe(iso.slice(0, 16))
      }
    }
  })
})

describe('calendar days', () => {
  it('toDayInZone returns the day in the time zone', () => {
    expect(toDayInZone(new Date('2027-06-30T23:30:00Z'), 'Europe/London')).toBe('2027-07-01')
    expect(toDayInZone(new Date('2027-12-31T23:30:00Z'), 'Europe/Berlin')).toBe('2028-01-01')
  })

  it('addDays crosses months and clock changes', () => {
    expect(addDays('2027-03-27', 2)).toBe('2027-03-29')
    expect(addDays('2027-12-31', 1)).toBe('2028-01-01')
    expect(addDays('2027-03-01', -1)).toBe('2027-02-28')
  })
})
