import { expect, it } from 'vitest'
import { abbreviateMonth, abbreviateWeekday, joinWeekday } from './language-formats.ts'
import { languages, languageSettings, type Language } from './languages.ts'

it('abbreviateMonth has three letters and no full stop', () => {
  expect([abbreviateMonth('Sept', 'en'), abbreviateMonth('Sept.', 'de'), abbreviateMonth('März', 'de')]).toEqual([
    'Sep',
    'Sep',
    'Mär',
  ])
})

it('abbreviateMonth keeps the whole name where three letters are the same for two months', () => {
  const settings: Record<string, (typeof languageSettings)[Language]> = languageSettings
  settings.fr = { name: 'Français', tag: 'fr-FR', timeZone: 'Europe/Paris', group: '.', decimal: ',' }
  try {
    expect(abbreviateMonth('juil.', 'fr' as Language)).toBe('juil')
  } finally {
    delete settings.fr
  }
})

it('names of weekdays lose their full stop, and the English date its comma', () => {
  expect(abbreviateWeekday('Fr.')).toBe('Fr')
  expect(joinWeekday('Friday, 20 November 2026')).toBe('Friday 20 November 2026')
  expect(joinWeekday('Freitag, 20. November 2026')).toBe('Freitag, 20. November 2026')
})

it.each(languages)('the settings of %s are known to Intl', (language) => {
  const { tag, timeZone } = languageSettings[language]
  expect(Intl.DateTimeFormat.supportedLocalesOf(tag)).toEqual([tag])
  expect(new Intl.DateTimeFormat(tag, { timeZone }).resolvedOptions().timeZone).toBe(timeZone)
})
