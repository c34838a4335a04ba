import { expect, it } from 'vitest'
import { fold, indexedTerms, wordsOf } from './fold.ts'

it.each([
  ['Müller', 'Mueller', 'Muller', 'MÜLLER'],
  ['Straße', 'Strasse', 'STRASSE'],
  ['Wiśniak', 'Wisniak'],
  ['Brontë', 'Bronte'],
  ['Ærø', 'Aero'],
  ['What’s', "what's", 'whats'],
])('%s is the same word as each other way to write it', (one, ...others) => {
  for (const other of others) expect(fold(other)).toBe(fold(one))
})

it('folds the beginning of a word to the beginning of its fold, wherever its writer pauses', () => {
  for (const word of ['Mueller', 'Straßenbahn', 'queue', 'Poesie', 'neue', 'Œuvre']) {
    for (let length = 1; length <= word.length; length += 1) {
      expect(fold(word).startsWith(fold(word.slice(0, length))), `${word.slice(0, length)} of ${word}`).toBe(true)
    }
  }
})

it('takes hyphenated words apart, and together', () => {
  expect(indexedTerms('Post-punk & Krautrock')).toEqual(['post', 'punk', 'krautrock', 'postpunk'])
  expect(indexedTerms('Hip‑Hop')).toEqual(['hip', 'hop', 'hiphop'])
})

it('knows where a word stands', () => {
  expect(wordsOf('Die Pförtner!')).toEqual([
    { text: 'Die', folded: 'die', start: 0 },
    { text: 'Pförtner', folded: 'pfortner', start: 4 },
  ])
})
