import { expect, it } from 'vitest'
import { parseLocale } from './locale.ts'

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['de-CH', 'de'],
  ['DE-de,de;q=0.9,en;q=0.8', 'de'],
  ['fr,en;q=0.5,de;q=0.4', 'en'],
  ['en;q=0.1,de;q=0.9', 'de'],
  ['de;q=0,fr', 'en'],
  ['*', 'en'],
  ['x;q=nonsense,,;;', 'en'],
])('the header %j selects the language %s', (header, locale) => {
  expect(parseLocale(header)).toBe(locale)
})
