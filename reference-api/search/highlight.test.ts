import { expect, it } from 'vitest'
import { normaliseWord } from './normalise-word.ts'
import { highlight } from './highlight.ts'

const marked = (text: string, query: string[], terms: string[]) =>
  highlight(text, { query: query.map(normaliseWord), terms: new Set(terms.map(normaliseWord)), pre: '[', post: ']' })

it.each([
  ['Glass Ferry', ['fe'], ['ferry'], 'Glass [Fe]rry'],
  ['Glass Ferry', ['fery'], ['ferry'], 'Glass [Ferry]'],
  ['Müllers Mühle', ['mue'], ['müllers', 'mühle'], '[Mü]llers [Mü]hle'],
  ['Muellers', ['mü'], ['muellers'], '[Mue]llers'],
  ['Straßenbahn', ['strass'], ['straßenbahn'], '[Straß]enbahn'],
  ['Nothing here', ['fe'], ['ferry'], 'Nothing here'],
])('%s, looked for with %j, reads as it was written', (text, query, terms, value) => {
  expect(marked(text, query, terms).value).toBe(value)
})

it('says how much of the query a text holds', () => {
  expect(marked('Glass Ferry', ['glass', 'ferry'], ['glass', 'ferry'])).toMatchObject({
    matchLevel: 'full',
    matchedWords: ['glass', 'ferry'],
  })
  expect(marked('Glass', ['glass', 'ferry'], ['glass', 'ferry']).matchLevel).toBe('partial')
  expect(marked('Hall', ['glass'], ['glass'])).toEqual({ value: 'Hall', matchLevel: 'none', matchedWords: [] })
})
