import { expect, test } from 'vitest'
import { toTelephoneHref } from './to-telephone-href.ts'

test('a number can be dialled from abroad as well', () => {
  expect(toTelephoneHref('020 7946 0141', 'GB')).toBe('tel:+442079460141')
  expect(toTelephoneHref('030 23125-107', 'DE')).toBe('tel:+493023125107')
})

test('a number that says its country, or whose country is unknown, is dialled as it is', () => {
  expect(toTelephoneHref('+44 20 7946 0141', 'GB')).toBe('tel:+442079460141')
  expect(toTelephoneHref('00 44 20 7946 0141', 'GB')).toBe('tel:00442079460141')
  expect(toTelephoneHref('(01) 234 56', 'XX')).toBe('tel:0123456')
})
