import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toRepositoryPath, repositoryRoot } from '../repository.ts'
import { findLongSentences } from './comment-sentences.ts'

const sourceGlob = [
  '*.{ts,js}',
  '{bench,client,docker,e2e,reference-api,runtime,scripts,server,shared,vite}/**/*.{ts,tsx,js,mjs,css}',
]

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')

describe('a sentence of a comment', () => {
  it('has fewer than 25 words in all source files but the data of the demo brand', () => {
    const files = globSync(sourceGlob, { cwd: repositoryRoot })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !file.startsWith('reference-api/demo-brand/content/'))
    expect(files.length).toBeGreaterThan(2000)
    expect(
      files.flatMap((file) =>
        findLongSentences(readFileSync(toRepositoryPath(file), 'utf8')).map((sentence) => `${file}: ${sentence}`),
      ),
    ).toEqual([])
  })

  it.each([
    ['in a block', `/** ${words(25)}. */`],
    ['in a block of several lines', `  /**\n   * ${words(13)}\n   * ${words(12)}.\n   */`],
    ['in lines', `// ${words(13)}\n// ${words(12)}.`],
    ['behind code', `const a = 1 // ${words(25)}`],
    ['with a colon before a small letter', `// ${words(13)}: ${words(12)}.`],
  ])('is found %s when it has 25 words', (_place, code) => {
    expect(findLongSentences(code)).toHaveLength(1)
  })

  it.each([
    ['24 words', `// ${words(24)}.`],
    ['two sentences', `// A ${words(20)}. A ${words(20)}.`],
    ['two paragraphs', `/**\n * ${words(20)}\n *\n * ${words(20)}\n */`],
    ['the items of a list', `/**\n * ${words(20)}:\n * - ${words(20)}\n * - ${words(20)}\n */`],
    ['words of code in backticks', `// ${words(20)} \`${words(20)}\`.`],
    ['a licence', `/*! @license ${words(40)} */`],
    ['a URL in code', `const url = 'https://example.com/${words(40)}'`],
  ])('is not found in %s', (_kind, code) => {
    expect(findLongSentences(code)).toEqual([])
  })
})
