import express from 'express'
import ICAL from 'ical.js'
import { sql } from 'kysely'
import { pino } from 'pino'
import request from 'supertest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFixtureApi } from '#reference-api/testing/start-fixture-api.ts'
import { createI18n } from '../i18n.ts'
import { createSilentCommerceApi } from '../testing/create-silent-commerce-api.ts'
import { createEventCalendars } from './event-calendars.ts'

let now = new Date('2027-05-21T12:00:00Z')
const log = pino({ level: 'silent' })

let upstream: Awaited<ReturnType<typeof startFixtureApi>>
let api: ReturnType<typeof createSilentCommerceApi>
/** Caches files for one second. */
let app: express.Express
let createApp: () => express.Express

beforeAll(async () => {
  upstream = await startFixtureApi({ now: () => now })
  api = createSilentCommerceApi(upstream.url)
  const i18n = await createI18n(new URL('../../locales', import.meta.url).pathname)
  createApp = () =>
    express().use(
      createEventCalendars({
        config: { publicUrl: 'https://shop.example.com', pageCacheSeconds: 0 },
        api,
        i18n,
        log,
        now: () => now.getTime(),
      }),
    )
  app = createApp()
})

afterAll(async () => {
  await api?.close()
  await upstream?.close()
})

const get = (path: string) =>
  request(app)
    .get(path)
    .buffer()
    .parse((response, done) => {
      const chunks: Buffer[] = []
      response.on('data', (part: Buffer) => void chunks.push(part))
      response.on('end', () => done(null, Buffer.concat(chunks).toString()))
    })

const read = async (slug: string, language = 'en') => {
  const { body } = await get(`/whats-on/${slug}/calendar.${language}.ics`)
    .expect(200)
    .expect('Content-Type', 'text/calendar; charset=utf-8')
  const calendar = new ICAL.Component(ICAL.parse(body as string))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const events = calendar.getAllSubcomponents('vevent')
  expect(events).toHaveLength(1)
  return { calendar, text: body as string, component: events[0]!, event: new ICAL.Event(events[0]!) }
}

test('an event lasts from doors to end, in the time zone of its venue', async () => {
  const { event, component, calendar } = await read('berlin-night')
  expect(event.startDate.toString()).toBe('2027-06-30T23:00:00')
  expect(event.startDate.zone.tzid).toBe('Europe/Berlin')
  expect(event.startDate.toJSDate().toISOString()).toBe('2027-06-30T21:00:00.000Z')
  expect(event.endDate.toJSDate().toISOString()).toBe('2027-07-01T03:00:00.000Z')
  expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('Europe/Berlin')
  expect(event.description).toContain('Doors 23:00, on stage 00:30, curfew 05:00.')
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED')
})

test('a calendar file has name, place and a link to the event', async () => {
  const { event, component, calendar } = await read('open-night')
  expect(event.summary).toBe('open night')
  expect(event.location).toBe('The Lamphouse, 1 Test Street, London TE5 7')
  expect(event.description).toContain('with friends')
  expect(component.getFirstPropertyValue('url')).toBe('https://shop.example.com/whats-on/open-night?lng=en')
  expect(event.uid).toBe('EV-open-night@shop.example.com')
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
})

test('a calendar file is saved under the event’s name and its day at the venue', async () => {
  await get('/whats-on/berlin-night/calendar.de.ics').expect(
    'Content-Disposition',
    'inline; filename="berlin-night-2027-07-01.ics"',
  )
})

test('a calendar file has the language of its path', async () => {
  const { event } = await read('open-night', 'de')
  expect(event.description).toContain('Einlass 19:00\u00a0Uhr, Beginn 20:00\u00a0Uhr, Ende 23:00\u00a0Uhr.')
  expect(event.description).toContain('mit Freunden')
  expect((await read('never', 'de')).event.summary).toBe('Abgesagt: never')
})

test('the title of an event in another year than the present one has its year', async () => {
  expect((await read('berlin-night')).event.summary).toBe('berlin night')
  now = new Date('2026-12-31T22:59:59Z')
  app = createApp()
  expect((await read('berlin-night')).event.summary).toBe('berlin night (2027)')
  expect((await read('never', 'de')).event.summary).toBe('Abgesagt: never (2027)')
  now = new Date('2026-12-31T23:00:00Z')
  app = createApp()
  // At this time it is already 2027 in Berlin, but not yet in London.
  expect((await read('berlin-night')).event.summary).toBe('berlin night')
  expect((await read('open-night')).event.summary).toBe('open night (2027)')
  now = new Date('2027-05-21T12:00:00Z')
  app = createApp()
})

test('timestamps of the file are in UTC', async () => {
  const { text } = await read('open-night')
  expect(text).toMatch(/^DTSTAMP:\d{8}T\d{6}Z\r$/m)
  expect(text).toMatch(/^LAST-MODIFIED:\d{8}T\d{6}Z\r$/m)
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
})

test.each([
  ['never', 'CANCELLED', 'Cancelled: never'],
  ['later', 'TENTATIVE', 'Postponed: later'],
  ['elsewhere', 'CONFIRMED', 'elsewhere'],
  ['full-house', 'CONFIRMED', 'full house'],
])('%s is %s', async (slug, status, summary) => {
  const { event, component } = await read(slug)
  expect(component.getFirstPropertyValue('status')).toBe(status)
  expect(event.summary).toBe(summary)
})

test('a changed event keeps its UID and gets a higher sequence', async () => {
  const before = (await read('last-tickets')).event
  const change = async (assignment: string) => {
    await sql
      .raw(`update events set ${assignment} where product_id = (select id from products where slug = 'last-tickets')`)
      .execute(upstream.db)
    app = createApp()
  }
  await change(`starts_at = starts_at + interval '1 hour'`)
  const changedEvent = (await read('last-tickets')).event
  await change(`stored_status = 'cancelled'`)
  const cancelled = await read('last-tickets')
  expect([changedEvent.uid, cancelled.event.uid]).toEqual([before.uid, before.uid])
  expect(changedEvent.sequence).toBeGreaterThan(before.sequence)
  expect(cancelled.event.sequence).toBeGreaterThan(changedEvent.sequence)
  expect(cancelled.event.sequence).toBeLessThan(2 ** 31)
  expect(cancelled.component.getFirstPropertyValue('status')).toBe('CANCELLED')
})

test('a cached file gets 304, and no response sets a cookie', async () => {
  const first = await get('/whats-on/open-night/calendar.en.ics').expect(200)
  expect(first.headers['cache-control']).toBe('public, max-age=300')
  expect(first.headers['set-cookie']).toBeUndefined()
  await request(app)
    .get('/whats-on/open-night/calendar.en.ics')
    .set('If-None-Match', first.headers.etag as string)
    .expect(304)
})

test.each([
  '/whats-on/nowhere/calendar.en.ics',
  '/whats-on/first-pressing/calendar.en.ics',
  '/whats-on/open-night/calendar.fr.ics',
])('%s gets 404', async (path) => {
  await request(app).get(path).expect(404)
})
