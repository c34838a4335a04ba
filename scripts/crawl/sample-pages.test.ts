import { expect, test } from 'vitest'
import { samplePages } from './sample-pages.ts'

const listEvents = (language: string) =>
  Array.from({ length: 10 }, (_, index) => `http://shop/whats-on/${index}?lng=${language}`)

test('a sample has pages of each kind, the same in both languages, spread over the sitemap', () => {
  const sample = samplePages([...listEvents('en'), ...listEvents('de'), 'http://shop/?lng=en'], 4)
  const selectEvents = (language: string) =>
    [0, 2, 5, 7].map((index) => `http://shop/whats-on/${index}?lng=${language}`)
  expect(sample).toEqual([...selectEvents('en'), ...selectEvents('de'), 'http://shop/?lng=en'])
})
