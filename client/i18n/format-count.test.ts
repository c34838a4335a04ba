import { expect, test } from 'vitest'
import { formatCount } from './format-count.ts'

test('thousands are grouped as the language does it', () => {
  expect(formatCount(1450, 'en')).toBe('1,450')
  expect(formatCount(1450, 'de')).toBe('1.450')
  expect(formatCount(1234567, 'en')).toBe('1,234,567')
  expect(formatCount(900, 'de')).toBe('900')
})
