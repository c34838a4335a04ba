import { expect, test } from 'vitest'
import type { CalendarDay } from '#shared/api/catalogue/catalogue-schemas.ts'
import { toCalendarWeeks } from './to-calendar-weeks.ts'

const month = (length: number): CalendarDay[] =>
  Array.from({ length }, (_, index) => ({ date: `d${index + 1}`, day: index + 1, long: '', total: 0, events: [] }))

const before = { value: '2026-11', label: '' }

const listNumbers = (length: number, leadingDays: number) =>
  toCalendarWeeks({ days: month(length), following: [], leadingDays, previous: before }).map((week) =>
    week.map((cell) => cell?.day ?? null),
  )

test('every week has seven days, with null for days of other months', () => {
  const weeks = listNumbers(30, 1)
  expect(weeks).toHaveLength(5)
  expect(weeks[0]).toEqual([null, 1, 2, 3, 4, 5, 6])
  expect(weeks.at(-1)).toEqual([28, 29, 30, null, null, null, null])
  expect(weeks.every((week) => week.length === 7)).toBe(true)
})

test('a February has four weeks when it fits into them', () => {
  expect(listNumbers(28, 0)).toHaveLength(4)
})

test('a long month has six weeks when it begins on a Sunday', () => {
  const weeks = listNumbers(31, 6)
  expect(weeks).toHaveLength(6)
  expect(weeks.at(-1)).toEqual([30, 31, null, null, null, null, null])
})

test('the first month of the listing begins with the week of its first event', () => {
  const event = {
    slug: 'a',
    name: 'A',
    venue: '',
    status: 'on_sale',
    starts: '20:00',
  } as const
  const days = month(30).map((day) => (day.day === 20 ? { ...day, total: 1, events: [event] } : day))
  const calendar = { days, following: [], leadingDays: 6 }
  expect(toCalendarWeeks({ ...calendar, previous: null }).map((week) => week[0]?.day)).toEqual([16, 23, 30])
  expect(toCalendarWeeks({ ...calendar, previous: before })).toHaveLength(5)
  expect(toCalendarWeeks({ ...calendar, days: month(30), previous: null })).toHaveLength(6)
})

test('days of the next month continue the last week', () => {
  const weeks = toCalendarWeeks({ days: month(30), following: month(13), leadingDays: 6, previous: before })
  expect(weeks.slice(-2).map((week) => week.map((day) => day?.day))).toEqual([
    [30, 1, 2, 3, 4, 5, 6],
    [7, 8, 9, 10, 11, 12, 13],
  ])
})
