import { expect, test } from 'vitest'
import { toEventCalendarPath, parseEventCalendarPath } from './event-calendar-path.ts'

test('parseEventCalendarPath reads the path that toEventCalendarPath writes', () => {
  expect(parseEventCalendarPath(toEventCalendarPath('marrow-choir', 'de'))).toEqual({
    slug: 'marrow-choir',
    language: 'de',
  })
})

test('parseEventCalendarPath returns English when the path has no language', () => {
  expect(parseEventCalendarPath('/whats-on/marrow-choir/calendar.ics')).toEqual({
    slug: 'marrow-choir',
    language: 'en',
  })
})

test.each([
  '/whats-on/marrow-choir',
  '/whats-on/calendar.ics',
  '/whats-on/a/calendar.fr.ics',
  '/whats-on/..%2f/calendar.ics',
  '/whats-on/A/calendar.ics',
  '/whats-on/a/b/calendar.ics',
])('parseEventCalendarPath returns undefined for %s', (path) => {
  expect(parseEventCalendarPath(path)).toBeUndefined()
})
