import { expect, test } from 'vitest'
import type { Preferences } from '#shared/rules/preferences.ts'
import { createAnonymousContext } from '../../testing/anonymous-context.ts'
import { setUpDispatch } from '../../testing/set-up-dispatch.ts'
import { createCatalogueHandlers } from './catalogue-handlers.ts'

// The event in Berlin starts half an hour after the beginning of July. In UTC that is still June.
const now = new Date('2027-05-21T12:00:00Z')

const { dispatch, getUpstream } = setUpDispatch({ now: () => now }, (api) =>
  createCatalogueHandlers({ api, now: () => now.getTime() }),
)

const getCalendar = (input: object, preferences?: Partial<Preferences>) =>
  dispatch('getCalendar', input, createAnonymousContext(preferences))
const listSlugs = ({ days }: Awaited<ReturnType<typeof getCalendar>>) =>
  days.flatMap(({ date, events }) => events.map(({ slug }) => `${date} ${slug}`))

test('a month has all its days and starts on its weekday', async () => {
  const june = await getCalendar({ month: '2027-06' })
  expect(june.days).toHaveLength(30)
  expect(june.days[0]).toMatchObject({ date: '2027-06-01', day: 1, long: 'Tuesday 1 June 2027' })
  expect(june.leadingDays).toBe(1)
  expect(june.weekdays[0]).toEqual({ short: 'Mon', long: 'Monday' })
  expect((await getCalendar({ month: '2028-02' })).days).toHaveLength(29)
})

test('a month has each of its events on its day, and none of another month', async () => {
  const june = await getCalendar({ month: '2027-06' })
  expect(listSlugs(june)).toEqual([
    '2027-06-02 last-tickets',
    '2027-06-04 full-house',
    '2027-06-10 never',
    '2027-06-20 elsewhere',
  ])
  expect(june.total).toBe(4)
})

test('an event is on the day of its venue’s time zone, not of UTC', async () => {
  expect(listSlugs(await getCalendar({ month: '2027-07', venue: 'trafohalle' }))).toEqual(['2027-07-01 berlin-night'])
})

test('the calendar opens at the first month with events of the selected venue', async () => {
  expect((await getCalendar({})).month).toBe('2027-05')
  expect((await getCalendar({ venue: 'trafohalle' })).month).toBe('2027-07')
  expect((await getCalendar({ venue: 'nowhere' })).month).toBe('2027-05')
})

test('a first month near its end continues with the next one, up to four weeks; other months do not', async () => {
  const listFollowing = async (input: object) =>
    (await getCalendar(input)).following.map(({ date, events }) => [date, ...events.map(({ slug }) => slug)].join(' '))
  // The week of the first event begins on 24 May 2027, a Monday: four weeks end on 20 June.
  const following = await listFollowing({})
  expect(following).toHaveLength(20)
  expect(following[1]).toBe('2027-06-02 last-tickets')
  expect(following.at(-1)).toBe('2027-06-20 elsewhere')
  expect(await listFollowing({ month: '2027-06' })).toEqual([])
  // The only month with events has no next one.
  expect(await listFollowing({ venue: 'trafohalle' })).toEqual([])
})

test('the calendar links months up to the last one with events', async () => {
  const first = await getCalendar({ month: '2027-05' })
  expect({ previous: first.previous, value: first.next?.value }).toEqual({ previous: null, value: '2027-06' })
  const last = await getCalendar({ month: '2027-07' })
  expect({ value: last.previous?.value, next: last.next }).toEqual({ value: '2027-06', next: null })
  const beyond = await getCalendar({ month: '2031-01' })
  expect({ previous: beyond.previous, next: beyond.next, total: beyond.total }).toEqual({
    previous: null,
    next: null,
    total: 0,
  })
})

test('the calendar is in the shopper’s language', async () => {
  const july = await getCalendar({ month: '2027-07' }, { language: 'de' })
  expect(july.label).toBe('Juli 2027')
  expect(july.weekdays[2]).toEqual({ short: 'Mi', long: 'Mittwoch' })
  expect(july.days[0]?.long).toBe('Donnerstag, 1. Juli 2027')
  expect(july.previous?.label).toBe('Juni 2027')
})

test.each([{ month: '2027-13' }, { month: 'june' }, { venue: '<b>' }])(
  'the calendar ignores the invalid filter %o',
  async (input) => {
    expect((await getCalendar(input)).month).toBe('2027-05')
  },
)

test('a busy day has its number, and its first three events by time', async () => {
  const hours = ['22', '19', '20', '21']
  for (const [index, slug] of ['open-night', 'last-tickets', 'full-house', 'never'].entries()) {
    const start = new Date(`2027-11-05T${hours[index]}:00:00Z`)
    await getUpstream()
      .db.updateTable('events')
      .set({ doors_at: start, starts_at: start, ends_at: new Date('2027-11-06T02:00:00Z') })
      .where('product_id', 'in', (products) => products.selectFrom('products').select('id').where('slug', '=', slug))
      .execute()
  }
  const november = await getCalendar({ month: '2027-11' })
  expect({ total: november.total, ofDay: november.days[4]?.total }).toEqual({ total: 4, ofDay: 4 })
  expect(listSlugs(november).map((line) => line.slice(11))).toEqual(['last-tickets', 'full-house', 'never'])
})
