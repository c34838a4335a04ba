import { expect, test } from 'vitest'
import { telephoneHref } from './telephone-href.ts'

test('a number can be dialled from abroad as well', () => {
  expect(telephoneHref('020 7946 0141', 'GB')).toBe('tel:+442079460141')
  expect(telephoneHref('030 23125-107', 'DE')).toBe('tel:+493023125107')
})

test('a number that says its country, or whose country is unknown, is dialled as it is', () => {
  expect(telephoneHref('+44 20 7946 0141', 'GB')).toBe('tel:+442079460141')
  expect(telephoneHref('00 44 20 7946 0141', 'GB')).toBe('tel:00442079460141')
  expect(telephoneHref('(01) 234 56', 'XX')).toBe('tel:0123456')
})
