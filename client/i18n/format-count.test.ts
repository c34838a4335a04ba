import { expect, test } from 'vitest'
import { formatCount } from './format-count.ts'

test('formatCount groups thousands as the language does', () => {
  expect(formatCount(1450, 'en')).toBe('1,450')
  expect(formatCount(1450, 'de')).toBe('1.450')
  expect(formatCount(1234567, 'en')).toBe('1,234,567')
  expect(formatCount(900, 'de')).toBe('900')
})
