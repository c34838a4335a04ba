import { expect, test } from 'vitest'
import type { EventListItem } from '#shared/api/catalogue/catalogue-schemas.ts'
import deCommon from '../../../locales/de/common.json' with { type: 'json' }
import deEvents from '../../../locales/de/events.json' with { type: 'json' }
import enCommon from '../../../locales/en/common.json' with { type: 'json' }
import enEvents from '../../../locales/en/events.json' with { type: 'json' }
import { createEventLabels } from './event-labels.ts'
import { createBrowserI18n } from '../../i18n/i18n.ts'
import { createPriceFormatter } from '../prices/price-formatter.ts'

const localeTexts = { en: { events: enEvents, common: enCommon }, de: { events: deEvents, common: deCommon } }

const createLabels = (language: keyof typeof localeTexts, incTax = true, ticketsPerEvent = 0, inBasket = {}) => {
  const t = createBrowserI18n(language, localeTexts[language]).getFixedT(null, ['events', 'common'])
  return createEventLabels(t, createPriceFormatter(t, language, incTax), { ticketsPerEvent, inBasket })
}

const event: EventListItem = {
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
    isOtherYear: false,
    long: 'Friday 20 November 2026',
    doors: '19:00',
    starts: '20:00',
  },
  status: 'on_sale',
  price: { amount: 2000, currency: 'GBP', isFromPrice: true },
  image: null,
}

test('toRowProps formats every field of an event', () => {
  expect(createLabels('en').toRowProps(event)).toMatchObject({
    to: '/whats-on/marrow-choir',
    venue: 'The Lamphouse, London',
    time: 'Doors\u00a019:00',
    statusLabel: 'On sale',
    price: 'From £20.00',
    action: 'Buy tickets',
  })
})

test('toRowProps uses German texts, times and prices when the language is German', () => {
  const euros = { ...event, price: { amount: 2000, currency: 'EUR' as const, isFromPrice: true } }
  expect(createLabels('de').toRowProps(euros)).toMatchObject({
    time: 'Einlass\u00a019:00\u00a0Uhr',
    statusLabel: 'Im Verkauf',
    price: 'ab 20,00\u00a0€',
    action: 'Karten kaufen',
  })
})

test('toCardProps says "from" only when prices differ', () => {
  expect(
    createLabels('en').toCardProps({ ...event, price: { amount: 2000, currency: 'GBP', isFromPrice: false } }).price,
  ).toBe('£20.00')
  expect(createLabels('en').toCardProps({ ...event, price: null }).price).toBeUndefined()
})

test.each([
  ['en', 0, 'Members\u00a0£27.90'],
  ['en', 1, '£27.90 for your first ticket'],
  ['en', 2, '£27.90 for your first two'],
  ['en', 4, '£27.90 for your first 4'],
  ['de', 2, '27,90\u00a0£ für deine ersten zwei'],
] as const)('toRowProps says in %s what a member with %i tickets pays', (language, memberTicketLimit, expected) => {
  const memberEvent = { ...event, memberPrice: { amount: 2790, currency: 'GBP' as const } }
  const { toRowProps } = createLabels(language, true, memberTicketLimit)
  expect(toRowProps(memberEvent).memberPrice).toBe(expected)
  expect(toRowProps({ ...memberEvent, status: 'presale' }).memberPrice).toBe(expected)
  expect(toRowProps({ ...memberEvent, status: 'sold_out' }).memberPrice).toBeUndefined()
  expect(toRowProps(event).memberPrice).toBeUndefined()
})

test.each([
  ['en', 1, '£27.90 for 1 more'],
  ['en', 2, 'Members’ price: in your basket'],
  ['de', 1, '27,90\u00a0£ für 1 weitere'],
] as const)('toRowProps counts in %s the %i member tickets in the basket', (language, inBasket, expected) => {
  const { toRowProps } = createLabels(language, true, 2, { '/whats-on/marrow-choir': inBasket })
  const memberPrice = { amount: 2790, currency: 'GBP' as const }
  expect(toRowProps({ ...event, memberPrice }).memberPrice).toBe(expected)
  expect(toRowProps({ ...event, slug: 'other', memberPrice }).memberPrice).toContain('27')
})

test.each(['sold_out', 'off_sale', 'postponed', 'cancelled'] as const)(
  'toRowProps returns no price and no buy action when an event is %s',
  (status) => {
    const row = createLabels('en').toRowProps({ ...event, status })
    expect(row.price).toBeUndefined()
    expect(row.action).toBe('Details')
  },
)

test('toRowProps returns the price when an event is announced', () => {
  expect(createLabels('en').toRowProps({ ...event, status: 'announced' })).toMatchObject({
    price: 'From £20.00',
    action: 'Details',
    statusLabel: 'Announced',
  })
})

test.each([
  ['en', 'On stage\u00a020:00'],
  ['de', 'Beginn\u00a020:00\u00a0Uhr'],
] as const)('toRowProps says in %s when an event starts that has no separate time for doors', (language, time) => {
  const { toRowProps } = createLabels(language)
  expect(toRowProps({ ...event, date: { ...event.date, doors: null } }).time).toBe(time)
})

test.each([
  ['en', 'From £20.00 excl.\u00a0VAT'],
  ['de', 'ab 20,00\u00a0£ zzgl.\u00a0MwSt.'],
] as const)('toCardProps says in %s that tax is extra when prices are net', (language, price) => {
  expect(createLabels(language, false).toCardProps(event).price).toBe(price)
})
