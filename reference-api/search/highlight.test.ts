import { expect, it } from 'vitest'
import { normaliseWord } from './normalise-word.ts'
import { highlight } from './highlight.ts'

const highlightText = (text: string, query: string[], terms: string[]) =>
  highlight(text, { query: query.map(normaliseWord), terms: new Set(terms.map(normaliseWord)), pre: '[', post: ']' })

it.each([
  ['Glass Ferry', ['fe'], ['ferry'], 'Glass [Fe]rry'],
  ['Glass Ferry', ['fery'], ['ferry'], 'Glass [Ferry]'],
  ['Müllers Mühle', ['mue'], ['müllers', 'mühle'], '[Mü]llers [Mü]hle'],
  ['Muellers', ['mü'], ['muellers'], '[Mue]llers'],
  ['Straßenbahn', ['strass'], ['straßenbahn'], '[Straß]enbahn'],
  ['Nothing here', ['fe'], ['ferry'], 'Nothing here'],
])('highlight keeps the spelling of %s for the query %j', (text, query, terms, value) => {
  expect(highlightText(text, query, terms).value).toBe(value)
})

it('highlight returns the match level of a text', () => {
  expect(highlightText('Glass Ferry', ['glass', 'ferry'], ['glass', 'ferry'])).toMatchObject({
    matchLevel: 'full',
    matchedWords: ['glass', 'ferry'],
  })
  expect(highlightText('Glass', ['glass', 'ferry'], ['glass', 'ferry']).matchLevel).toBe('partial')
  expect(highlightText('Hall', ['glass'], ['glass'])).toEqual({ value: 'Hall', matchLevel: 'none', matchedWords: [] })
})
