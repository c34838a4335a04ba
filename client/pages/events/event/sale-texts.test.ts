import { expect, test } from 'vitest'
import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { saleStatuses } from '#shared/wire/sale-statuses.ts'
import deEvents from '../../../../locales/de/events.json' with { type: 'json' }
import enEvents from '../../../../locales/en/events.json' with { type: 'json' }
import { createBrowserI18n } from '../../../i18n/i18n.ts'
import { getSaleTexts, keepDaysUnbroken } from './sale-texts.ts'

const texts = { en: enEvents, de: deEvents }

const t = (language: keyof typeof texts) =>
  createBrowserI18n(language, { events: texts[language] }).getFixedT(null, 'events')

type SaleEvent = Parameters<typeof getSaleTexts>[0]

const createEvent = (changes: Partial<EventPage>): SaleEvent => ({
  status: 'on_sale',
  isOver: false,
  date: {
    iso: '2027-01-15T20:00:00+01:00',
    weekday: 'Fri',
    day: '15',
    month: 'Jan',
    year: '2027',
    isOtherYear: false,
    long: 'Friday 15 January 2027',
    doors: null,
    starts: '20:00',
  },
  venue: { slug: 'trafohalle', name: 'Trafohalle', city: 'Berlin' },
  onSaleFrom: null,
  previousDate: null,
  previousVenue: null,
  ticketTypes: [
    { sku: 'A', name: 'Standing', description: '', price: { amount: 2000, currency: 'GBP' }, maxQuantity: 4 },
  ],
  ...changes,
})

test('getSaleTexts names both venues and both dates when an event has moved', () => {
  const { lines } = getSaleTexts(
    createEvent({ status: 'moved', previousVenue: 'Saltworks', previousDate: 'Tuesday 1 December 2026' }),
    t('en'),
  )
  expect(lines[0]).toBe('Now at Trafohalle; it was to be at Saltworks.')
  expect(lines[1]).toBe('Now on Friday 15 January 2027; it was to be on Tuesday 1 December 2026.')
})

test('keepDaysUnbroken joins day, month and year when a text has dates', () => {
  expect(keepDaysUnbroken('Sonntag, 8. August 2027, ursprünglich Sonntag, 1. August 2027.')).toBe(
    'Sonntag, 8.\u00a0August\u00a02027, ursprünglich Sonntag, 1.\u00a0August\u00a02027.',
  )
  expect(keepDaysUnbroken('on Friday 15 January 2027')).toBe('on Friday 15\u00a0January\u00a02027')
})

test('getSaleTexts names no dates when only the venue has changed', () => {
  expect(getSaleTexts(createEvent({ status: 'moved', previousVenue: 'Saltworks' }), t('en')).lines).toHaveLength(2)
})

test('getSaleTexts says whether a moved event still has tickets', () => {
  const last = (ticketTypes: SaleEvent['ticketTypes']) =>
    getSaleTexts(createEvent({ status: 'moved', ticketTypes }), t('en')).lines.at(-1)
  expect(last(createEvent({}).ticketTypes)).toBe(
    'Tickets already bought stay good. New ones are on sale for the night as it is now.',
  )
  expect(last([])).toBe('Tickets already bought stay good. There are no new ones left.')
})

test('getSaleTexts repeats no start of the sale before it', () => {
  const when = 'Friday 4 December 2026, 10:00'
  expect(getSaleTexts(createEvent({ status: 'announced', onSaleFrom: when }), t('en')).title).toBe(
    'Members get two days’ head start.',
  )
  expect(getSaleTexts(createEvent({ status: 'announced' }), t('en')).title).toBe('Not on sale yet')
  expect(getSaleTexts(createEvent({ status: 'presale', onSaleFrom: when }), t('en')).lines).toEqual([
    'Tickets are with our members first. If you are one, sign in and choose yours.',
  ])
})

test('getSaleTexts says when an event was that is over', () => {
  expect(getSaleTexts(createEvent({ status: 'off_sale', isOver: true }), t('en'))).toEqual({
    title: 'Over',
    lines: ['This night was on Friday 15 January 2027.'],
  })
})

test.each(saleStatuses)('getSaleTexts has texts for %s in both languages', (status) => {
  for (const language of ['en', 'de'] as const) {
    const { title, lines } = getSaleTexts(
      createEvent({ status, onSaleFrom: 'A', previousDate: 'B', previousVenue: 'C' }),
      t(language),
    )
    expect([title, ...lines].filter((text) => text === '' || text.includes('sale.') || text.includes('{{'))).toEqual([])
  }
})
