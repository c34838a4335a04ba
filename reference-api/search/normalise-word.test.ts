import { expect, it } from 'vitest'
import { normaliseWord, toIndexedTerms, splitWords } from './normalise-word.ts'

it.each([
  ['Müller', 'Mueller', 'Muller', 'MÜLLER'],
  ['Straße', 'Strasse', 'STRASSE'],
  ['Wiśniak', 'Wisniak'],
  ['Brontë', 'Bronte'],
  ['Ærø', 'Aero'],
  ['What’s', "what's", 'whats'],
])('%s is normalised like its other spellings', (word, ...spellings) => {
  for (const other of spellings) expect(normaliseWord(other)).toBe(normaliseWord(word))
})

it('a prefix of a word is normalised to a prefix of its normal form', () => {
  for (const word of ['Mueller', 'Straßenbahn', 'queue', 'Poesie', 'neue', 'Œuvre']) {
    for (let length = 1; length <= word.length; length += 1) {
      expect(
        normaliseWord(word).startsWith(normaliseWord(word.slice(0, length))),
        `${word.slice(0, length)} of ${word}`,
      ).toBe(true)
    }
  }
})

it('toIndexedTerms returns hyphenated words separately and joined', () => {
  expect(toIndexedTerms('Post-punk & Krautrock')).toEqual(['post', 'punk', 'krautrock', 'postpunk'])
  expect(toIndexedTerms('Hip‑Hop')).toEqual(['hip', 'hop', 'hiphop'])
})

it('splitWords returns the position of each word', () => {
  expect(splitWords('Die Pförtner!')).toEqual([
    { text: 'Die', normalised: 'die', start: 0 },
    { text: 'Pförtner', normalised: 'pfortner', start: 4 },
  ])
})
