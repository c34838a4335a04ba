import { expect, test } from 'vitest'
import { toTelephoneHref } from './to-telephone-href.ts'

test('a national number gets the dial code of its country', () => {
  expect(toTelephoneHref('020 7946 0141', 'GB')).toBe('tel:+442079460141')
  expect(toTelephoneHref('030 23125-107', 'DE')).toBe('tel:+493023125107')
})

test('an international number, and one of an unknown country, is dialled as printed', () => {
  expect(toTelephoneHref('+44 20 7946 0141', 'GB')).toBe('tel:+442079460141')
  expect(toTelephoneHref('00 44 20 7946 0141', 'GB')).toBe('tel:00442079460141')
  expect(toTelephoneHref('(01) 234 56', 'XX')).toBe('tel:0123456')
})
