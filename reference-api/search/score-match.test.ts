import { expect, it } from 'vitest'
import { scoreMatch } from './score-match.ts'

const score = (words: string[], matched: Record<string, string[]>, title = 'Some other title') =>
  scoreMatch(words, { title }, matched)

it('scoreMatch counts the best field of a word, however often the word occurs', () => {
  expect(score(['folk'], { folk: ['relatedNames', 'summary', 'text'] })).toBe(
    score(['folk'], { folk: ['relatedNames'] }),
  )
  expect(score(['folk'], { folk: ['title'] })).toBeGreaterThan(score(['folk'], { folk: ['relatedNames', 'text'] }))
})

it('scoreMatch prefers a whole word to its beginning, and both to a typing error', () => {
  const scores = ['ferry', 'ferryman', 'merry'].map((term) => score(['ferry'], { [term]: ['title'] }))
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(new Set(scores).size).toBe(3)
})

it('scoreMatch takes no word for a misspelt other word of the query', () => {
  expect(score(['marrow', 'choir'], { marrow: ['title'] })).toBe(score(['marrow'], { marrow: ['title'] }))
})

it('scoreMatch counts joined words for each of them', () => {
  expect(score(['salt', 'works'], { saltworks: ['relatedNames'] })).toBe(6)
})

it('scoreMatch prefers a title that holds nothing else', () => {
  const matched = { saltworks: ['title'] }
  expect(score(['saltworks'], matched, 'Saltworks')).toBeGreaterThan(score(['saltworks'], matched, 'Live at Saltworks'))
})
