import { describe, expect, it } from 'vitest'
import { countNegations, isTooLong, listSentences } from './list-sentences.ts'

describe('listSentences', () => {
  it.each<[string, string, string[]]>([
    [
      'of a paragraph over two lines',
      'One is\nhere. Two is “there.” Three?',
      ['One is here.', 'Two is “there.”', 'Three?'],
    ],
    ['of each item', '- **Label:** text.\n- [Link](to/a.md) and `code: x. y`\n', ['Label.', 'text.', 'Link and X']],
    ['of each cell', '| a; b | c: d. |\n|---|---|\n', ['a;', 'b', 'c:', 'd.', '---', '---']],
    ['outside code', 'Run this:\n\n```sh\nnpm ci. Then\n```\n\nDone.', ['Run this:', 'Done.']],
    [
      'outside generated parts',
      'A.\n\n<!-- Made by npm run generate:docs. -->\n\nB.\n\n<!-- End of the generated table. -->\n\nC.',
      ['A.', 'C.'],
    ],
    [
      'before a document that is generated to its end',
      'A.\n\n<!-- `npm run test:matrix` writes this. -->\n\nB.',
      ['A.'],
    ],
  ])('lists the sentences %s', (_, document, sentences) => {
    expect(listSentences(document)).toEqual(sentences)
  })

  it('calls a sentence of 25 words too long, and counts no dash as a word', () => {
    expect(isTooLong(`The shop – with X – has 3 words more.${' word'.repeat(16)}`)).toBe(false)
    expect(isTooLong(`The shop – with X – has 3 words more.${' word'.repeat(17)}`)).toBe(true)
  })

  it('counts negations', () => {
    expect(countNegations('No token leaves, and none cannot be found.')).toBe(3)
  })
})
