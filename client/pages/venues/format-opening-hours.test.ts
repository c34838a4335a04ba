import { expect, test } from 'vitest'
import deVenues from '../../../locales/de/venues.json' with { type: 'json' }
import enVenues from '../../../locales/en/venues.json' with { type: 'json' }
import { createBrowserI18n } from '../../i18n/i18n.ts'
import { formatOpeningHours } from './format-opening-hours.ts'

const t = {
  en: createBrowserI18n('en', { venues: enVenues }).getFixedT(null, 'venues'),
  de: createBrowserI18n('de', { venues: deVenues }).getFixedT(null, 'venues'),
}

test('formatOpeningHours formats hours in the language', () => {
  const hours = [{ days: 'Daily', opens: '10:00', closes: '18:00' }]
  expect(formatOpeningHours(hours, t.en)).toEqual([{ days: 'Daily', hours: '10:00 to 18:00' }])
  expect(formatOpeningHours(hours, t.de)).toEqual([{ days: 'Daily', hours: '10:00 bis 18:00\u00a0Uhr' }])
})

test('formatOpeningHours shows 00:00 as midnight when it is the closing time', () => {
  const hours = [{ days: 'Daily', opens: '18:00', closes: '00:00' }]
  expect(formatOpeningHours(hours, t.en)[0]?.hours).toBe('18:00 to midnight')
  expect(formatOpeningHours(hours, t.de)[0]?.hours).toBe('18:00\u00a0Uhr bis Mitternacht')
})
