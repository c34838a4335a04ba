import { isTooLong } from './list-sentences.ts'

/** Blocks that begin a line, and line comments that follow each other or some code. */
const commentPattern = /^[ \t]*\/\*[^]*?\*\/|^[ \t]*\/\/.*(?:\n[ \t]*\/\/.*)*|(?<=\S)[ \t]\/\/ .*$/gm

const licensePattern = /@license|copyright|SPDX-/i

const stripMarks = (comment: string) =>
  comment
    .replace(/^\s*\/\*+|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\*(?!\/)|\/\/+)? ?/, ''))
    .join('\n')

/** Code in backticks counts as one word. An empty line and an item of a list begin a sentence. */
const splitSentences = (text: string): string[] =>
  text
    .replaceAll(/`[^`]*`/g, 'Code')
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/)
    .flatMap((part) => part.replaceAll(/\s+/g, ' ').split(/(?<=[.!?:;]["”)]?) (?=["“(]?[\p{Lu}\d<{])/u))

/** The sentences with too many words in the comments of TypeScript, JavaScript or CSS. Leaves out licences. */
export const findLongSentences = (code: string): string[] =>
  [...code.matchAll(commentPattern)]
    .map(([comment]) => comment)
    .filter((comment) => !licensePattern.test(comment))
    .flatMap((comment) => splitSentences(stripMarks(comment)))
    .filter(isTooLong)
    .map((sentence) => sentence.trim())
