/** From the comment that names a generated part's command to the comment that ends the part, or to the end. */
const generatedPart = /<!-- [^>]*npm run [^>]*-->[^]*?(?:<!-- End of the generated table\. -->|$)/g

const codeBlock = /^ *```[^]*?^ *```$/gm

/** Removes the marks of Markdown and the targets of links. Code counts as one word; a bold label as a sentence. */
const toPlainText = (markdown: string) =>
  markdown
    .replaceAll(':**', '.**')
    .replace(/`[^`]*`/g, 'X')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[*_[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const sentenceEnd = /(?<=[.!?][”)]?) +|(?<=:) +(?=[\p{Lu}\d“(])/u
const sentenceEndInCell = /(?<=[.!?:;][”)]?) +/

/** The sentences of a paragraph, a heading, an item of a list or a row of a table. */
const listBlockSentences = (block: string) =>
  /^\s*\|/.test(block)
    ? block
        .replaceAll('\\|', ' ')
        .split('|')
        .flatMap((cell) => toPlainText(cell).split(sentenceEndInCell))
    : toPlainText(block.replace(/^\s*(?:#+|[-*]|\d+\.) /, '')).split(sentenceEnd)

/**
 * The sentences of a Markdown document, without its code and its generated parts. A colon before a capital ends a
 * sentence, too; in a table so does each colon and semicolon.
 */
export const listSentences = (document: string): string[] =>
  document
    .replace(generatedPart, '')
    .replace(codeBlock, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )|\n(?=\s*\|)/)
    .filter((block) => !/^\n* {4}[^-\d* ]/.test(block))
    .flatMap(listBlockSentences)
    .filter((sentence) => sentence !== '')

/** A sentence has fewer words (CONTRIBUTING.md). */
const tooManyWords = 25

const countWords = (sentence: string): number => sentence.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length

export const isTooLong = (sentence: string): boolean => countWords(sentence) >= tooManyWords

const negation = /\b(?:not|no|never|none|nothing|without|neither|nor|cannot|nobody|nowhere|unless)\b/gi

export const countNegations = (sentence: string): number => sentence.match(negation)?.length ?? 0
