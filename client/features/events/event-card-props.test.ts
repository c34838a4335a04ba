import { expect, test } from 'vitest'
import type { EventCard } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import deCommon from '../../../locales/de/common.json' with { type: 'json' }
import deEvents from '../../../locales/de/events.json' with { type: 'json' }
import enCommon from '../../../locales/en/common.json' with { type: 'json' }
import enEvents from '../../../locales/en/events.json' with { type: 'json' }
import { createEventWords } from './event-card-props.ts'
import { createBrowserI18n } from '../../i18n/i18n.ts'
import { createPriceWriter } from '../prices/money-words.ts'

const texts = { en: { events: enEvents, common: enCommon }, de: { events: deEvents, common: deCommon } }

const words = (language: Language, incTax = true) => {
  const t = createBrowserI18n(language, texts[language]).getFixedT(null, ['events', 'common'])
  return createEventWords(t, createPriceWriter(t, language, incTax))
}

const night: EventCard = {
  sku: 'EV-marrow-choir',
  slug: 'marrow-choir',
  name: 'Marrow Choir',
  support: 'with Esk',
  genre: 'Choir',
  venue: { slug: 'the-lamphouse', name: 'The Lamphouse', city: 'London' },
  date: {
    iso: '2026-11-20T20:00:00+00:00',
    weekday: 'Fri',
    day: '20',
    month: 'Nov',
    year: '2026',
    long: 'Friday 20 November 2026',
    doors: '19:00',
    starts: '20:00',
  },
  status: 'on_sale',
  price: { amount: 2000, currency: 'GBP', from: true },
  image: null,
}

test('a row of the bill says everything in words', () => {
  expect(words('en').row(night)).toMatchObject({
    to: '/whats-on/marrow-choir',
    where: 'The Lamphouse, London',
    doors: 'Doors 19:00',
    statusWord: 'On sale',
    price: 'From £20.00',
    action: 'Buy tickets',
  })
})

test('German has its own words, times and money', () => {
  const euros = { ...night, price: { amount: 2000, currency: 'EUR' as const, from: true } }
  expect(words('de').row(euros)).toMatchObject({
    doors: 'Einlass 19:00 Uhr',
    statusWord: 'Im Verkauf',
    price: 'ab 20,00\u00a0€',
    action: 'Karten kaufen',
  })
})

test('"from" is said only where prices differ', () => {
  expect(words('en').card({ ...night, price: { amount: 2000, currency: 'GBP', from: false } }).price).toBe('£20.00')
  expect(words('en').card({ ...night, price: null }).price).toBeUndefined()
})

test.each(['sold_out', 'off_sale', 'postponed', 'cancelled'] as const)(
  'a night that is %s promises no price and no tickets',
  (status) => {
    const row = words('en').row({ ...night, status })
    expect(row.price).toBeUndefined()
    expect(row.action).toBe('Details')
  },
)

test('what comes on sale later shows what it will cost', () => {
  expect(words('en').row({ ...night, status: 'announced' })).toMatchObject({
    price: 'From £20.00',
    action: 'Details',
    statusWord: 'Announced',
  })
})

test('a night without a separate time for doors names none', () => {
  expect(words('en').row({ ...night, date: { ...night.date, doors: null } }).doors).toBeUndefined()
})

test.each([
  ['en', 'From £20.00 excl.\u00a0VAT'],
  ['de', 'ab 20,00\u00a0£ zzgl.\u00a0MwSt.'],
] as const)('a net price says in %s that tax comes on top', (language, price) => {
  expect(words(language, false).card(night).price).toBe(price)
})
