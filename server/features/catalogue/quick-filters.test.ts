import { expect, test } from 'vitest'
import type { EventInformationResource } from '../../upstream/resources/catalogue.ts'
import { matchesQuickFilters, toGenreFacet, toGenreKeys } from './quick-filters.ts'

const createEvent = (sku: string, genre: string, startsAt: string, timeZone = 'Europe/London') =>
  ({ sku, genre, dates: { startsAt, timeZone } }) as EventInformationResource

const isShown = (when: 'tonight' | 'weekend', startsAt: string, now: string, timeZone?: string) =>
  matchesQuickFilters(createEvent('a', 'Jazz', startsAt, timeZone), { when }, new Map(), Date.parse(now))

test('matchesQuickFilters takes tonight from the venue’s own day', () => {
  expect(isShown('tonight', '2026-11-20T19:00:00+00:00', '2026-11-20T23:30:00Z')).toBe(true)
  expect(isShown('tonight', '2026-11-21T19:00:00+01:00', '2026-11-20T23:30:00Z', 'Europe/Berlin')).toBe(true)
  expect(isShown('tonight', '2026-11-21T19:00:00+00:00', '2026-11-20T23:30:00Z')).toBe(false)
})

test.each([
  ['Monday, the Friday to come', '2026-11-16', ['2026-11-20', '2026-11-22'], ['2026-11-19', '2026-11-23']],
  ['Saturday, what is left of it', '2026-11-21', ['2026-11-21', '2026-11-22'], ['2026-11-20', '2026-11-27']],
  ['Sunday, that day', '2026-11-22', ['2026-11-22'], ['2026-11-21', '2026-11-28']],
])('matchesQuickFilters shows this weekend on a %s', (_name, today, shown, hidden) => {
  const isOn = (day: string) => isShown('weekend', `${day}T19:00:00+00:00`, `${today}T12:00:00Z`)
  expect(shown.map(isOn)).not.toContain(false)
  expect(hidden.map(isOn)).not.toContain(true)
})

test('toGenreFacet counts genres by their English key, with names in the shopper’s language', () => {
  const start = '2026-11-20T19:00:00+00:00'
  const keys = toGenreKeys([createEvent('a', 'Chamber music', start), createEvent('b', 'Dub & reggae', start)])
  const german = [createEvent('a', 'Kammermusik', start), createEvent('b', 'Dub und Reggae', start)]
  expect(toGenreFacet([...german, german[1]!], keys)).toEqual([
    { value: 'dub-reggae', label: 'Dub und Reggae', count: 2 },
    { value: 'chamber-music', label: 'Kammermusik', count: 1 },
  ])
  expect(matchesQuickFilters(german[0]!, { genre: 'chamber-music' }, keys, 0)).toBe(true)
  expect(matchesQuickFilters(german[1]!, { genre: 'chamber-music' }, keys, 0)).toBe(false)
})
